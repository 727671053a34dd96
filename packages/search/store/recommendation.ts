/** The stock from which a product is plentiful: it will not be sold out when its page is opened. */
const plenty = 10
const plentyWorth = 0.5
const someWorth = 0.25
/** The value of a saving of half the price; a larger saving adds nothing. */
const mostSaving = 5000
const savingWorth = 1
/** A product that is half a year newer needs half the demand to rank equally. */
const halfYearSeconds = 180 * 24 * 60 * 60
/** Keeps six digits of a score in a whole number. */
const scale = 1_000_000

/**
 * Returns how much the shop recommends a product, as a number that grows. Demand comes first, since what others buy is
 * the best advice there is; then stock, a saving (in hundredths of a percent of a true lowest price) and how new the
 * product is. The margin plays no part. The number depends on the product alone, not on a clock or chance, so the order
 * is the same on every node and page.
 */
export function calculateRecommendation(product: {
  popularity: number
  stock: number
  discount: number
  createdAt: number
}): number {
  const demand = Math.log1p(product.popularity)
  const stock = product.stock >= plenty ? plentyWorth : product.stock > 0 ? someWorth : 0
  const saving = (savingWorth * Math.min(product.discount, mostSaving)) / mostSaving
  const novelty = (Math.LN2 * product.createdAt) / halfYearSeconds
  return Math.round((demand + stock + saving + novelty) * scale)
}
