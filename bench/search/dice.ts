/** Makes a stream of numbers that is the same for the same seed (xorshift, 32 bits). */
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
    pick: <T>(items: readonly T[]): T => items[Math.floor(roll() * items.length)] as T,
    /** Picks lower places more often, as shoppers do with the most wanted things in a shop. */
    pickSkewed: <T>(items: readonly T[]): T => items[Math.floor(roll() ** 2 * items.length)] as T,
    chance: (share: number) => roll() < share,
  }
}
export type Dice = ReturnType<typeof createDice>
