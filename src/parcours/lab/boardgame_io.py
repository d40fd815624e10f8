"""boardgame.io under the same load as our server: a trivial game, kept in memory and not on a disk.

It runs on Node, and npm fetches it into a folder that is gone afterwards.
"""

import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

import orjson
import uvloop
from picows import WSFrame, WSTransport

from parcours.core.errors import SetupError
from parcours.lab.load import Laid, Load, Seat
from parcours.lab.measures import LoadMeasure
from parcours.lab.server_bench import SEATS, play_on

PACKAGE = "boardgame.io@0.50.2"
SCRIPT = resources.files("parcours.lab") / "boardgame_io.js"
READY = "ready\n"

# What socket.io's messages begin with, in the namespace that boardgame.io gives the game.
_EVENT = b"42/cards,"
_SYNC = _EVENT + b'["sync"'
_UPDATE = _EVENT + b'["update"'
_NUMBER = b'"_stateID":'
_PLAYER = b'"currentPlayer":"%d"'


@contextmanager
def installed() -> Iterator[str]:
    """The folder that its package lies in; SetupError where it can't be had."""
    npm = shutil.which("npm")
    if npm is None or not shutil.which("node"):
        raise SetupError("measuring boardgame.io needs Node: expected node and npm on this machine")
    with tempfile.TemporaryDirectory(prefix="parcours-boardgame-io-") as folder:
        fetched = subprocess.run(
            [npm, "install", "--loglevel=error", "--no-audit", "--prefix", folder, PACKAGE],
            capture_output=True,
            text=True,
            check=False,
        )
        if fetched.returncode:
            raise SetupError(f"npm could not fetch {PACKAGE}: {fetched.stderr.strip()}")
        yield folder


def measure_load(folder: str, count: int, seconds: float, think: float = 0.0) -> LoadMeasure:
    """`count` tables at once, as `serving.measure_load` does it with ours."""
    # A table is made by the first client that comes, and nobody has a token.
    laid = [Laid(uuid.uuid4().hex, [""] * SEATS) for _ in range(count)]
    port = _free_port()

    command = ["node", str(SCRIPT), folder, str(port)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            if process.stdout.readline() != READY:
                raise SetupError("boardgame.io did not start")
            load = Load(f"http://127.0.0.1:{port}", count, think, BoardgameSeat)
            return uvloop.run(play_on(load, laid, process.pid, seconds))
        finally:
            process.kill()


class BoardgameSeat(Seat):
    """A seat at a table of boardgame.io, which speaks socket.io."""

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        said = frame.get_payload_as_bytes()
        if said.startswith((_SYNC, _UPDATE)):
            number, asked = _number(said), _PLAYER % self.seat in said
            self.see(said, number, asked, over=False)
        elif said.startswith(b"0"):
            self.say(b"40/cards,")
        elif said.startswith(b"40"):
            me = str(self.seat)
            self.say(_EVENT + orjson.dumps(["sync", self.table.laid.id, me, None, SEATS]))
        elif said == b"2":
            self.say(b"3")

    def any_move(self) -> bytes:
        me = str(self.seat)
        move = {"type": "draw", "args": [], "playerID": me}
        action = {"type": "MAKE_MOVE", "payload": move}
        message = ["update", action, self.number, self.table.laid.id, me]
        return _EVENT + orjson.dumps(message)


def _number(said: bytes) -> int:
    """How many moves had been made: what the state says, which comes before what the moves in its log say."""
    start = said.index(_NUMBER) + len(_NUMBER)
    end = start
    while said[end : end + 1].isdigit():
        end += 1
    return int(said[start:end])


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
