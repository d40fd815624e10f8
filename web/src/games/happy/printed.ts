// What is printed on the board of Happy, for the eye only: what can be done is told by the legal moves.

/** Plots of the five districts, by the number of players; in the lowest there is room for everybody. */
export const PLOTS: Record<number, number[]> = {
  3: [3, 2, 2, 1, 1],
  4: [4, 3, 2, 2, 1],
  5: [5, 4, 3, 2, 1],
  6: [6, 5, 4, 3, 2],
}
export const DISTRICT_POINTS = [0, 0, 0, 1, 2]

export const SCHOOLS = ['primary', 'secondary', 'university'] as const
export const SEATS: Record<string, number> = { primary: 6, secondary: 4, university: 2 }

/** The floors of the company, from the top. */
export const JOBS = ['director', 'manager', 'worker'] as const
export const WAGES: Record<string, number> = { director: 20, manager: 15, worker: 10 }
export const JOB_POINTS: Record<string, number> = { director: 2, manager: 1, worker: 0 }

export const PRICES = { date: 1, school: 5, move: 10, heal: 7, card: 5, car: 6, upgrade: 5, cat: 3, dog: 4 }

/** The most cards in a hand. */
export const HAND = 7

/** How often in a hundred a throw succeeds: a five or six on one die, a one on either of two. */
export const ODDS = { date: 33, child: 31 }
