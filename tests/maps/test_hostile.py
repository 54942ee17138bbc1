"""Files that are no maps, or that mean harm: a sentence, no traceback, no other file opened."""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.faults import BadFile
from game.games.gravity import material
from game.games.gravity.face import read_face
from tests.maps.sheet import ENGLISH, Sheet

BILLION_LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij", strict=True))
    + "]><map>&j;</map>"
)
OUTSIDE = (
    '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map title="&x;">&x;</map>'
)


def reasons(path: Path) -> list[str]:
    with pytest.raises(BadFile) as caught:
        read_face(path)
    return [fault.reason(ENGLISH) for fault in caught.value.faults]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b'{"type": "map"}',
        b"<map",
        b"<map>\xff\xfe</map>",
        b'<?xml version="1.0" encoding="nonsense"?><map/>',
        b'<?xml version="1.0" encoding="utf-7"?><map/>',
        b"<map>" * 10_000,
        "<map/>".encode("utf-32"),
    ],
)
def test_no_xml(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "face.tmx"
    path.write_bytes(data)
    (reason,) = reasons(path)
    assert reason.startswith("this is no Tiled map: it is not XML (")


@pytest.mark.parametrize("text", [BILLION_LAUGHS, OUTSIDE, "<!DOCTYPE html><html/>"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_document_type_is_refused_before_it_is_read(tmp_path: Path, text: str, encoding: str) -> None:
    path = tmp_path / "face.tmx"
    path.write_bytes(text.encode(encoding))
    assert "it declares a document type" in reasons(path)[0]


def test_another_kind_of_xml(tmp_path: Path) -> None:
    path = tmp_path / "face.tmx"
    path.write_text("<svg><map/></svg>")
    assert reasons(path) == ["this is no Tiled map, it begins with “svg”."]


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "face.tmx"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert reasons(path) == ["the file is too large: it should have less than 65,536 bytes."]


def test_a_deep_file(tmp_path: Path) -> None:
    path = tmp_path / "face.tmx"
    path.write_text("<map>" + "<g>" * 9_000 + "</g>" * 9_000 + "</map>")
    assert reasons(path)[0].startswith("a face is an orthogonal map")


def test_a_folder_a_missing_file_and_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tmx")
    (tmp_path / "folder.tmx").mkdir()
    assert reasons(tmp_path / "pipe.tmx") == ["this is a pipe or a device, not a file."]
    assert reasons(tmp_path / "folder.tmx") == ["this is a folder, not a file."]
    assert reasons(tmp_path / "none.tmx") == ["there is no such file."]


def test_an_empty_map(tmp_path: Path) -> None:
    path = tmp_path / "face.tmx"
    path.write_text("<map/>")
    assert reasons(path) == [
        "a face is an orthogonal map that is not infinite (Map > Map Properties).",
        "a face is a square of 4 by 4 to 8 by 8 spaces; this map is ? by ? (Map > Resize Map).",
        "the spaces of a face are 96 by 96 pixels (Map > Map Properties).",
        "a face is drawn with one tileset, planet.tsx; this map uses none.",
        "a face has the tile layers ground, symbols, platforms, from below to above; this map has none.",
    ]


@pytest.mark.parametrize("size", ["1000000000", "-5", "NaN", "5.0", "1e999", "", "٥"])
def test_an_absurd_size(tmp_path: Path, size: str) -> None:
    sheet = Sheet().replace('width="5" height="5" tilewidth', f'width="{size}" height="5" tilewidth')
    shown = size[:9].replace("-", "−")
    assert reasons(sheet.written(tmp_path / "face.tmx"))[0].startswith(
        f"a face is a square of 4 by 4 to 8 by 8 spaces; this map is {shown} by 5 "
    )


@pytest.mark.parametrize(
    "number", ["NaN", "1.5", "-1", "4294967296", "99999999999999999999", "0x11", "", "１"]
)
def test_a_cell_that_holds_no_tile_number(tmp_path: Path, number: str) -> None:
    path = Sheet().written(tmp_path / "face.tmx")
    head, tail = path.read_text().split('csv">\n', 1)
    path.write_text(f'{head}csv">\n{number}{tail[tail.index(",") :]}', encoding="utf-8")
    assert reasons(path) == [
        f"the layer “ground” has “{number[:12].replace('-', '−')}” where the number of a tile belongs."
    ]


@pytest.mark.parametrize("pack", [zlib.compress, gzip.compress, bytes])
def test_a_packed_layer_is_not_unpacked(tmp_path: Path, pack: Callable[[bytes], bytes]) -> None:
    bomb = base64.b64encode(pack(bytes(1 << 25 if pack is not bytes else 100))).decode()[:50_000]
    path = tmp_path / "face.tmx"
    start, rest = Sheet().text.split('<data encoding="csv">', 1)
    data = f'<data encoding="base64" compression="zlib">{bomb}'
    path.write_text(start + data + rest[rest.index("</data>") :])
    assert reasons(path) == [
        "the layer “ground” is not stored as CSV (Map > Map Properties > Tile Layer Format)."
    ]


@pytest.mark.parametrize("cells", ["1", "1," * 10_000 + "1"])
def test_a_layer_of_another_length(tmp_path: Path, cells: str) -> None:
    path = tmp_path / "face.tmx"
    start, rest = Sheet().text.split('<data encoding="csv">', 1)
    path.write_text(f'{start}<data encoding="csv">{cells}{rest[rest.index("</data>") :]}')
    assert reasons(path) == [f"the layer “ground” has {cells.count(',') + 1:,} spaces instead of 25."]


@pytest.mark.parametrize(
    "source", ["/etc/passwd", "http://example.org/x.tsx", "../../../../../dev/zero", "planet.tsx/..", ".tsx"]
)
def test_another_tileset_is_never_opened(tmp_path: Path, source: str) -> None:
    sheet = Sheet().replace("../planet.tsx", source)
    (reason,) = reasons(sheet.written(tmp_path / "face.tmx"))
    assert reason.startswith("a face is drawn with one tileset, planet.tsx; this map uses")


def test_the_tileset_is_the_one_that_ships_whatever_lies_beside_the_map(tmp_path: Path) -> None:
    (tmp_path / "planet.tsx").write_text("<tileset><image source='/etc/passwd'/></tileset>")
    path = Sheet().replace("../planet.tsx", "planet.tsx").written(tmp_path / "1a.tmx")
    assert read_face(path) == read_face(material.faces_folder("pocket") / "1a.tmx")


def test_a_tileset_inside_the_map(tmp_path: Path) -> None:
    sheet = Sheet().replace('source="../planet.tsx"', 'name="planet.tsx"')
    assert reasons(sheet.written(tmp_path / "face.tmx")) == [
        "a face is drawn with one tileset, planet.tsx; this map holds one of its own."
    ]


def test_settings_with_the_names_of_python_things_do_no_harm(tmp_path: Path) -> None:
    sheet = Sheet().replace(
        'infinite="0"', 'infinite="0" filename="/etc/passwd" parse_xml="no" __class__="no"'
    )
    sheet.replace("<properties>", '<properties><property name="width" type="int" value="NaN"/>')
    face = read_face(sheet.written(tmp_path / "1a.tmx"))
    assert face == read_face(material.faces_folder("pocket") / "1a.tmx")
