import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { promiseInShort } from '@sluimer/domain/delivery/promise-in-short'
import { toDeal } from '../deal/to-deal.ts'
import { toPrice } from '../price/to-price.ts'
import type { TileFacts } from './read-tile-facts.ts'

/** Builds the tile of a moment (CT-03). */
export function toTile(facts: TileFacts, promise: DeliveryPromise, at: Date): ProductTile {
  const { fixed, swatches, history, priceCents, isFrom, deal } = facts
  const delivery = promiseInShort(promise)
  return {
    ...fixed,
    swatches: swatches.map((swatch) => ({
      ...swatch.fixed,
      image: swatch.image,
      second_image: swatch.secondImage,
      price: toPrice(calculatePriceAt(swatch.history, swatch.priceCents, at), swatch.isFrom),
    })),
    price: toPrice(calculatePriceAt(history, priceCents, at), isFrom),
    deal: toDeal(deal, at),
    delivery: delivery.spoken,
    delivery_short: delivery.shown,
  }
}
