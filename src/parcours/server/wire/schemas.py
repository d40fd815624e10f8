"""The messages of the websocket as a JSON Schema, for other programs."""

from typing import Literal

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from parcours.server.wire.messages import ClientMessage, ServerMessage

Json = dict[str, object]


class _Untitled(GenerateJsonSchema):
    """A title that repeats the name of its field says nothing."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def websocket_schema() -> Json:
    """What both sides of the websocket may say: `ClientMessage` and `ServerMessage`."""
    sides: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[object]]] = [
        ("client", "validation", TypeAdapter(ClientMessage)),
        ("server", "serialization", TypeAdapter(ServerMessage)),
    ]
    _, schema = TypeAdapter.json_schemas(
        sides, title="The websocket of a table", schema_generator=_Untitled
    )
    return {
        "$schema": GenerateJsonSchema.schema_dialect,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        **schema,
    }
