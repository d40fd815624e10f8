"""What any sentence of a story must be like, in each language."""

import re

# A figure has its noun beside it, or one of these in its sentence.
UNITS = {
    "en": r"(victory )?points?\b|smiles?\b|coins?\b|G\b|times\b|rounds\b|blows\b|loans\b"
    r"|in (work|experience|relations|property|influence|shares|main departments|corruption)\b",
    "fr": r"points?\b|smiles?\b|pièces?\b|G\b|€|fois\b|tours\b|coups\b|emprunts\b"
    r"|en (travail|expériences|relations|patrimoine|influence|actions|services généraux|corruption)\b",
    "nl": r"(overwinnings)?punt(en)?\b|smiles?\b|munt(en)?\b|G\b|keer\b|rondes\b|klappen\b"
    r"|in (werk|ervaring|relaties|bezit|invloed|aandelen|hoofdafdelingen|corruptie)\b",
}
BEFORE = {
    "en": r"([Rr]ounds?( \d+ to)?|to round|district|€|work|experience|relations|property|influence"
    r"|shares|departments|corruption|the number)",
    "fr": r"([Tt]ours?( \d+ à)?|quartier|travail|expériences|relations|patrimoine|influence|actions"
    r"|généraux|corruption)",
    "nl": r"([Rr]ondes?( \d+ tot en met)?|wijk|€|werk|ervaring|relaties|bezit|invloed|aandelen"
    r"|hoofdafdelingen|corruptie)",
}
IN_SENTENCE = {"en": r"smiles|\bdie\b", "fr": r"smiles|\bdé\b", "nl": r"smiles|dobbelsteen"}
FIGURE = re.compile(r"(?<![\w.,])[-−]?\d+([.,\u202f\u00a0]\d{3})*([.,]\d)?")
SENTENCE = re.compile(r"[^.!?]+(?:[.!?](?=\d)[^.!?]+)*[.!?]")

WRONG = {
    # "a one-way street", "an hour" and the like stand in no text.
    "en": r"\b[Aa] [aeio]|\b[Aa]n [^aeiouEMh]",
    "fr": r"\b([Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Mm]e|[Ss]e|[Ll]e|[Ll]a|[Jj]usque) (?!onze)[AEIOUÉÈÊÎÔaeiouéèêîôœ]"
    r"|\b[Dd]e les?\b(?! compter)|\bà les?\b",
    "nl": r"\b(de|een) (de|het|een)\b|\bhet het\b",
}


def check(story: str, language: str) -> None:
    wrong = re.search(WRONG[language], story)
    assert not wrong, f"'{story[max(0, wrong.start() - 20) : wrong.end() + 20]}'"
    assert not re.search(r"[{}_$]|  | [.,]|\.\.|,[,.]", story)
    for paragraph in story.split("\n\n"):
        for sentence in SENTENCE.findall(paragraph):
            _check_figures(sentence.strip(), language)


def _check_figures(sentence: str, language: str) -> None:
    """No sentence begins with a figure, and none stands without what it counts."""
    for figure in FIGURE.finditer(sentence):
        assert figure.start() > 0, sentence
        after = sentence[figure.end() :].lstrip(" \u00a0\u202f")
        before = sentence[: figure.start()].rstrip(" \u00a0\u202f")
        has_noun = (
            re.match(UNITS[language], after)
            or re.search(rf"{BEFORE[language]}$", before)
            or re.search(IN_SENTENCE[language], sentence)
        )
        assert has_noun, f"'{figure.group()}' counts nothing: {sentence}"
