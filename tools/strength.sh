#!/usr/bin/env bash
# How strong `hard` is against greedy, into docs/bots/strength.jsonl. It goes on where it was stopped; with more matches,
# each cell gets those that it lacks. The simulations are about what 50 ms of a quiet core allow: some rows of docs/bots.md
# were measured with fewer.
#
#   tools/strength.sh [MATCHES]
set -euo pipefail
matches=${1:-400}
while read -r game players simulations; do
  parcours strength "$game" --pairs hard-greedy --players "$players" --hard "$simulations" \
    --matches "$matches" --out docs/bots/strength.jsonl
done <<'CELLS'
smile_life 2 190
smile_life 4 139
happy 3 131
happy 4 72
retire_happy 2 54
retire_happy 4 24
fatum 2 109
fatum 4 40
power_struggle 3 28
power_struggle 4 32
CELLS
