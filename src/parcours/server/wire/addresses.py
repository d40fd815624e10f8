"""What may stand in the address of a request."""

from typing import Annotated

from fastapi import Path

from parcours.server.wire import limits

TableId = Annotated[str, Path(pattern=limits.TABLE_ID)]
SeatPath = Annotated[int, Path(ge=0, lt=limits.MOST_SEATS)]
GameName = Annotated[str, Path(max_length=limits.LONGEST_GAME)]
ScenarioId = Annotated[str, Path(pattern=limits.SCENARIO_ID)]
LessonId = Annotated[str, Path(pattern=limits.LESSON_ID)]
PuzzleNumber = Annotated[int, Path(ge=1, le=limits.HIGHEST_PUZZLE)]
PersonId = Annotated[str, Path(pattern=limits.PERSON_ID)]
PasskeyId = Annotated[str, Path(pattern=limits.PASSKEY_ID)]
StudyId = Annotated[str, Path(pattern=limits.STUDY_ID)]
GalleryId = Annotated[str, Path(pattern=limits.TABLE_ID)]
