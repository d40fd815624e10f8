"""How much the page weighs, and how long it takes on a slow line.

Seconds are told, not judged: they depend on the machine.
"""

import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import Contexts
from .driver import Person, my_turn, play_now

# Bytes, as they come over the line.
MOST = 250 * 1000
# What browsers call fast 3G: bits a second, and milliseconds for a way and back.
DOWN, UP, LATENCY = 1_600_000, 750_000, 150


def measure(one: Person, address: str, ready: Callable[[], None]) -> tuple[int, float]:
    """The bytes of a first visit and, over such a line, the seconds until it is ready."""
    # An address that differs in nothing but what follows its # would not be loaded again.
    one.page.goto("about:blank")
    line = one.page.context.new_cdp_session(one.page)
    sizes: list[int] = []
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    speed = {"downloadThroughput": DOWN / 8, "uploadThroughput": UP / 8, "latency": LATENCY}
    line.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    begun = time.monotonic()
    one.page.goto(address, wait_until="commit")
    ready()
    seconds = time.monotonic() - begun
    loaded = sum(sizes)
    line.detach()
    return loaded, seconds


def test_the_first_load_is_light(
    server: Server, person: Callable[..., Person], contexts: Contexts
) -> None:
    contexts.expected = ("Service Worker registration blocked",)
    one = person()

    def home() -> None:
        expect(one.page.locator("[data-game=happy] button")).to_be_visible()
        expect(one.page.locator("[data-game=happy] h2")).to_have_text("Happy")

    loaded, seconds = measure(one, server.url, home)
    print(f"\nhome: {loaded / 1000:.0f} KB, {seconds:.1f} s on 3G")
    assert loaded < MOST
    for game in ("smile_life", "happy"):
        # What the service worker has put aside would come over no line.
        other = person(service_workers="block")
        play_now(other, server.url, game)
        loaded, seconds = measure(other, other.page.url, partial(my_turn, other))
        print(
            f"table of {game}: {loaded / 1000:.0f} KB, {seconds:.1f} s on 3G until the first move"
        )
        assert loaded < MOST
