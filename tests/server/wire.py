"""The types of the wire, as its documents tell them, for tests that look at what was sent or shown."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

Json = dict[str, Any]
DOCS = Path(__file__).parents[2] / "docs"
SOCKET: Any = json.loads((DOCS / "websocket.schema.json").read_text(encoding="utf-8"))
HTTP: Any = json.loads((DOCS / "openapi.json").read_text(encoding="utf-8"))
# Stands for what an example leaves out: as a field for the rest of them, in a text for the rest of it.
LEFT_OUT = "…"


def rewrite(schema: Any, each: Callable[[Json], Json]) -> Any:
    """The schema with each object in it, innermost first, as the function makes it."""
    if isinstance(schema, list):
        return [rewrite(part, each) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return each({key: rewrite(part, each) for key, part in schema.items()})


def strict(schema: Json) -> Json:
    """Objects have no other fields than the schema names, unless it says that they may."""
    if "$ref" in schema:
        schema["$ref"] = schema["$ref"].replace("#/components/schemas/", "#/$defs/")
    if isinstance(schema.get("properties"), dict):
        schema.setdefault("additionalProperties", False)
    return schema


def lenient(schema: Json) -> Json:
    """The same where things may be left out."""
    if isinstance(schema.get("properties"), dict):
        schema["properties"][LEFT_OUT] = True
        required = schema.pop("required", [])
        schema["if"] = {"not": {"required": [LEFT_OUT]}}
        schema["then"] = {"required": required}
    if schema.get("type") == "string" and {"pattern", "minLength", "maxLength"} & set(schema):
        return {"anyOf": [schema, {"type": "string", "pattern": LEFT_OUT}]}
    return schema


STRICT = rewrite(HTTP["components"]["schemas"] | SOCKET["$defs"], strict)
LENIENT = rewrite(STRICT, lenient)


def validator(name: str, types: Any = STRICT) -> Draft202012Validator:
    """What checks that something is of that type."""
    assert name in types, f"{name} is no type of the wire"
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": types})


SERVER_MESSAGE = validator("ServerMessage")
CLIENT_MESSAGE = validator("ClientMessage")
