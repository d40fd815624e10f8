// A sign of our own, plain enough to be seen on the smallest card.

/** A bribe: a closed envelope. On 512 units, like the icons. */
export const envelope = 'M24 96h464L256 276zM24 148v276h464V148L256 328z'
