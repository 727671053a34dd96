export interface Ranking {
  /** The share of pairs, one of each list, in which the first is larger; a tie counts half. 0.5 tells nothing. */
  share: number
  /** Where that share lies with 95 % certainty. */
  from: number
  to: number
  /** How often chance alone would give a share so far from 0.5. */
  byChance: number
}

/**
 * Compares two lists by their ranks (Mann and Whitney 1947), which a few very slow answers do not sway. The interval is that
 * of DeLong, DeLong and Clarke-Pearson (1988); both need lists of a few dozen at least.
 */
export function compareRanks(first: readonly number[], second: readonly number[]): Ranking {
  const below = first.map((one) => countBelow(second, one) / second.length)
  const above = second.map((one) => 1 - countBelow(first, one) / first.length)
  const share = calculateMean(below)
  const error = Math.sqrt(calculateVariance(below) / first.length + calculateVariance(above) / second.length)
  const distance = error === 0 ? 0 : Math.abs(share - 0.5) / error
  return {
    share,
    from: Math.max(0, share - 1.96 * error),
    to: Math.min(1, share + 1.96 * error),
    byChance: error === 0 ? Number(share === 0.5) : calculateTails(distance),
  }
}

/** Counts how many values are below one; equal ones count half. */
function countBelow(values: readonly number[], one: number): number {
  return values.reduce((sum, value) => sum + (value < one ? 1 : value === one ? 0.5 : 0), 0)
}

function calculateMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function calculateVariance(values: readonly number[]): number {
  const mean = calculateMean(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** Returns how much of the normal distribution lies further from its middle (Abramowitz and Stegun, formula 26.2.17). */
function calculateTails(distance: number): number {
  const t = 1 / (1 + 0.2316419 * distance)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return Math.min(1, 2 * series * (Math.exp((-distance * distance) / 2) / Math.sqrt(2 * Math.PI)))
}
