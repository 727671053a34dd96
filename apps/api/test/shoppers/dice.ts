/** Repeatable chance: the same seed gives the same throws (mulberry32). */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  happens(probability: number): boolean
  between(min: number, max: number): number
  chooseOne<Item>(items: readonly Item[]): Item
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    happens: (probability) => next() < probability,
    between,
    chooseOne: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
  }
}
