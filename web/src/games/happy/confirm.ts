// What is sold is gone, and coins spent on a house, a school or a card are too.

export const needsConfirmation = /^(sell|move|school|buy_out|buy card)\b/
