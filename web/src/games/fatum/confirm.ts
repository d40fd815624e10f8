// A card of mine, or what others do not know yet.

export const needsConfirmation = /^(abandon|discard|reveal)\b/
