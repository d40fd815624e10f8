"""What all bodies of requests have in common."""

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A body in which nothing is passed over and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)
