"""Notices: how people are reached while they are not at the table, and what they want to be told."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Body, FastAPI, Path
from fastapi.responses import RedirectResponse
from sqlalchemy import Connection

from parcours.server.clock import now
from parcours.server.db.notices import ChannelRow
from parcours.server.db.rows import read_table
from parcours.server.http.caller import Called, Secret
from parcours.server.notices import channels
from parcours.server.notices.outgoing import BadTarget
from parcours.server.notices.push import are_keys
from parcours.server.wire import notices as wire
from parcours.server.wire import requests
from parcours.server.wire.addresses import TableId
from parcours.server.wire.errors import Denied
from parcours.server.wire.openapi import errors
from parcours.server.wire.words import NoticeKind

router = APIRouter(prefix="/api")

ChannelWish = Annotated[
    requests.PushWish | requests.EmailWish | requests.WebhookWish, Body(discriminator="kind")
]
LinkToken = Annotated[str, Path(max_length=80)]


def add_webhook_schemas(app: FastAPI) -> None:
    """Describe what the server posts to others beside what others ask of it."""

    @app.webhooks.post("notice", status_code=204)
    def notice(body: wire.WebhookNotice | wire.WebhookText) -> None:
        """What a webhook gets, in the form that was chosen for it."""

    @app.webhooks.post("push", status_code=204)
    def push(body: wire.PushMessage) -> None:
        """What a browser decrypts from a push message."""


@router.get("/notices", responses=errors())
async def show_ways(caller: Called) -> wire.NoticeWays:
    """How this server can reach people."""
    ways = caller.keeper.ways
    return {
        "push": ways.push.public_key if ways.push is not None else None,
        "email": ways.mail is not None,
        "webhook": ways.webhook,
    }


@router.post(
    "/notices/channels",
    status_code=201,
    responses=errors(
        "bad_request",
        "bad_address",
        "bad_target",
        "not_offered",
        "too_many_notices",
        changing=True,
    ),
)
async def add_channel(caller: Called, request: ChannelWish) -> wire.NewChannel:
    """Say how one can be reached. An e-mail address is confirmed by a link that is sent there."""
    keeper = caller.keeper
    ways = keeper.ways
    offered = {"push": ways.push, "email": ways.mail, "webhook": ways.webhook}
    if not offered[request.kind]:
        raise Denied("not_offered")
    _check_wishes(caller)
    match request:
        case requests.EmailWish():
            add = partial(channels.add_email, wish=request, at=now())
        case requests.WebhookWish():
            await _check_target(caller, request.url)
            add = partial(channels.add_webhook, wish=request, at=now())
        case requests.PushWish():
            await _check_subscription(caller, request)
            add = partial(channels.add_push, wish=request, at=now())
    secret = await keeper.store.write_all((), add)
    keeper.rooms.on_told()
    return {"secret": secret, "confirmed": request.kind != "email"}


def _check_wishes(caller: Called) -> None:
    """Denied to an address that has had many wishes for notices."""
    wishes = caller.keeper.notice_wishes
    if not wishes.take(caller.visitor.address):
        wait = wishes.retry_after(caller.visitor.address)
        raise Denied("too_many_notices", retry_after=wait)


async def _check_subscription(caller: Called, wish: requests.PushTarget) -> None:
    await _check_target(caller, wish.endpoint)
    if not are_keys(wish.keys.model_dump()):
        raise Denied("bad_target")


async def _check_target(caller: Called, url: str) -> None:
    try:
        await caller.keeper.ways.outgoing.check(url)
    except (BadTarget, TimeoutError):
        raise Denied("bad_target") from None


@router.get("/notices/channel", responses=errors("bad_request", "no_such_channel"))
async def show_channel(caller: Called, secret: Secret = None) -> wire.Channel:
    """One's own channel: whether its address is confirmed, and how many tables wait."""

    def work(connection: Connection) -> tuple[ChannelRow, int]:
        channel = channels.find_channel(connection, secret)
        return channel, channels.count_waiting(connection, channel.id)

    channel, waiting = await caller.keeper.store.read(work)
    return {
        "kind": channel.kind,
        # The endpoint of a browser is of no use to people.
        "address": "" if channel.kind == "push" else channel.address,
        "confirmed": channel.confirmed is not None,
        "waiting": waiting,
    }


@router.put(
    "/notices/channel",
    status_code=204,
    responses=errors(
        "bad_request", "bad_target", "no_such_channel", "too_many_notices", changing=True
    ),
)
async def renew_channel(
    caller: Called, request: requests.PushTarget, secret: Secret = None
) -> None:
    """Say that one's browser has another push subscription; all that it is told stays."""
    _check_wishes(caller)
    await _check_subscription(caller, request)
    renew = partial(channels.renew_push, secret=secret, renewed=request)
    await caller.keeper.store.write_all((), renew)


@router.delete(
    "/notices/channel",
    status_code=204,
    responses=errors("bad_request", "no_such_channel", changing=True),
)
async def forget_channel(caller: Called, secret: Secret = None) -> None:
    """Be reached there no more, for any table."""

    def work(connection: Connection) -> None:
        channels.forget(connection, channels.find_channel(connection, secret))

    await caller.keeper.store.write_all((), work)


@router.post(
    "/notices/confirm",
    status_code=204,
    responses=errors("bad_request", "link_used", changing=True),
)
async def confirm_address(caller: Called, request: requests.Confirm) -> None:
    """Confirm an e-mail address with what its first mail says, once."""
    confirm = partial(channels.confirm, token=request.token, at=now())
    await caller.keeper.store.write_all((), confirm)


@router.get(
    "/notices/unsubscribe/{token}",
    status_code=303,
    response_class=RedirectResponse,
    responses=errors("bad_request"),
)
async def show_unsubscribe(token: LinkToken) -> str:
    """The page that asks whether mails are to end: a program that only looks at links ends nothing."""
    return f"/unsubscribe/{token}"


@router.post(
    "/notices/unsubscribe/{token}",
    status_code=204,
    responses=errors("bad_request", "link_used", changing=True),
)
async def unsubscribe(caller: Called, token: LinkToken) -> None:
    """End all mails to an address, by the link in any of them (one click, RFC 8058)."""
    key = caller.keeper.ways.unsubscribe_key
    work = partial(channels.unsubscribe, key=key, token=token)
    await caller.keeper.store.write_all((), work)


@router.get(
    "/tables/{id}/notices",
    responses=errors("bad_request", "no_such_table", "no_such_channel", "forbidden"),
)
async def show_wants(caller: Called, id: TableId, secret: Secret = None) -> wire.Watch:
    """What one is told of a table by a channel."""
    table, seat = await caller.table()
    if seat is None:
        raise Denied("forbidden")

    def work(connection: Connection) -> list[NoticeKind]:
        channel = channels.find_channel(connection, secret)
        return channels.read_wants(connection, table, seat, channel)

    return {"wants": await caller.keeper.store.read(work)}


@router.put(
    "/tables/{id}/notices",
    status_code=204,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_channel",
        "forbidden",
        "too_many_notices",
        changing=True,
    ),
)
async def set_wants(
    caller: Called, id: TableId, request: requests.WatchWish, secret: Secret = None
) -> None:
    """Choose what one is told of a table by a channel, as the person who sits there; an empty choice ends it."""

    def work(connection: Connection, me: int | None) -> None:
        if me is None:
            raise Denied("forbidden")
        channel = channels.find_channel(connection, secret)
        table = read_table(connection, id)
        channels.watch(connection, table, me, channel, request.wants, now())

    await caller.write(work)
