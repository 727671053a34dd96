/** SC-06, HM-03: a text stays for this long, and then takes this long to make room for the next. */
const standMs = 1500
export const moveMs = 1500

/** The text of a row that is shown; while it moves in, `leaving` is the one that makes room for it. */
export interface Turn {
  readonly index: number
  readonly leaving: number | null
}

export const firstTurn: Turn = { index: 0, leaving: null }

/** Returns how long a turn lasts, in milliseconds, from the moment that it is on the screen. */
export function calculateLengthMs(turn: Turn): number {
  return turn.leaving === null ? standMs : moveMs
}

/** Returns the next turn of `count` texts: staying and moving alternate, and the first text follows the last. */
export function advanceTurn({ index, leaving }: Turn, count: number): Turn {
  if (leaving !== null) return { index, leaving: null }
  return { index: (index + 1) % count, leaving: index }
}
