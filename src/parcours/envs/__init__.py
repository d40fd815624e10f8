"""The games in the conventions of those who train and compare agents. Each module needs an extra of its own:

- `parcours.envs.vector`: many tables stepped per call from NumPy arrays (`parcours[vector]`)
- `parcours.envs.pettingzoo`: PettingZoo, with turns and in parallel (`parcours[pettingzoo]`)
- `parcours.envs.gymnasium`: Gymnasium, one agent against bots (`parcours[gymnasium]`)
- `parcours.envs.openspiel`: OpenSpiel (`parcours[openspiel]`)

docs/researchers.md shows how they are used.
"""
