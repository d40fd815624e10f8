"""How much the page weighs, and how long it takes on a slow line.

Seconds are told, not judged: they depend on the machine.
"""

from collections.abc import Callable

from ..server.harness import Server
from .conftest import Contexts
from .driver import ANSWERS, LIT, Person, my_turn, play_now

# Bytes, as they come over the line.
MOST = 250 * 1000
# What browsers call fast 3G: bits a second, and milliseconds for a way and back.
DOWN, UP, LATENCY = 1_600_000, 750_000, 150


# Notes when the first thing that a selector finds has a place on the screen, by the page's own clock.
WATCH = """
selector => {
  const look = () => {
    if (document.querySelector(selector)?.getClientRects().length) window.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}
"""


def measure(one: Person, address: str, sign: str) -> tuple[int, float]:
    """The bytes of a first visit and, over such a line, the seconds until its sign is there."""
    # An address that differs in nothing but what follows its # would not be loaded again.
    one.page.goto("about:blank")
    one.page.add_init_script(f"({WATCH})({sign!r})")
    line = one.page.context.new_cdp_session(one.page)
    sizes: list[int] = []
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    speed = {"downloadThroughput": DOWN / 8, "uploadThroughput": UP / 8, "latency": LATENCY}
    line.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    one.page.goto(address, wait_until="commit")
    one.page.locator(sign).first.wait_for()
    # The letters and the rules come last; they weigh as well.
    one.page.wait_for_load_state("networkidle")
    seconds = one.page.evaluate("readyAt") / 1000
    line.detach()
    return sum(sizes), seconds


def test_the_first_load_is_light(
    server: Server, person: Callable[..., Person], contexts: Contexts
) -> None:
    contexts.expected = ("Service Worker registration blocked",)
    # What a service worker has put aside would come over no line.
    one = person(service_workers="block")

    loaded, seconds = measure(one, server.url, "[data-game=happy] .about:not(:empty)")
    print(f"\nhome: {loaded / 1000:.0f} KB, {seconds:.1f} s on 3G")
    assert loaded < MOST
    for game in ("smile_life", "happy"):
        other = person(service_workers="block")
        play_now(other, server.url, game)
        my_turn(other)
        loaded, seconds = measure(other, other.page.url, f"{LIT}, {ANSWERS}")
        print(
            f"table of {game}: {loaded / 1000:.1f} KB, {seconds:.1f} s on 3G until the first move"
        )
        assert loaded < MOST
