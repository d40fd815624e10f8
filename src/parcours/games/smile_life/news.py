"""What players are told of the journal: whom an event harms, what is routine, and which numbers show how one stands."""

from typing import Final

from parcours.core.journal import News

NEWS: Final = News(
    harm_seat="lost lost_job lost_children children_killed",
    harm_other="laid_on laid_found_on took_revenge stole_flirt swapped",
    routine="began drew took filled_up discarded passed threw kept bet river_renewed",
    measures=["smiles"],
)
