"""The shipped sounds are those that the script makes, and they are fit to be heard."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("soundfile")

from game import places  # noqa: E402
from tools import make_sounds  # noqa: E402
from tools.sounds import effects, pieces  # noqa: E402
from tools.sounds.score import Loop  # noqa: E402
from tools.sounds.space import loudness, mean_loudness  # noqa: E402
from tools.sounds.tone import RATE, Samples, hertz  # noqa: E402

FILES = make_sounds.files()
ONES = sorted(FILES)
MUSIC = [path for path in ONES if path.stem.startswith("music")]
CALM = [path for path in MUSIC if path.stem == "music_2"]
AIR = [path for path in ONES if path.stem == "ambience"]
EFFECTS = [path for path in ONES if path.parent.name == "sounds"]


def name(path: Path) -> str:
    return path.stem


def slow(path: Path) -> Any:
    return pytest.param(path, marks=pytest.mark.slow)


@cache
def shipped(path: Path) -> Samples:
    return make_sounds.decoded(path.read_bytes())


@pytest.mark.parametrize("path", EFFECTS[::9], ids=name)
def test_an_effect_sounds_as_the_script_makes_it(path: Path) -> None:
    assert make_sounds.same(path.read_bytes(), FILES[path]())


@pytest.mark.sampled(0, 2)
@pytest.mark.parametrize("path", sorted({*ONES} - {*CALM}), ids=name)  # those are long: by the tool alone
def test_every_file_sounds_as_the_script_makes_it(path: Path) -> None:
    assert make_sounds.same(path.read_bytes(), FILES[path]())


def test_no_other_sound_is_shipped() -> None:
    assert set(places.ASSETS.rglob("*.ogg")) == set(FILES)


def test_all_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in ONES) < 7_000_000


@pytest.mark.parametrize("path", EFFECTS, ids=name)
def test_an_effect_begins_at_once_and_ends_softly(path: Path) -> None:
    sound = shipped(path)
    level = np.abs(sound).max(axis=1)
    assert np.argmax(level > level.max() * 0.003) < RATE * 0.010
    assert level[:20].max() < 0.003
    assert level[-20:].max() < 0.003
    assert len(sound) < RATE * 3.5


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("path", EFFECTS, ids=name)
def test_an_effect_is_as_loud_as_its_kind(path: Path) -> None:
    sound = shipped(path)
    assert min(abs(loudness(sound) - kind) for kind in effects.KINDS) < 0.6


@pytest.mark.parametrize("path", [*EFFECTS, *map(slow, MUSIC)], ids=name)
def test_nothing_clips_and_nothing_leans(path: Path) -> None:
    sound = shipped(path)
    assert np.abs(sound).max() < 0.89
    assert np.abs(sound.mean(axis=0)).max() < 0.001
    left, right = np.sqrt((sound**2).mean(axis=0))
    assert 0.8 < left / right < 1.25


@pytest.mark.slow
@pytest.mark.parametrize("path", [*MUSIC, *AIR], ids=name)
def test_a_piece_runs_into_its_own_start(path: Path) -> None:
    sound = shipped(path)
    steps = np.abs(np.diff(np.concatenate([sound[-4000:], sound[:4000]]), axis=0)).max(axis=1)
    assert steps[3900:4100].max() < 0.06
    end, start = np.std(sound[-RATE // 4 :]), np.std(sound[: RATE // 4])
    assert 0.2 < end / start < 3


@pytest.mark.slow
@pytest.mark.parametrize("path", MUSIC, ids=name)
def test_a_piece_is_long_and_even(path: Path) -> None:
    sound = shipped(path)
    assert 60 <= len(sound) / RATE <= (130 if path in CALM else 100)
    assert abs(mean_loudness(sound) - pieces.LOUDNESS) < 0.5
    parts = [mean_loudness(part) for part in np.array_split(sound, 12)]
    assert max(parts) - min(parts) < 8


def test_the_air_of_a_table_is_far_below_the_music() -> None:
    for path in AIR:
        assert mean_loudness(shipped(path)) < pieces.LOUDNESS - 12


def test_it_is_ones_turn_is_heard_over_the_music() -> None:
    """Also where both are equally loud in the settings."""
    assert loudness(effects.make("turn")) >= pieces.LOUDNESS + 6


@pytest.mark.parametrize("family", ["star", "count"])
def test_each_step_is_higher_than_the_one_before(family: str) -> None:
    lowest = [_lowest_strong(effects.make(one)) for one in effects.effects() if one.startswith(f"{family}_")]
    assert lowest == sorted(lowest)
    assert len(set(lowest)) == len(lowest) > 1


def test_a_deeper_fall_is_longer() -> None:
    lengths = [len(effects.make(f"fall_{step}")) for step in range(1, 9)]
    assert lengths == sorted(lengths)


def test_what_is_added_after_the_last_beat_comes_round_to_the_first() -> None:
    loop = Loop("test", tempo=120, beats_per_bar=4, bars=1)
    loop.play([(3.5, "A4", 1)], lambda hz, length: np.ones(round(length * RATE)), 1.0)
    assert np.abs(loop.samples[: RATE // 5]).min() > 0.5
    assert np.abs(loop.samples[RATE // 2 : RATE]).max() == 0


def test_a_bar_that_does_not_add_up_is_refused() -> None:
    loop = Loop("test", tempo=120, beats_per_bar=3, bars=2)
    assert loop.line(1, "F#5 A5:.5 -:1.5") == [(3.0, "F#5", 1.0), (4.0, "A5", 0.5)]
    with pytest.raises(ValueError, match="bar 1 holds 4 beats"):
        loop.line(0, "D5:3 | D5:4")


def test_notes_are_tuned_to_a440() -> None:
    assert hertz("A4") == 440
    assert hertz("C#5") == pytest.approx(554.365, abs=0.001)


def test_an_unknown_name_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        make_sounds.main(["trumpet"])
    assert end.value.code == 2
    assert "no sound is called trumpet" in capsys.readouterr().err


def _lowest_strong(sound: Samples) -> int:
    power = np.abs(np.fft.rfft(sound.mean(axis=1)))
    return int(np.argmax(power > power.max() * 0.3) * RATE / len(sound) / 10)
