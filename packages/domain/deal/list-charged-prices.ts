import { findPriceCents, type PricePeriod } from '../catalog/price.ts'
import { type Deal, findRunningDeal } from './deal.ts'

/**
 * Returns the prices that were really asked until `at`: a deal's price while the deal ran, and the regular one at other
 * times. Former prices are computed from this history, so a deal that comes back at once is not a reduction.
 */
export function listChargedPrices(
  regular: readonly PricePeriod[],
  deals: readonly Deal[],
  at: Date,
): PricePeriod[] {
  const begun = deals.filter((deal) => deal.startsAt <= at)
  if (begun.length === 0) return [...regular]
  const moments = listMoments(regular, begun).filter((moment) => moment <= at)
  return moments.flatMap((validFrom, index) => {
    const price = findChargedCents(regular, begun, validFrom)
    return price === undefined ? [] : [{ priceCents: price, validFrom, validTo: moments[index + 1] ?? null }]
  })
}

function findChargedCents(
  regular: readonly PricePeriod[],
  deals: readonly Deal[],
  at: Date,
): number | undefined {
  const regularCents = findPriceCents(regular, at)
  if (regularCents === undefined) return undefined
  return findRunningDeal(deals, regularCents, at)?.priceCents ?? regularCents
}

function listMoments(regular: readonly PricePeriod[], deals: readonly Deal[]): Date[] {
  const moments = [
    ...regular.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
    ...deals.flatMap(({ startsAt, endsAt, endedAt, usedUpAt }) => [startsAt, endsAt, endedAt, usedUpAt]),
  ]
  const times = moments.flatMap((moment) => (moment === null ? [] : moment.getTime()))
  return [...new Set(times)].toSorted((a, b) => a - b).map((time) => new Date(time))
}
