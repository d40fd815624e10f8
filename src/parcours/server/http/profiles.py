"""A place of one's own: its tables, statistics and people, another device, a copy of it all, and its end."""

import time
from functools import partial
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from parcours.server.access.visitors import PROFILE_COOKIE
from parcours.server.db.rows import TableRow
from parcours.server.http.caller import Called, Caller
from parcours.server.profiles import deletion, devices, export, history, keys, people
from parcours.server.profiles.passkeys import read_passkeys
from parcours.server.tables.seats import seat_of_profile
from parcours.server.wire import profiles as wire
from parcours.server.wire import requests
from parcours.server.wire.addresses import PersonId, TableId
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import HIGHEST_NUMBER, TABLE_ID
from parcours.server.wire.openapi import errors

# As long as browsers keep one; it is set again whenever the place is looked at.
COOKIE_SECONDS = 400 * 24 * 3600
COOKIE_PATH = "/api"

router = APIRouter(prefix="/api")

# What may go wrong with any change of one's place, and with making or opening one.
own_errors = partial(errors, "bad_request", "no_profile", changing=True)
entry_errors = partial(errors, "bad_request", changing=True)


def describe(connection: Connection, profile: str) -> wire.Profile:
    """A place as its owner sees it."""
    row = keys.read_profile(connection, profile)
    return {
        "name": row.name,
        "language": row.language,
        "created": row.created,
        "devices": keys.count_keys(connection, profile),
        "passkeys": [
            {"id": one.id, "created": one.created} for one in read_passkeys(connection, profile)
        ],
        "invitations": people.invitations_to(connection, profile),
    }


def opened(
    caller: Caller, response: Response, profile: wire.Profile, key: str
) -> wire.OpenedProfile:
    """The answer to somebody who made or opened a place: with this device's key, also as a cookie."""
    caller.set_cookie(response, PROFILE_COOKIE, key, COOKIE_PATH, COOKIE_SECONDS)
    return {"profile": profile, "key": key}


@router.post("/me", status_code=201, responses=entry_errors("bad_name", "profile_open"))
async def make_profile(
    caller: Called, request: requests.MakeProfile, response: Response
) -> wire.OpenedProfile:
    """Make a place of one's own, and open it on this device."""
    caller.keeper.check_arrival(caller.visitor)

    def work(connection: Connection) -> tuple[wire.Profile, str]:
        if caller.visitor.profile(connection) is not None:
            raise Denied("profile_open")
        id, key = keys.make_profile(connection, request.name, request.language)
        return describe(connection, id), key

    return opened(caller, response, *await caller.keeper.store.write_all((), work))


@router.get("/me", responses=errors("no_profile"))
async def show_profile(caller: Called, response: Response) -> wire.Profile:
    """One's own place."""
    profile = await caller.read_own(describe)
    key = caller.visitor.profile_key()
    if key is not None and PROFILE_COOKIE in caller.request.cookies:
        caller.set_cookie(response, PROFILE_COOKIE, key, COOKIE_PATH, COOKIE_SECONDS)
    return profile


@router.patch("/me", responses=own_errors("bad_name"))
async def change_profile(caller: Called, request: requests.ChangeProfile) -> wire.Profile:
    """Change the name or the language that other devices begin with. Names at tables stay as they are."""

    def work(connection: Connection, profile: str) -> wire.Profile:
        keys.change_profile(connection, profile, request.name, request.language)
        return describe(connection, profile)

    return await caller.write_own(work)


@router.delete("/me", status_code=204, responses=errors("no_profile", changing=True))
async def delete_profile(caller: Called, response: Response) -> None:
    """Delete one's place, and everything that names its owner. Moves in others' matches stay, as a former player's."""
    await caller.write_own(deletion.delete_profile)
    for id in await deletion.clear_deleted_seats(caller.keeper.store):
        await caller.keeper.rooms.refresh(id)
    response.delete_cookie(PROFILE_COOKIE, path=COOKIE_PATH, httponly=True, samesite="strict")


