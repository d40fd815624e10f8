// What is printed on the board and the cards of Power Struggle, and so stands in no view.

/** The divisions from left to right. */
export const DIVISIONS = ['development', 'human_resources', 'communications', 'accounting', 'legal', 'controlling'] as const

/** In each division, and employees in each of them. */
export const OFFICES = 6
export const ROOM = 6

/** Of the board. */
export const SEATS = 5

export const MOTIVATION = 6

/** What brings a victory point: from which step on, and where the track ends (PS-15). */
export const WAYS = [
  { name: 'influence', goal: 7, most: 10 },
  { name: 'shares', goal: 16, most: 20 },
  { name: 'main_departments', goal: 4, most: 6 },
  { name: 'corruption', goal: 9, most: 12 },
  { name: 'counsel', goal: 3, most: Infinity },
] as const

/** In thousands. */
export const PRICES = { main_department: 1500, counsel: 2000 } as const

/** Employees for a point of influence. */
export const SACRIFICE = 3

/** PS-14.3: how much human resources and accounting help. */
export const stepsAt = (motivation: number, bribed: boolean) => (motivation >= 4 ? 0 : motivation >= 2 ? 1 : 2) + (bribed ? 1 : 0)

/** PS-14.6: what controlling adds for each department. */
export function bonusAt(motivation: number, bribed: boolean): number {
  if (bribed) return motivation >= 3 ? 100 : motivation === 2 ? 150 : 200
  return motivation >= 5 ? 0 : motivation >= 3 ? 50 : 100
}
