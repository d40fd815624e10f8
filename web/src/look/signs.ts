// Signs of our own, plain enough for the figures on a card, where the outlines of look/icons would be a blot. On 512 units, as those.

const hole = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 0 0 0 ${-2 * r}z`

export const signs = {
  /** Money in coins. */
  coin: `M256 32a224 224 0 1 1 0 448 224 224 0 0 1 0-448z${hole(256, 256, 160)}M224 160h64v192h-64z`,
  /** A wage, a salary. */
  note: `M24 104h464v304H24z${hole(256, 256, 88)}M72 152v48h48v-48zm320 0v48h48v-48zM72 312v48h48v-48zm320 0v48h48v-48z`,
  /** Study. */
  book: 'M240 104C192 72 112 72 40 88v328c72-16 152-16 200 16zM272 104c48-32 128-32 200-16v328c-72-16-152-16-200 16z',
  /** A throw. */
  die: `M104 32h304a72 72 0 0 1 72 72v304a72 72 0 0 1-72 72H104a72 72 0 0 1-72-72V104a72 72 0 0 1 72-72z${hole(152, 152, 46)}${hole(360, 152, 46)}${hole(256, 256, 46)}${hole(152, 360, 46)}${hole(360, 360, 46)}`,
  /** A condition. */
  lock: 'M120 216v-56a136 136 0 0 1 272 0v56h40v264H80V216zm72 0h128v-56a64 64 0 0 0-128 0z',
  /** In each round. */
  again: 'M256 64a192 192 0 1 0 186 240h-68a128 128 0 1 1-28-139l-58 59h176V48l-72 72a192 192 0 0 0-136-56z',
  /** What a home costs who rents it. */
  key: `M256 24a120 120 0 1 1 0 240 120 120 0 0 1 0-240z${hole(256, 144, 52)}M220 240h72v248h-72zM292 320h84v60h-84zM292 412h60v60h-60z`,
  /** Somebody to house. */
  person: 'M256 40a104 104 0 1 1 0 208 104 104 0 0 1 0-208zM56 472c0-128 84-196 200-196s200 68 200 196z',
  /** Work. */
  case: 'M168 128V56h176v72h136v136H32V128zm56 0h64v-16h-64zM32 296h168v56h112v-56h168v168H32z',
  /** What counts as a point. */
  star: 'M256 24l72 150 164 20-121 113 32 163-147-80-147 80 32-163L20 194l164-20z',
  /** Something bad. */
  bolt: 'M312 16 92 288h128l-44 208 244-296H280z',
  /** Happiness. */
  smile: `M256 24a232 232 0 1 1 0 464 232 232 0 0 1 0-464z${hole(176, 196, 40)}${hole(336, 196, 40)}M112 296h60c16 40 46 60 84 60s68-20 84-60h60c-18 76-72 120-144 120s-126-44-144-120z`,
} as const
