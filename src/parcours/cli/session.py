"""A match played at one screen: what is shown to whom, and what people may type."""

import errno
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parcours.bots import Bot, SearchingBot, decide, seat_chance
from parcours.cli.boards import find_board
from parcours.cli.rules import print_rules
from parcours.cli.screen import screen
from parcours.core.errors import NotationError, Refused, SetupError
from parcours.core.match import Match, NamedMove
from parcours.core.notation import TABLE_NAME, Form
from parcours.stories.story import story
from parcours.texts import Texts
from parcours.texts.card_rules import card_rules
from parcours.texts.faces import card_lines

# The names under which a view may tell what is awaited, the most particular one first.
QUESTIONS = ("question", "step", "phase")
# Forgets what scrolled out of sight too, so that nobody scrolls back to another's hand.
FORGET = "\x1b[3J"
INDENT = (0, 0, 0, 2)
DASH = "\N{EN DASH}"
MOST_SUGGESTIONS = 3
# From this many on, moves that differ in an amount are shown as one line.
MANY_AMOUNTS = 5
# Why a file can't be written, where there is a message for it.
PROBLEMS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
}


class Leave(Exception):
    """Somebody wants to stop."""


class Session:
    """One match, the people at the screen, and the bots on the other seats.

    `now` gives seconds that only ever grow. A clock of the match runs from the beginning of the session: a record does
    not say how long it was played before.
    """

    def __init__(
        self,
        match: Match,
        people: list[str],
        bots: dict[str, Bot],
        texts: Texts,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self.now = now
        self.started = now()
        self.people = people
        self.bots = bots
        self.texts = texts
        self.chances = {name: seat_chance(match.seed, match.seat(name)) for name in bots}
        self.draw = find_board(match.game)
        self.console: Console = screen()
        # How many events each person has read in the log, and who sits before the screen now.
        self.heard = dict.fromkeys(people, 0)
        self.sitting = people[0] if len(people) == 1 else ""
        self.commands: dict[str, Callable[[str, str], bool]] = {
            "moves": self._moves,
            "table": self._table,
            "card": self._card,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "rules": self._rules,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            self._welcome()
            self._play()
            self._finish()
            self._tell_lives()
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self._say("terminal-quit")

    def _play(self) -> None:
        try:
            while not self.match.over:
                self._check_clock()
                waiting = self.match.to_act
                bot = next((name for name in waiting if name in self.bots), None)
                if bot is None:
                    self._person_moves(waiting[0])
                else:
                    self._bot_moves(bot)
        except Leave:
            pass

    def _check_clock(self) -> None:
        """Let the table say that the time is up, as soon as it is."""
        due = self.match.clock
        if due is not None and self.now() - self.started >= due[0]:
            self.match.play(TABLE_NAME, due[1])
            self._say("terminal-time-up", style="bold yellow")

    def _bot_moves(self, name: str) -> None:
        seat = self.match.seat(name)
        bot = self.bots[name]
        with self._thinking(name) if isinstance(bot, SearchingBot) else nullcontext():
            choice = decide(bot, self.match.state, seat, self.chances[name])
        self.match.play(name, self.match.say(choice.move))

    def _thinking(self, name: str) -> AbstractContextManager[object]:
        """Say who thinks, for as long as it takes; nothing is left of it."""
        said = self.texts.say("terminal-thinking", player=self.texts.player(name))
        return self.console.status(said) if self.console.is_terminal else nullcontext()

    def _person_moves(self, player: str) -> None:
        """Show the table and listen until the player has changed it."""
        self._hand_over(player)
        self._table(player, "")
        while not self._answer(player, " ".join(self._ask(player).split())):
            pass

    def _hand_over(self, player: str) -> None:
        """With several people at one screen, nothing is shown before the right one sits there."""
        if self.sitting == player:
            return
        if self.sitting and self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        self._input(self.texts.say("terminal-handover", player=self.texts.player(player)))
        self.sitting = player

    def _answer(self, player: str, typed: str) -> bool:
        """Do what was typed; whether the match has changed."""
        self._check_clock()  # it ran while the player was thinking
        if not typed:
            return False
        if typed.isdecimal():
            legal, _ = self._menu(player)
            if 1 <= int(typed[:9]) <= len(legal):
                return self._move(player, legal[int(typed) - 1].notation)
            self._say("terminal-no-number", number=len(legal))
            return False
        verb, _, rest = typed.partition(" ")
        command = self.commands.get(verb.lower())
        # A word of the game goes before a word of this program.
        if command is None or verb.lower() in self._verbs():
            return self._move(player, typed.lower())
        return command(player, rest)

    def _move(self, player: str, notation: str) -> bool:
        try:
            self.match.play(player, notation)
        except NotationError:
            self._misunderstood(player, notation)
            return False
        except Refused as refused:
            self._refuse(refused)
            return False
        return True

    def _misunderstood(self, player: str, typed: str) -> None:
        """Say that it is no move, and how the moves that begin with this word are written."""
        verb = typed.partition(" ")[0]
        forms = [form for form in self.match.grammar.forms if form.words[0] == verb]
        if forms:
            self._say("terminal-not-a-move", text=typed)
            written = "\n".join(self._written(form) for form in forms)
            self.console.print(Padding(Text(written), INDENT))
        else:
            self._say("terminal-unknown", text=typed)
        legal = [move.notation for move in self.match.legal(player)]
        near = get_close_matches(typed, legal, MOST_SUGGESTIONS)
        if near:
            self._say("terminal-suggestion", text=", ".join(near))

    def _written(self, form: Form) -> str:
        """A form of the notation, with what stands in its slots in the reader's language."""
        words: list[str] = []
        for word, slot in zip(form.words, form.slots, strict=True):
            if slot is None:
                words.append(word)
                continue
            message = f"slot-{slot.kind}"
            said = self.texts.say(message) if self.texts.has(message) else slot.kind
            words.append(f"<{said}>" + ("…" if slot.many else ""))
        return " ".join(words)

    def _refuse(self, refused: Refused) -> None:
        said = self.texts.refusal(refused)
        if self.texts.has(f"rule-{refused.rule.replace('.', '-')}"):
            said = self.texts.say("terminal-why", rule=refused.rule, text=said)
        self.console.print(said, style="yellow")

    # What people may type, besides moves. Each says whether the match has changed.

    def _moves(self, player: str, rest: str) -> bool:
        lines = Table.grid(padding=(0, 2))
        lines.add_column(justify="right", style="bold cyan", no_wrap=True)
        lines.add_column()
        lines.add_column(style="dim")
        moves, folded = self._menu(player)
        for number, move in enumerate(moves, 1):
            lines.add_row(str(number), self.texts.move(self.match, move), move.notation)
        self._say("terminal-moves")
        self.console.print(Padding(lines, INDENT))
        if folded:
            self._say("terminal-amounts")
            self.console.print(Padding(Text("\n".join(folded)), INDENT))
        return False

    def _table(self, player: str, rest: str) -> bool:
        view = self.match.view(player)
        self.console.print()
        self.console.print(self.draw(view, self.texts, player))
        self._log(player)
        self.console.print()
        for name in QUESTIONS:
            if self.texts.has(f"ask-{view.get(name)}"):
                turn = self.texts.player(str(view.get("turn", "")))
                self._say(f"ask-{view[name]}", style="bold", player=turn)
                break
        return self._moves(player, rest)

    def _card(self, player: str, rest: str) -> bool:
        """What stands on a card, or on all cards in hand."""
        deck = self.match.deck
        life = self.match.view(player).get(player)
        hand = life.get("hand") if isinstance(life, dict) else None
        kinds = [rest.lower()] if rest else sorted(set(hand)) if isinstance(hand, list) else []
        lines = Table.grid(padding=(0, 2))
        for kind in kinds:
            if kind not in deck.index:
                self._say("terminal-unknown", text=kind)
                return False
            said = "; ".join(card_lines(self.texts, deck, kind))
            lines.add_row(self.texts.card(kind), Text(kind, "dim"), said)
        self.console.print(Padding(lines, INDENT))
        if rest:
            rules = " ".join(card_rules(self.match.game, deck)[kinds[0]])
            for text, style in ((self.texts.about(kinds[0]), "italic"), (rules, "dim")):
                if text:
                    self.console.print(Padding(Text(text, style), INDENT))
        return False

    def _why(self, player: str, rest: str) -> bool:
        if not rest:
            self._say("terminal-no-move")
            return False
        legal, _ = self._menu(player)
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(legal):
            rest = legal[int(rest) - 1].notation
        try:
            refused = self.match.refusal(player, rest.lower())
        except NotationError:
            self._misunderstood(player, rest.lower())
            return False
        if refused is None:
            move = self.texts.move(self.match, rest.lower())
            self._say("terminal-allowed", move=move)
            return False
        self._refuse(refused)
        self.console.print(Padding(self.texts.rule(refused.rule), INDENT), style="dim")
        return False

    def _undo(self, player: str, rest: str) -> bool:
        try:
            self.match.take_back(player)
        except Refused as refused:
            self._refuse(refused)
            return False
        self._say("terminal-undone")
        return True

    def _save(self, player: str, rest: str) -> bool:
        if rest:
            self._write(Path(rest).expanduser())
        else:
            self._say("terminal-no-file")
        return False

    def _rules(self, player: str, rest: str) -> bool:
        if not rest:
            for chapter, title, _ in self.texts.chapters():
                self.console.print(Text.assemble((f"{chapter:<7}", "cyan"), title))
            return False
        try:
            print_rules(self.console, self.texts, rest)
        except SetupError:
            self._say("terminal-no-rule", rule=rest)
        return False

    def _help(self, player: str, rest: str) -> bool:
        self._say("terminal-help")
        self._say("terminal-help-more")
        return False

    def _quit(self, player: str, rest: str) -> bool:
        raise Leave

    # Beginning and end.

    def _welcome(self) -> None:
        self.console.print(self.texts.say("game-name"), style="bold")
        self._say("terminal-welcome")
        due = self.match.clock
        if due is not None:
            self._say("terminal-clock", number=due[0] // 60)
        if self.bots:
            for bot in sorted({bot.name for bot in self.bots.values()}):
                names = [
                    self.texts.player(name) for name in self.bots if self.bots[name].name == bot
                ]
                level = f"level-{bot}"
                said = self.texts.say(level) if self.texts.has(level) else bot
                self._say("terminal-bots", players=", ".join(names), number=len(names), bot=said)
                if self.texts.has(f"{level}-about"):
                    self._say(f"{level}-about", style="dim")

    def _finish(self) -> None:
        result = self.match.result
        if result is None:
            return
        reader = self.sitting or self.people[0]
        self.console.print()
        self.console.print(self.draw(self.match.view(reader), self.texts, reader))
        self._log(reader)
        self.console.print()
        self._say("terminal-over", style="bold")
        reason = self.texts.say(f"reason-{result.reason}")
        self._say("terminal-result", text=f"{reason} ({result.rule})")
        for place in result.ranking:
            self._say(
                "terminal-place",
                place=place.place,
                player=self.texts.player(place.player),
                score=place.score,
            )
        winners = [self.texts.player(player) for player in result.winners]
        if len(winners) == 1:
            self._say("terminal-winner", style="bold green", player=winners[0])
        else:
            self._say("terminal-winners", style="bold green", players=", ".join(winners))
        self._say("terminal-seed", seed=str(self.match.seed))

    def _tell_lives(self) -> None:
        """The life of each player, as everybody may hear it at the end."""
        if not self.match.over:
            return
        for player in self.match.players:
            told = story(self.match, player, self.texts.language, self.texts.names)
            self.console.print()
            self.console.print(Text(self.texts.player(player), "bold"))
            self.console.print(Padding(Text(told), INDENT))

    def _offer_to_save(self) -> None:
        file = self._input(self.texts.say("terminal-offer")).strip()
        if file:
            self._write(Path(file).expanduser())

    def _write(self, path: Path) -> None:
        """Save the record; nothing but an earlier record is written over."""
        try:
            if path.exists() and not path.read_bytes().startswith(b"parcours record "):
                self._say(
                    "terminal-not-saved", file=str(path), text=self.texts.say("terminal-taken")
                )
                return
            path.write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            why = self.texts.say(f"terminal-file-{PROBLEMS.get(error.errno or 0, 'other')}")
            self._say("terminal-not-saved", file=str(path), text=why)
            return
        self._say("terminal-saved", file=str(path))

    # Speaking and listening.

    def _log(self, player: str) -> None:
        """What has happened since that player last looked."""
        events = self.match.events(player)
        # A move taken back takes its events with it.
        new = events[min(self.heard[player], len(events)) :]
        self.heard[player] = len(events)
        if new:
            self.console.print(Text(self.texts.say("terminal-log"), "dim"))
            for event in new:
                self.console.print(Padding(Text(f"{DASH} {self.texts.event(event)}"), INDENT))

    def _menu(self, player: str) -> tuple[list[NamedMove], list[str]]:
        """What may be done, in the order of the notation's forms: moves to choose by number, and lines for those
        that differ in an amount only, which are too many to choose from and are typed."""
        alike: dict[str, list[NamedMove]] = {}
        for move in sorted(self.match.legal(player), key=_form):
            words = move.notation.split()
            alike.setdefault(" ".join("#" if w.isdecimal() else w for w in words), []).append(move)
        moves: list[NamedMove] = []
        folded: list[str] = []
        for pattern, group in alike.items():
            if len(group) < MANY_AMOUNTS:
                moves += group
                continue
            words = pattern.split()
            for at in [at for at, word in enumerate(words) if word == "#"]:
                amounts = [int(move.notation.split()[at]) for move in group]
                words[at] = f"{min(amounts)}…{max(amounts)}"
            folded.append(" ".join(words))
        return moves, folded

    def _verbs(self) -> set[str]:
        return {form.words[0] for form in self.match.grammar.forms}

    def _say(self, message: str, style: str = "", **params: object) -> None:
        self.console.print(self.texts.say(message, **params), style=style)

    def _ask(self, player: str) -> str:
        prompt = self.texts.say("terminal-prompt")
        if len(self.people) > 1:
            prompt = f"{self.texts.player(player)} {DASH} {prompt}"
        return self._input(prompt)

    def _input(self, prompt: str) -> str:
        return self.console.input(Text(f"\n{prompt.rstrip()} ", "bold"), markup=False)


def _form(move: NamedMove) -> int:
    return move.move.form()
