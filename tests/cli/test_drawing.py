"""Tables as the terminal draws them."""

import pytest

import parcours
from parcours.bots import decide, find_bot
from parcours.cli.boards import find_board
from parcours.cli.boards.generic import draw as draw_anything
from parcours.cli.screen import WIDTH, screen, show, text_table
from parcours.core.chance import Chance
from parcours.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", parcours.game_names())
def test_every_table_of_a_match_can_be_drawn_in_a_hundred_columns(game: str, language: str) -> None:
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(rules.max_players)]
    match = parcours.new_match(game, players=players, seed=3)
    texts = Texts(language, game)
    draw = find_board(rules)
    bot = find_bot("greedy")
    console = screen()
    while not match.over:
        player = match.to_act[0]
        if len(match.moves) % 50 == 0:
            for reader in (player, None):
                for way in (draw, draw_anything):
                    lines = console.render_lines(
                        way(match.view(reader), texts, reader), console.options.update(width=100)
                    )
                    assert all(sum(part.cell_length for part in line) <= 100 for line in lines)
        choice = decide(bot, match.state, match.seat(player), Chance(len(match.moves)))
        match.play(player, match.say(choice.move))
    console.render_lines(draw(match.table(), texts, None), console.options)


def test_a_table_in_a_file_keeps_all_its_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    numbers = [f"column {number}" for number in range(20)]
    drawn = text_table("", ["name", *numbers], numbers)
    drawn.add_row("first", *numbers)
    show(drawn, "word " * WIDTH)
    shown = capsys.readouterr().out.splitlines()
    assert any("first" in line and all(number in line for number in numbers) for line in shown)
    assert all(len(line) <= WIDTH for line in shown if "word" in line)
