/** A stream of the same numbers for the same seed (xorshift, 32 bits). */
export function createDice(seed: number) {
  let state = seed || 1
  const roll = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(roll() * end),
    /** The lower the place, the likelier, as brands and colours are in a shop. */
    skewed: (end: number) => Math.floor(roll() ** 2 * end),
    pick: <T>(items: readonly T[]): T => items[Math.floor(roll() * items.length)] as T,
    pickSkewed: <T>(items: readonly T[]): T => items[Math.floor(roll() ** 2 * items.length)] as T,
    chance: (share: number) => roll() < share,
  }
}
export type Dice = ReturnType<typeof createDice>

/** A seed far from those of its neighbours, so that each product can be rolled by itself. */
export function seedOf(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ (place * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function severalOf<Item>(items: readonly Item[], most: number, dice: Dice): Item[] {
  const count = 1 + dice.below(most)
  return [...new Set(Array.from({ length: count }, () => dice.pickSkewed(items)))]
}
