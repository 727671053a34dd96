import type { PriceView } from '@sluimer/domain/catalog/price'
import { countDealPiecesLeft, isLineAtDealPrice } from '@sluimer/domain/deal/deal'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { DealRow } from '../../catalog/deal/deal.queries.ts'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'

/** The price of one piece of a line, and the reason for it. */
export interface LinePrice {
  price: PriceView
  /** The deal whose price this is. */
  deal: DealRow | undefined
  /** Why the price is not that of the running deal. */
  dealNote: string | undefined
}

/**
 * Returns the one price of all pieces of a line: the deal's if its remaining pieces cover the whole line, otherwise the
 * regular one (decision 0023). `heldDealPieces` are those that this visitor's own unpaid order holds.
 */
export function calculateLinePrice(
  variant: SellableVariant,
  quantity: number,
  heldDealPieces: Readonly<Record<string, number>>,
  now: Date,
): LinePrice {
  const deal = variant.dealOfNow
  if (deal === undefined) return { price: variant.price, deal: undefined, dealNote: undefined }
  const own = heldDealPieces[deal.id] ?? 0
  if (isLineAtDealPrice(deal, quantity, own, now)) {
    // When the last pieces of the deal are this visitor's own, others see the regular price already.
    const price = variant.deal === undefined ? { priceCents: deal.priceCents } : variant.price
    return { price, deal, dealNote: undefined }
  }
  const left = (countDealPiecesLeft(deal) ?? 0) + own
  return {
    price: { priceCents: variant.regularPriceCents },
    deal: undefined,
    dealNote: formatNote(deal.priceCents, left),
  }
}

function formatNote(dealCents: number, left: number): string {
  const price = formatEuro(dealCents)
  if (left === 0) return `Alles voor de dealprijs van ${price} is verkocht. Dit is de gewone prijs.`
  if (left === 1) return `Voor de dealprijs van ${price} is er nog 1. Bestel je er 1, dan geldt die prijs.`
  return `Voor de dealprijs van ${price} zijn er nog ${left}. Bestel je er hoogstens ${left}, dan geldt die prijs.`
}
