#!/bin/sh
# A bot for Fairy Lights that needs a shell and nothing else: it always does the first thing that is legal.
while IFS= read -r line; do
  case $line in
    *'"cmd":"hello"'*) echo '{"ok":true,"name":"First of all"}' ;;
    *'"cmd":"decide"'*)
      id=${line#*'"id":'}
      id=${id%%,*}
      first=${line##*'"actions":['}
      first=${first%%\}*}
      echo "{\"id\":$id,\"action\":$first}}"
      ;;
    *'"cmd":"quit"'*) exit 0 ;;
  esac
done
