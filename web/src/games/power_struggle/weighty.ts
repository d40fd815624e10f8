// People, money, an office, or the action with which a card is used.

export const weighty = /^(use|buy|resign|send|dismiss)\b/