@router.get("/me/tables", responses=errors("bad_request", "no_profile"))
async def list_my_tables(
    caller: Called,
    before: Annotated[int | None, Query(ge=0, le=HIGHEST_NUMBER)] = None,
) -> list[wire.MyTable]:
    """One's tables that are not over, newest first; with `before`, the matches that ended before that time."""

    def work(connection: Connection, me: str) -> list[tuple[TableRow, int | None]]:
        found = history.my_tables(connection, me, before)
        return [(table, seat_of_profile(table, me)) for table in found]

    tables = await caller.read_own(work)
    return [{"table": caller.show(table, seat), "ended": table.ended} for table, seat in tables]


@router.get("/me/statistics", responses=errors("no_profile"))
async def show_statistics(caller: Called) -> list[wire.Statistic]:
    """How often one has played and won, by game and by whom one played against."""
    return await caller.read_own(history.statistics)


@router.get("/me/people", responses=errors("bad_request", "no_profile"))
async def list_people(
    caller: Called, table: Annotated[str | None, Query(pattern=TABLE_ID)] = None
) -> list[wire.Person]:
    """Those with whom one has finished a match and who have a place too, the last ones first; with a table at which one
    sits, those who don't sit there."""
    found = await caller.read_own(
        lambda connection, me: people.people_to_invite(connection, me, table)
    )
    return [
        {
            "id": one.id,
            "name": one.name,
            "game": one.game,
            "matches": one.matches,
            "last": one.last,
        }
        for one in found
    ]


@router.delete("/me/people/{person}", status_code=204, responses=own_errors("no_such_person"))
async def remove_person(caller: Called, person: PersonId) -> None:
    """Remove somebody from the list, for good: neither sees or invites the other any more."""
    await caller.write_own(lambda connection, me: people.remove_person(connection, me, person))


@router.post(
    "/me/people/{person}/invitation",
    status_code=204,
    responses=own_errors("no_such_person", "no_such_table", "not_open", "table_full"),
)
async def invite_person(caller: Called, person: PersonId, request: requests.InvitePerson) -> None:
    """Ask somebody to an open table at which one sits: it shows on their home page."""
    await caller.write_own(
        lambda connection, me: people.invite(connection, me, person, request.table)
    )
    caller.keeper.rooms.on_told()


@router.delete("/me/invitations/{id}", status_code=204, responses=own_errors())
async def decline_invitation(caller: Called, id: TableId) -> None:
    """Decline the invitation to a table."""
    await caller.write_own(lambda connection, me: people.decline(connection, me, id))


@router.get("/me/export", response_model=dict[str, object], responses=errors("no_profile"))
async def export_profile(caller: Called) -> Response:
    """All that is stored about oneself."""

    def work(connection: Connection, profile: str) -> bytes:
        found = export.export_profile(connection, profile)
        return orjson.dumps(found, option=orjson.OPT_INDENT_2)

    name = f"parcours-{time.strftime('%Y-%m-%d')}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    body = await caller.read_own(work)
    return Response(body, media_type="application/json", headers=headers)


@router.post("/me/link", status_code=201, responses=errors("no_profile", changing=True))
async def make_link(caller: Called) -> wire.ProfileLink:
    """A code that brings the place to another device, once and within a few minutes. One before it ends."""
    code = await caller.write_own(lambda connection, me: keys.make_code(connection, "link", me))
    return {"code": code, "seconds": keys.CODE_SECONDS}


@router.post("/me/devices", status_code=201, responses=entry_errors("code_used"))
async def open_profile(
    caller: Called, request: requests.OpenProfile, response: Response
) -> wire.OpenedProfile:
    """Open a place on this device by the code of a link."""
    caller.keeper.check_arrival(caller.visitor)

    def work(connection: Connection) -> tuple[wire.Profile, str]:
        profile = keys.use_code(connection, "link", request.code)
        assert profile is not None
        key = keys.add_key(connection, profile)
        return describe(connection, profile), key

    return opened(caller, response, *await caller.keeper.store.write_all((), work))


@router.delete("/me/devices", status_code=204, responses=errors("no_profile", changing=True))
async def close_elsewhere(caller: Called) -> None:
    """Close the place on all other devices, and the seats that they know."""
    key = caller.visitor.profile_key() or ""

    def work(connection: Connection, me: str) -> str:
        keys.remove_other_keys(connection, me, key)
        return me

    for id in await devices.renew_tokens(caller.keeper.store, await caller.write_own(work)):
        await caller.keeper.rooms.refresh(id)
