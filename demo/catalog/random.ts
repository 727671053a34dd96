/** Makes repeatable numbers from a seed (mulberry32), from 0 up to 1: the same seed gives the same demo shop. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the seed that belongs to a name (FNV-1a), so that each thing can be drawn by itself, whatever comes before it. */
export function toSeed(name: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
