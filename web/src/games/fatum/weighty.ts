// A card of mine, or what others do not know yet.

export const weighty = /^(abandon|discard|reveal)\b/
