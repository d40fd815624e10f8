"""Being told while the page is closed: chosen in the page, sent by the server, shown by the service worker.

Chromium's own push service can't be reached here. So the page's subscription is at a push service of the test: that
alone is put in place of the browser's. What the server sends there is decrypted as the browser would, and handed to
the service worker by the browser itself.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Worker, expect

from ..processes import wait_until
from ..server.harness import Server
from ..server.receivers import Browser as Subscriber
from ..server.receivers import Mailbox, Receiver, body_of, mailbox, receiver, shared
from ..server.test_seeking import seek
from .conftest import PHONE
from .driver import Person, my_turn, play
from .test_page import violations

SUBSCRIBE = """
  const given = %s
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async function (wish) {
    if (!wish.userVisibleOnly || !wish.applicationServerKey) throw new Error('not as browsers want it')
    return { toJSON: () => given }
  }
"""
TELL_ME = "Tell me when it is my turn"

mails = shared(mailbox)
service = shared(receiver)


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, mails: Mailbox) -> Iterator[Server]:
    """A server that sends in all ways, to loopback too."""
    database = f"sqlite:///{tmp_path_factory.mktemp('telling')}/tables.db"
    settings = {
        "private_targets": "allow",
        "public_url": "https://play.example.org",
        "smtp": mails.url,
        "mail_from": "parcours@play.example.org",
    }
    with Server(database, **settings) as server:
        yield server


def begin(host: Person, guest: Person, url: str) -> None:
    """Two people at a table of their own."""
    host.page.goto(url)
    link = host.lay_table("smile_life", "Inès", seats=2)
    guest.sit_down(link, "Bram")
    host.start()
    guest.at_table()


def open_dialog(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=TELL_ME).click()
    expect(page.get_by_role("dialog", name=TELL_ME)).to_be_visible()


def worker_of(context: BrowserContext) -> Worker:
    if not context.service_workers:
        context.wait_for_event("serviceworker")
    return context.service_workers[0]


def deliver(context: BrowserContext, page: Page, message: str) -> None:
    """Let the browser hand a message to our service worker, as if its push service had sent it."""
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state)")
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin[0], "registrationId": found[0], "data": message},
    )


def count_shown(worker: Worker) -> None:
    """Count what the worker has shown. Chromium forgets a notification that is asked for before it is on the screen,
    so nobody asks while it is being shown."""
    worker.evaluate(
        """() => {
             const show = registration.showNotification.bind(registration)
             self.count = 0
             registration.showNotification = async (...what) => {
               await show(...what)
               self.count += 1
             }
           }"""
    )


def wait_until_shown(worker: Worker, count: int) -> None:
    wait_until(lambda: worker.evaluate("self.count") == count)


def shown_by(worker: Worker) -> list[dict[str, str]]:
    shown: list[dict[str, str]] = worker.evaluate(
        """async () => (await registration.getNotifications())
             .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
    )
    return shown


def click_on(worker: Worker) -> None:
    """What a click on the notice does; nobody can click outside of the page."""
    worker.evaluate(
        """async () => {
             const [notification] = await registration.getNotifications()
             self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
           }"""
    )


def test_the_page_is_closed_and_the_service_worker_tells(
    telling: Server, service: Receiver, person: Callable[..., Person], axe: str
) -> None:
    host, guest = person(), person()
    subscriber = Subscriber(service)
    context = guest.page.context
    context.grant_permissions(["notifications"], origin=telling.url)
    context.add_init_script(SUBSCRIBE % json.dumps(subscriber.subscription()))
    begin(host, guest, telling.url)
    worker = worker_of(context)
    path = re.sub(r"#.*", "", guest.page.url).removeprefix(telling.url)
    open_dialog(guest.page)
    assert violations(guest.page, axe) == ""
    guest.page.get_by_role("checkbox", name="On this device").check()
    expect(guest.page.get_by_label("Somebody wants to play again")).to_be_checked()
    guest.page.get_by_role("button", name="Close").last.click()

    # They play until it is the host's turn; then the page of the guest is closed, and the host moves.
    play([host, guest], until=lambda: is_awaited(host))
    home = context.new_page()
    home.goto(telling.url)
    guest.page.close()
    before = len(subscriber.requests())
    play([host], until=lambda: not is_awaited(host))
    wait_until(lambda: len(subscriber.requests()) > before)
    told = subscriber.received()[-1]
    assert told["body"] == "It is your turn."

    deliver(context, home, json.dumps(told))
    wait_until(lambda: shown_by(worker))
    assert shown_by(worker) == [
        {"title": "Smile Life", "body": "It is your turn.", "tag": path, "data": path}
    ]
    # A click takes the window that is open to the table.
    click_on(worker)
    home.wait_for_url(f"{telling.url}{path}")
    person_again = Person(home, guest.chance)
    person_again.at_table()
    my_turn(person_again)
    assert shown_by(worker) == []


