#!/usr/bin/env bash
# Writes the pages of docs/balance: the studies of all games, and the tuned decks checked on fresh deals. It goes on
# where it was stopped; the results of other studies in these folders must be deleted first. A match takes a core some 30
# to 70 ms with the compiled package, each game has two or three parts, and a longer run goes on from a shorter one: so
# begin with few matches.
#
#   tools/balance.sh [MATCHES] [CHECK]
set -euo pipefail
matches=${1:-20000}
check=${2:-10000}
for game in happy smile_life fatum retire_happy power_struggle; do
  parcours study "$game" --bot medium --against easy --matches "$matches" --out "docs/balance/$game"
done
for game in retire_happy fatum; do
  # It ends with 1 where a mark is missed, which the page tells.
  parcours tune "$game" --candidates 2 --matches 600 --check "$check" --out "docs/balance/$game/tuned" || true
done
