import { assertCents } from './euro.ts'

/**
 * Divides an amount over parts in proportion to whole-number weights, so that the shares add up to the cent. It uses the
 * largest remainder: a share is at most one cent off its exact part, and equal remainders favour the earlier part. Parts
 * of weight zero get nothing, unless every weight is zero: then all count the same.
 */
export function allocateCents(totalCents: number, weights: readonly number[]): number[] {
  assertCents(totalCents)
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`)
  }
  if (weights.length === 0) {
    if (totalCents !== 0) throw new RangeError('an amount cannot be divided over no parts')
    return []
  }
  const sign = totalCents < 0 ? -1 : 1
  const shares = largestRemainder(BigInt(Math.abs(totalCents)), usableWeights(weights))
  return shares.map((share) => (share === 0n ? 0 : sign * Number(share)))
}

function usableWeights(weights: readonly number[]): bigint[] {
  const isAllZero = weights.every((weight) => weight === 0)
  return weights.map((weight) => (isAllZero ? 1n : BigInt(weight)))
}

/** Uses BigInt, since total times weight may exceed what a number holds exactly. */
function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n)
  const parts = weights.map((weight, index) => {
    const product = total * weight
    return { index, share: product / sum, remainder: product % sum }
  })
  let left = total - parts.reduce((a, part) => a + part.share, 0n)
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  )
  for (const part of byRemainder) {
    if (left === 0n) break
    part.share += 1n
    left -= 1n
  }
  return parts.map((part) => part.share)
}
