import type { PriceView } from '@sluimer/domain/catalog/price'
import { dealPiecesLeft, isLineAtDealPrice } from '@sluimer/domain/deal/deal'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { DealRow } from '../../catalog/deal/deal.queries.ts'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'

/** What one piece of a line costs, and why. */
export interface LinePrice {
  price: PriceView
  /** The deal whose price it is. */
  deal: DealRow | undefined
  /** Why it is not the price of the deal that runs. */
  dealNote: string | undefined
}

/**
 * A line has one price for all its pieces: the deal's when what is left of it covers the whole line, else the regular one
 * (decision 0023). `heldDealPieces` are those that this visitor's own unpaid order holds.
 */
export function linePriceOf(
  variant: SellableVariant,
  quantity: number,
  heldDealPieces: Readonly<Record<string, number>>,
  now: Date,
): LinePrice {
  const deal = variant.dealOfNow
  if (deal === undefined) return { price: variant.price, deal: undefined, dealNote: undefined }
  const own = heldDealPieces[deal.id] ?? 0
  if (isLineAtDealPrice(deal, quantity, own, now)) {
    // Others may see the regular price by now, when the last pieces are this visitor's own.
    const price = variant.deal === undefined ? { priceCents: deal.priceCents } : variant.price
    return { price, deal, dealNote: undefined }
  }
  const left = (dealPiecesLeft(deal) ?? 0) + own
  return {
    price: { priceCents: variant.regularPriceCents },
    deal: undefined,
    dealNote: noteOf(deal.priceCents, left),
  }
}

function noteOf(dealCents: number, left: number): string {
  const price = formatEuro(dealCents)
  if (left === 0) return `Alles voor de dealprijs van ${price} is verkocht. Dit is de gewone prijs.`
  if (left === 1) return `Voor de dealprijs van ${price} is er nog 1. Bestel je er 1, dan geldt die prijs.`
  return `Voor de dealprijs van ${price} zijn er nog ${left}. Bestel je er hoogstens ${left}, dan geldt die prijs.`
}
