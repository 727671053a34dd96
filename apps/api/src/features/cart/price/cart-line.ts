import type { LineError } from '@sluimer/contract/errors'
import { findPriceBeforeRise } from '@sluimer/domain/cart/price-rise'
import { clampQuantity, maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { countPiecesInStock } from '../../catalog/stock/availability.ts'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import type { StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import type { SavedBed } from '../../configurator/bed/configure-saved-beds.ts'
import { formatBedProblem } from '../../configurator/bed/find-bed-problem.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartItemRow } from '../rows/cart-item.queries.ts'
import { calculateLinePrice, type LinePrice } from './line-price.ts'

/** An item of a cart with the data and price of its variant at this moment. */
export interface CartLine {
  itemId: string
  /** Its place among the lines of the cart in a fixed order; discounts know it by this number. */
  lineId: number
  variantId: number
  /** The bed that the shopper composed; undefined for other goods. */
  bed: SavedBed | undefined
  quantity: number
  variant: SellableVariant
  /** Pieces in the warehouse that this visitor can have, including those that their own unpaid order holds. */
  pieces: number
  /** The most that can be ordered now: the pieces in stock, or any quantity of goods with a lead time. */
  orderable: number
  /** The deal whose price the variant has in this line. */
  deal: LinePrice['deal']
  dealNote: LinePrice['dealNote']
  /** What one piece cost when it was put in; undefined unless it costs more now. */
  roseFromCents: number | undefined
}

/** Returns how much of a variant a visitor can have. */
export function calculateCartStock(
  variant: StockedVariant,
  heldPieces: Readonly<Record<string, number>>,
): { pieces: number; orderable: number } {
  if (!variant.isActive) return { pieces: 0, orderable: 0 }
  const pieces = countPiecesInStock(variant) + (heldPieces[variant.variantId] ?? 0)
  const orderable = variant.leadTimeDays === null ? clampQuantity(pieces, pieces) : maxLineQuantity
  return { pieces, orderable: variant.isSample ? Math.min(orderable, 1) : orderable }
}

interface LineGoods {
  readonly lineId: number
  /** The variant; for a composed bed the variant as that bed. */
  readonly variant: SellableVariant | undefined
  readonly bed: SavedBed | undefined
  /** The pieces of the variant on all lines together, because the pieces of a deal are for all lines. */
  readonly variantQuantity: number
}

/** Returns the variant at the price for a line of this many pieces. Undefined when the variant no longer exists. */
export function toCartLine(
  item: CartItemRow,
  { lineId, variant, bed, variantQuantity }: LineGoods,
  { heldPieces, heldDealPieces }: Pick<CartRow, 'heldPieces' | 'heldDealPieces'>,
  now: Date,
): CartLine | undefined {
  if (variant === undefined) return undefined
  const { price, deal, dealNote } = calculateLinePrice(variant, variantQuantity, heldDealPieces, now)
  const { addedAt } = item
  // What a deal has to do with it is told in its note.
  const roseFromCents =
    dealNote === undefined
      ? findPriceBeforeRise(variant.history, { addedAt, priceCents: price.priceCents })
      : undefined
  return {
    itemId: item.id,
    ...{ lineId, bed },
    variantId: item.variantId,
    quantity: item.quantity,
    variant: { ...variant, price },
    deal,
    dealNote,
    roseFromCents,
    ...calculateCartStock(variant, heldPieces),
  }
}

/** Why goods that were taken off sale cannot be had, however many there are. */
export const notSoldText = 'Dit artikel verkopen we niet meer.'

/** Describes the line as an `out_of_stock` answer does (CO-08). */
export function toShortage(line: {
  itemId: string
  variant: StockedVariant
  quantity: number
  orderable: number
  bed?: Pick<SavedBed, 'problem'> | undefined
}): LineError {
  const { productTitle, variantTitle } = line.variant
  const title = variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`
  const reason = findReason(line)
  return {
    ...{ item_id: line.itemId, title, requested: line.quantity, available: line.orderable },
    ...(reason !== undefined && { reason }),
  }
}

/** Returns why a line falls short, where it is not that too few are left. */
function findReason({ variant, bed }: Parameters<typeof toShortage>[0]): string | undefined {
  if (bed?.problem !== undefined) return formatBedProblem(bed.problem)
  return variant.isActive ? undefined : notSoldText
}
