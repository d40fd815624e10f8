"""What installed packages bring along: their entry points in the groups `parcours.games` and `parcours.bots`.

[project.entry-points."parcours.games"]
high_card = "high_card:GAME"
"""

from importlib.metadata import EntryPoint, entry_points

from parcours.core.errors import SetupError

# Looking for them reads the metadata of every installed package, so each group is looked for once.
_found: dict[str, dict[str, EntryPoint]] = {}


def plugin_names(group: str) -> list[str]:
    """The names of what installed packages bring along for that group."""
    return [*_entries(group)]


def load_plugin(group: str, name: str) -> object:
    """What the entry point of that name refers to; SetupError if its package can't be loaded."""
    entry = _entries(group)[name]
    package = "a package" if entry.dist is None else f"the package '{entry.dist.name}'"
    try:
        loaded: object = entry.load()
    except (ImportError, AttributeError) as error:
        raise SetupError(
            f"'{name}' can't be loaded: {package} gives {entry.value} as {group}, "
            f"and that fails with '{error}'"
        ) from error
    return loaded


def _entries(group: str) -> dict[str, EntryPoint]:
    """Of two packages with the same name, the one that is found first on the path counts, as for modules."""
    if group not in _found:
        entries: dict[str, EntryPoint] = {}
        for entry in entry_points(group=group):
            entries.setdefault(entry.name, entry)
        _found[group] = entries
    return _found[group]
