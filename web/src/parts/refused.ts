/** Why something can't be done, in words, with the rule that says so and where it can be read. */
export interface Refused {
  text: string
  /** Empty where no rule of the game forbids it. */
  rule: string
  href: string
}
