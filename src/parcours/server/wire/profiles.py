"""What the server answers about places of one's own, and to those who look for people to play with."""

from typing_extensions import TypedDict

from parcours.server.wire.answers import Seated, Table
from parcours.server.wire.words import Language, SeekPace


class Passkey(TypedDict):
    id: str
    created: int


class PersonalInvitation(TypedDict):
    """An open table to which somebody asks whom they have played with; `name` is what they are called there."""

    table: str
    key: str
    game: str
    title: str
    name: str


class Profile(TypedDict):
    """A place of one's own, as its owner sees it: nobody else does. `devices` are those that have a key to it."""

    name: str
    language: Language
    created: int
    devices: int
    passkeys: list[Passkey]
    invitations: list[PersonalInvitation]


class OpenedProfile(TypedDict):
    """A place, and this device's key to it, which is also set as a cookie."""

    profile: Profile
    key: str


class ProfileLink(TypedDict):
    """What brings a place to another device, once and within so many seconds."""

    code: str
    seconds: int


class MyTable(TypedDict):
    """A table of mine, and when its match ended, if it did."""

    table: Table
    ended: int | None


class Statistic(TypedDict):
    """How many matches of a game somebody has finished and won: against `people`, bots of one level, or `mixed`
    levels. One person among bots makes it a match against people."""

    game: str
    against: str
    played: int
    won: int


class Person(TypedDict):
    """Somebody with whom one has played: what they were called the last time, which game it was, and when it ended."""

    id: str
    name: str
    game: str
    matches: int
    last: int


class Looking(TypedDict):
    """A game for which people are looked for: how many wait, and how many it takes."""

    game: str
    pace: SeekPace
    waiting: int
    needed: int


class Sought(Looking):
    """What became of looking for people. `seated` is the table, once enough were there; the token opens its seat."""

    token: str
    seated: Seated | None
