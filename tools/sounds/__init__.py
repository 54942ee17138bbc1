"""Synthesis of every effect and every piece of music that Starbox ships."""
