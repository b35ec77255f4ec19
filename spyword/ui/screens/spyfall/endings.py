"""How a round of Spyfall ended, in words (S10 to S12, S20)."""

from __future__ import annotations

from collections.abc import Mapping

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.views import RoundEnd, RoundRecord
from spyword.i18n import Translator
from spyword.ui.pack_text import in_language


def round_banner(record: RoundRecord, t: Translator) -> str:
    """Who has won the round, as loud as it gets."""
    match record.end:
        case RoundEnd.SPY_CONVICTED:
            return t("Caught!")
        case RoundEnd.WRONG_LOCATION_NAMED:
            return t("Wrong place!")
        case RoundEnd.LOCATION_NAMED:
            return t.plural("The spy wins!", "The spies win!", 1)
        case RoundEnd.WRONG_ONE_CONVICTED | RoundEnd.NOBODY_CONVICTED:
            return t.plural("The spy wins!", "The spies win!", len(record.spies))
        case RoundEnd.VOID:
            return t("Nobody wins.")


def round_story(record: RoundRecord, names: Mapping[PlayerId, str], t: Translator) -> str:
    """What happened at the end, before the card or the location is shown."""
    match record:
        case RoundRecord(accuser=accuser, accused=accused) if accuser is not None and accused is not None:
            return t("{accuser} accuses {accused}, and all agree.", accuser=names[accuser], accused=names[accused])
        case RoundRecord(named_by=spy, named=None) if spy is not None:
            return t("{name} is a spy, and named no location in time.", name=names[spy])
        case RoundRecord(named_by=spy, named=named) if spy is not None and named is not None:
            place = in_language(named.names, t.language)
            return t("{name} is a spy, and says: {location}.", name=names[spy], location=place)
        case RoundRecord(end=RoundEnd.VOID):
            return t("No spy is left at the table.")
        case _:
            return t("The time is up, and nobody was convicted.")


def round_truth(record: RoundRecord, names: Mapping[PlayerId, str], t: Translator) -> str:
    """What the card or the location says to that."""
    accused = "" if record.accused is None else names[record.accused]
    match record.end:
        case RoundEnd.SPY_CONVICTED:
            return t("{name} is a spy!", name=accused)
        case RoundEnd.WRONG_ONE_CONVICTED:
            return t("{name} is no spy.", name=accused)
        case RoundEnd.NOBODY_CONVICTED:
            return t.plural("The spy was not found.", "The spies were not found.", len(record.spies))
        case RoundEnd.LOCATION_NAMED:
            return t("That is right.")
        case RoundEnd.WRONG_LOCATION_NAMED:
            return t("That is wrong.")
        case RoundEnd.VOID:
            return t("The round does not count.")
