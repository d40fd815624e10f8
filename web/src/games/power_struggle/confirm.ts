// People, money, an office, or the action with which a card is used.

export const needsConfirmation = /^(use|buy|resign|send|dismiss)\b/
