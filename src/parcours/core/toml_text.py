"""Writing TOML: what the standard library only reads."""

import json


def toml_key(name: str) -> str:
    """A name before an equals sign, in quotes where it is not plain."""
    plain = name.isascii() and name.replace("_", "a").replace("-", "a").isalnum()
    return name if plain else toml_value(name)


def toml_value(value: object) -> str:
    """A value after an equals sign, on one line. What is None is left out.

    >>> toml_value({"name": 'the "best"', "levels": [1, None, 2.5], "child": True})
    '{ name = "the \\\\"best\\\\"", levels = [1, 2.5], child = true }'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join([toml_value(item) for item in value if item is not None]) + "]"
    if isinstance(value, dict):
        pairs = [
            f"{toml_key(str(name))} = {toml_value(item)}"
            for name, item in value.items()
            if item is not None
        ]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, str):
        # JSON escapes what TOML does, but for the one control character above ASCII's letters.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
