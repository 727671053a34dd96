import type { Product } from '@sluimer/contract/catalog/product'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { withDealPrices } from '../deal/at-deal-prices.ts'
import { toDeal } from '../deal/to-deal.ts'
import { mergeDeals } from '../price/price.queries.ts'
import { toPrice } from '../price/to-price.ts'
import {
  calculateStockScore,
  chooseSoldOutOverlay,
  countOrderablePieces,
  countPiecesInStock,
  type Stock,
} from '../stock/availability.ts'
import type { Goods } from '../stock/kept-promises.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'
import type { ProductFacts, VariantFacts } from './read-product-facts.ts'

/** Builds the product page of a moment (PD-01). Undefined when no variant is sold. */
export function toProduct(
  { fixed, goods, variants }: ProductFacts,
  promise: (goods: Goods) => DeliveryPromise,
  at: Date,
): Product | undefined {
  const dealsOf = new Map(variants.map(({ id, deals }) => [id, deals]))
  const priced = withDealPrices(variants, dealsOf, at)
  const choice = chooseShownVariant(priced, goods.leadTimeDays)
  if (choice === undefined) return undefined
  const price = (variant: (typeof priced)[number], isFrom: boolean) =>
    toPrice(calculatePriceAt(listPrices(variant, at), variant.priceCents, at), isFrom)
  const delivery = ({ stockOnHand, stockReserved }: Stock) =>
    promise({ ...goods, stockOnHand, stockReserved }).text
  return {
    ...fixed,
    variants: priced.map((variant) => ({
      ...variant.fixed,
      price: price(variant, false),
      deal: toDeal(variant.deal, at),
      available: countOrderablePieces(variant, goods.leadTimeDays) > 0,
      stock: countOrderablePieces(variant, goods.leadTimeDays),
      delivery: delivery(variant),
    })),
    variant_id: String(choice.variant.id),
    price: price(choice.variant, choice.isFrom || fixed.custom_fields.boxconfig_id !== null),
    available: choice.isAvailable,
    overlay: choice.isAvailable ? null : chooseSoldOutOverlay(goods, variants),
    stock_score: calculateStockScore(variants.reduce((sum, variant) => sum + countPiecesInStock(variant), 0)),
    delivery: delivery(choice.variant),
  }
}

/** Returns the prices that were asked for a variant until a moment. */
function listPrices({ regularPrices, deals }: Pick<VariantFacts, 'regularPrices' | 'deals'>, at: Date) {
  return deals.length === 0 || regularPrices.length === 0
    ? regularPrices
    : mergeDeals(regularPrices, deals, at)
}
