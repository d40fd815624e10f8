"""Passkeys: keeping a place by one, and opening it with one."""

import asyncio

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from parcours.server.db.rows import PasskeyRow
from parcours.server.http.caller import Called
from parcours.server.http.profiles import describe, entry_errors, opened, own_errors
from parcours.server.profiles import keys, passkeys
from parcours.server.wire import profiles as wire
from parcours.server.wire import requests
from parcours.server.wire.addresses import PasskeyId
from parcours.server.wire.errors import Denied
from parcours.server.wire.openapi import errors

router = APIRouter(prefix="/api")


@router.post(
    "/me/passkeys/options",
    status_code=201,
    responses=errors("no_profile", "bad_passkey", changing=True),
)
async def ask_for_passkey(caller: Called) -> dict[str, object]:
    """What the browser needs to make a passkey for one's place, for `PublicKeyCredential`."""
    party = caller.visitor.party()

    def work(connection: Connection, me: str) -> tuple[str, str, str, list[PasskeyRow]]:
        name = keys.read_profile(connection, me).name
        code = keys.make_code(connection, "register", me)
        return me, name, code, passkeys.read_passkeys(connection, me)

    asked = await caller.write_own(work)
    return await asyncio.to_thread(passkeys.registration_options, party, *asked)


@router.post(
    "/me/passkeys",
    status_code=201,
    responses=own_errors("bad_passkey", "code_used"),
)
async def add_passkey(caller: Called, request: requests.Credential) -> wire.Profile:
    """Keep one's place by the passkey that the browser has made."""
    party = caller.visitor.party()
    challenge = await asyncio.to_thread(passkeys.signed_challenge, request.credential)

    def use(connection: Connection, me: str) -> str:
        if keys.use_code(connection, "register", challenge) != me:
            raise Denied("code_used")
        return me

    me = await caller.write_own(use)
    row = await asyncio.to_thread(
        passkeys.check_registration, party, me, request.credential, challenge
    )

    def add(connection: Connection, owner: str) -> wire.Profile:
        passkeys.add_passkey(connection, row)
        return describe(connection, owner)

    return await caller.write_own(add)


@router.delete(
    "/me/passkeys/{passkey}",
    responses=own_errors("bad_passkey"),
)
async def remove_passkey(caller: Called, passkey: PasskeyId) -> wire.Profile:
    """Let a passkey no longer open one's place."""

    def work(connection: Connection, me: str) -> wire.Profile:
        passkeys.remove_passkey(connection, me, passkey)
        return describe(connection, me)

    return await caller.write_own(work)


@router.post("/me/sign-in/options", status_code=201, responses=errors("bad_passkey", changing=True))
async def ask_to_sign_in(caller: Called) -> dict[str, object]:
    """What the browser needs to show one of its passkeys."""
    caller.keeper.check_arrival(caller.visitor)
    party = caller.visitor.party()
    code = await caller.keeper.store.write_all(
        (), lambda connection: keys.make_code(connection, "sign_in", None)
    )
    return await asyncio.to_thread(passkeys.sign_in_options, party, code)


@router.post("/me/sign-in", status_code=201, responses=entry_errors("bad_passkey", "code_used"))
async def sign_in(
    caller: Called, request: requests.Credential, response: Response
) -> wire.OpenedProfile:
    """Open the place that a passkey keeps on this device."""
    caller.keeper.check_arrival(caller.visitor)
    party = caller.visitor.party()
    credential = request.credential
    challenge = await asyncio.to_thread(passkeys.signed_challenge, credential)
    store = caller.keeper.store

    def use(connection: Connection) -> PasskeyRow | None:
        # Used up, even if the passkey is not known.
        keys.use_code(connection, "sign_in", challenge)
        return passkeys.find_passkey(connection, str(credential.get("id")))

    row = await store.write_all((), use)
    if row is None:
        raise Denied("bad_passkey")
    uses = await asyncio.to_thread(passkeys.check_sign_in, party, row, credential, challenge)

    def enter(connection: Connection) -> tuple[wire.Profile, str]:
        passkeys.note_use(connection, row.id, uses)
        profile = describe(connection, row.profile)
        return profile, keys.add_key(connection, row.profile)

    profile, key = await store.write_all((), enter)
    return opened(caller, response, profile, key)
