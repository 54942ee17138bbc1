"""The stack of scenes: what is asked for happens between frames, and answers arrive."""

from __future__ import annotations

from game.client.scene import Change, Home, Pop, Push, Quit, Replace, Route, Scene, Stack


class Page(Scene[str]):
    def __init__(self, name: str, log: list[str] | None = None) -> None:
        self.name = name
        self.log = [] if log is None else log

    def closed(self) -> None:
        self.log.append(f"{self.name} closed")


class Slip(Page):
    overlay = True


class Leaflet(Route[str], frozen=True):
    name: str


def stack_of(first: Page) -> Stack:
    return Stack(first, lambda route: Page(route.name))  # type: ignore[attr-defined]


def names(stack: Stack) -> list[str]:
    return [scene.name for scene in stack.scenes]  # type: ignore[attr-defined]


def test_push_and_pop_with_an_answer() -> None:
    answers: list[str | None] = []
    stack = stack_of(Page("title"))
    stack.apply(Push(Slip("ask"), answers.append))
    assert names(stack) == ["title", "ask"]
    stack.apply(Pop("yes"))
    stack.apply(Push(Slip("ask"), answers.append))
    stack.apply(Pop())
    assert (names(stack), answers) == (["title"], ["yes", None])


def test_an_answer_may_lead_on() -> None:
    def on(answer: str | None) -> Change | None:
        return Replace(Page(answer or ""))

    stack = stack_of(Page("title"))
    stack.apply(Push(Page("games"), on))
    stack.apply(Pop("set-up"))
    assert names(stack) == ["set-up"]


def test_who_replaces_answers_in_its_place() -> None:
    answers: list[str | None] = []
    stack = stack_of(Page("title"))
    stack.apply(Push(Page("one"), answers.append))
    stack.apply(Replace(Page("two")))
    stack.apply(Pop("from two"))
    assert answers == ["from two"]


def test_home_and_quit_close_all() -> None:
    log: list[str] = []
    stack = stack_of(Page("title", log))
    stack.apply(Push(Page("table", log)))
    stack.apply(Home(Page("fresh", log)))
    assert (names(stack), log) == (["fresh"], ["table closed", "title closed"])
    stack.apply(Quit())
    assert stack.over


def test_the_last_pop_ends_the_program() -> None:
    stack = stack_of(Page("title"))
    stack.apply(Pop())
    assert stack.over


def test_overlays_show_what_they_lie_on() -> None:
    stack = stack_of(Page("title"))
    stack.apply(Push(Page("table")))
    stack.apply(Push(Slip("pause")))
    stack.apply(Push(Slip("ask")))
    assert [scene.name for scene in stack.shown] == ["table", "pause", "ask"]  # type: ignore[attr-defined]


def test_a_route_opens_its_scene_wherever_a_scene_may_stand() -> None:
    answers: list[str | None] = []
    stack = stack_of(Page("title"))
    stack.apply(Push(Leaflet("rules"), answers.append))
    stack.apply(Replace(Leaflet("more rules")))
    assert names(stack) == ["title", "more rules"]
    stack.apply(Pop("read"))
    assert answers == ["read"]
    stack.apply(Home(Leaflet("table")))
    assert names(stack) == ["table"]