def test_a_subscription_that_the_browser_renews_is_sent_to_the_server(
    telling: Server, service: Receiver, person: Callable[..., Person]
) -> None:
    """Only Chromium itself can end a subscription: the event is the test's, and all that follows from it is real."""
    host, guest = person(), person()
    old, new = Subscriber(service, "old"), Subscriber(service, "new")
    context = guest.page.context
    context.grant_permissions(["notifications"], origin=telling.url)
    context.add_init_script(SUBSCRIBE % json.dumps(old.subscription()))
    begin(host, guest, telling.url)
    open_dialog(guest.page)
    guest.page.get_by_role("checkbox", name="On this device").check()
    expect(guest.page.get_by_label("Somebody wants to play again")).to_be_checked()
    guest.page.get_by_role("button", name="Close").last.click()
    play([host, guest], until=lambda: is_awaited(host))
    worker = worker_of(context)
    guest.page.goto(f"{telling.url}/rules/happy")
    worker.evaluate(
        """async subscription => {
             registration.pushManager.subscribe = async ({ applicationServerKey }) =>
               ({ toJSON: () => applicationServerKey && subscription })
             const sent = fetch
             const renewed = new Promise(done => {
               self.fetch = async (...what) => {
                 const answer = await sent(...what)
                 // The page may still be loading through this worker.
                 if (what[1]?.method === 'PUT') done(answer.status)
                 return answer
               }
             })
             self.dispatchEvent(new ExtendableEvent('pushsubscriptionchange'))
             if (await renewed !== 204) throw new Error('not taken')
             self.fetch = sent
           }""",
        new.subscription(),
    )
    before = len(old.requests())
    play([host], until=lambda: not is_awaited(host))
    wait_until(lambda: new.requests())
    assert new.received()[-1]["body"] == "It is your turn."
    assert len(old.requests()) == before


def test_who_looks_for_people_over_days_is_told(
    telling: Server, service: Receiver, person: Callable[..., Person], axe: str
) -> None:
    ana = person()
    page, subscriber = ana.page, Subscriber(service, "seeker")
    page.context.grant_permissions(["notifications"], origin=telling.url)
    page.context.add_init_script(SUBSCRIBE % json.dumps(subscriber.subscription()))
    page.clock.install()
    page.goto(telling.url)
    worker_of(page.context)
    form = page.locator("form", has=page.get_by_label("Pace"))
    form.get_by_label("Game").select_option("fatum")
    form.get_by_label("Pace").select_option("days")
    form.get_by_role("button", name="Look for people").click()
    page.get_by_role("button", name="Tell me when the table is full").click()
    expect(page.get_by_text("You will be told when the table is full.")).to_be_visible()
    assert violations(page, axe) == ""
    # Elsewhere on the page.
    page.locator("[data-game=happy]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Happy").first).to_be_visible()
    found = seek(telling, "Bram", game="fatum", pace="days")["seated"]["table"]["id"]
    wait_until(lambda: subscriber.requests())
    told = subscriber.received()[0]
    assert told["body"] == "Your table is full: the match begins."
    assert told["path"] == f"/table/{found}"
    page.clock.fast_forward(21_000)
    expect(page.get_by_text("Your table is full.")).to_be_visible()
    assert violations(page, axe) == ""
    page.get_by_role("link", name="Go there").click()
    page.wait_for_url(re.compile(f"/table/{found}"))
    ana.at_table()


