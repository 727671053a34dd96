/** SC-06, HM-03: a text stands still for so long, and then takes so long to make room for the next. */
const standMs = 1500
export const moveMs = 1500

/** Which of a row's texts is shown; while it comes, `leaving` is the one that makes room for it. */
export interface Turn {
  readonly index: number
  readonly leaving: number | null
}

export const firstTurn: Turn = { index: 0, leaving: null }

/** How long a turn lasts, in milliseconds, from the moment that it is on the screen. */
export function lengthOf(turn: Turn): number {
  return turn.leaving === null ? standMs : moveMs
}

/** What comes after a turn in a row of `count` texts: standing and moving in turns, and behind the last the first again. */
export function nextTurn({ index, leaving }: Turn, count: number): Turn {
  if (leaving !== null) return { index, leaving: null }
  return { index: (index + 1) % count, leaving: index }
}
