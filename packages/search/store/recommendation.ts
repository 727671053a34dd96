/** Pieces from which a product counts as plentiful: it will not be gone when its page is opened. */
const plenty = 10
const plentyWorth = 0.5
const someWorth = 0.25
/** What half the price is worth, and what more than that does not add to. */
const mostSaving = 5000
const savingWorth = 1
/** A product that came half a year later needs half the demand to stand beside another. */
const halfYearSeconds = 180 * 24 * 60 * 60
/** Keeps six digits of a score in a whole number. */
const scale = 1_000_000

/**
 * What the shop recommends, as a number that grows: demand first, since what others buy is the best advice there is; on
 * top of it stock, a saving (hundredths of a percent of a lowest price that is true) and how new the product is. Never
 * what it earns. It is made of the product alone, without a clock or dice, so the order is the same on every node and page.
 */
export function recommendationOf(product: {
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