def test_what_is_in_sight_is_not_shown_and_a_closed_app_is_opened(
    telling: Server, person: Callable[..., Person]
) -> None:
    one = person()
    context = one.page.context
    context.grant_permissions(["notifications"], origin=telling.url)
    one.page.goto(f"{telling.url}/rules/happy")
    worker = worker_of(context)
    worker.evaluate(
        """() => {
             self.badges = []
             navigator.setAppBadge = async number => void badges.push(number)
           }"""
    )
    count_shown(worker)
    message = {"title": "Happy", "body": "It is your turn.", "path": "/rules/happy", "waiting": 3}
    deliver(context, one.page, json.dumps(message))
    wait_until_shown(worker, 1)
    other = message | {"path": "/table/elsewhere", "waiting": 4}
    deliver(context, one.page, json.dumps(other))
    wait_until_shown(worker, 2)
    # The one before was about what is in sight.
    assert [shown["data"] for shown in shown_by(worker)] == ["/table/elsewhere"]
    assert worker.evaluate("self.badges") == [3, 4]
    # Chromium lets a service worker open windows only for a click of a person: look what it would open.
    worker.evaluate("() => { clients.openWindow = async path => void (self.opened = path) }")
    one.page.goto("about:blank")
    # What was in sight is there a moment longer, and a click would lead to it.
    windows = (
        "async () => (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length"
    )
    wait_until(lambda: worker.evaluate(windows) == 0)
    click_on(worker)
    wait_until(lambda: worker.evaluate("self.opened") == "/table/elsewhere")


def test_an_address_is_given_confirmed_and_forgotten(
    telling: Server, mails: Mailbox, person: Callable[..., Person], axe: str
) -> None:
    host, guest = person(), person(viewport=PHONE, has_touch=True)
    host.page.goto(telling.url)
    guest.sit_down(host.lay_table("smile_life", "Inès", seats=2), "Bram")
    page = guest.page
    # Before the match, in the waiting room.
    page.get_by_role("button", name=TELL_ME).click()
    dialog = page.get_by_role("dialog", name=TELL_ME)
    dialog.get_by_label("Your e-mail address").fill("bram@example.org")
    dialog.get_by_role("button", name="Send a link to confirm it").click()
    expect(dialog).to_contain_text("A link has been sent to bram@example.org.")
    box = dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    wait_until(lambda: mails.to("bram@example.org"))
    (mail,) = mails.to("bram@example.org")
    link = re.search(r"https://play.example.org(/confirm/\S+)", body_of(mail))
    assert link is not None
    reader = person().page
    reader.goto(telling.url + link[1])
    assert violations(reader, axe) == ""
    reader.get_by_role("button", name="Confirm").click()
    expect(reader.get_by_role("heading", name="Your address is confirmed.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name=TELL_ME).click()
    expect(dialog.get_by_role("checkbox", name="By e-mail to bram@example.org")).to_be_checked()
    assert violations(page, axe) == ""
    path = str(mail["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")
    reader.goto(telling.url + path)
    reader.get_by_role("button", name="Send me no more mails").click()
    expect(reader.get_by_role("heading", name="Your address is forgotten.")).to_be_visible()


def test_a_group_is_told(telling: Server, service: Receiver, person: Callable[..., Person]) -> None:
    host = person()
    host.page.goto(telling.url)
    host.lay_table("smile_life", "Inès", seats=2)
    host.page.get_by_role("button", name=TELL_ME).click()
    dialog = host.page.get_by_role("dialog", name=TELL_ME)
    dialog.get_by_text("Tell a group").click()
    dialog.get_by_label("Address of the webhook").fill(f"{service.url}/group")
    dialog.get_by_role("button", name="Tell this group").click()
    expect(dialog.get_by_role("button", name="Stop telling the group")).to_be_visible()
    wait_until(lambda: any(request.path == "/group" for request in service.requests))
    (posted,) = [request for request in service.requests if request.path == "/group"]
    assert "Inès invites you to play." in posted.json()["text"]
    dialog.get_by_role("button", name="Stop telling the group").click()
    expect(dialog.get_by_role("button", name="Stop telling the group")).to_be_hidden()


def test_where_nothing_is_offered_nothing_shows(
    tmp_path: Path, person: Callable[..., Person]
) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", push="off") as server:
        host = person()
        host.page.goto(server.url)
        with host.page.expect_response("**/api/notices"):
            host.lay_table("smile_life", "Inès", seats=2)
        expect(host.page.get_by_role("button", name="Stand up")).to_be_visible()
        assert host.page.get_by_role("button", name=TELL_ME).count() == 0
        host.page.close()


def is_awaited(one: Person) -> bool:
    return one.page.title().startswith("●")
