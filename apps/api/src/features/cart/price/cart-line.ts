import { clampQuantity, maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { piecesInStock } from '../../catalog/stock/availability.ts'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import type { StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartItemRow } from '../rows/cart-item.queries.ts'
import { type LinePrice, linePriceOf } from './line-price.ts'

/** An item of a cart with what its variant is and costs at this moment. */
export interface CartLine {
  itemId: string
  variantId: number
  quantity: number
  variant: SellableVariant
  /** Pieces in the warehouse that this visitor can have, those that the own unpaid order holds among them. */
  pieces: number
  /** The most that can be ordered now: the pieces, or any quantity of what comes with a lead time. */
  orderable: number
  /** The deal whose price the variant has here. */
  deal: LinePrice['deal']
  dealNote: LinePrice['dealNote']
}

/** What a visitor can have of a variant. */
export function stockForCart(
  variant: StockedVariant,
  heldPieces: Readonly<Record<string, number>>,
): { pieces: number; orderable: number } {
  if (!variant.isActive) return { pieces: 0, orderable: 0 }
  const pieces = piecesInStock(variant) + (heldPieces[variant.variantId] ?? 0)
  const orderable = variant.leadTimeDays === null ? clampQuantity(pieces, pieces) : maxLineQuantity
  return { pieces, orderable }
}

/** The variant at the price that a line of so many pieces has. Undefined for an item whose variant is gone altogether. */
export function cartLineOf(
  item: CartItemRow,
  variant: SellableVariant | undefined,
  { heldPieces, heldDealPieces }: Pick<CartRow, 'heldPieces' | 'heldDealPieces'>,
  now: Date,
): CartLine | undefined {
  if (variant === undefined) return undefined
  const { price, deal, dealNote } = linePriceOf(variant, item.quantity, heldDealPieces, now)
  return {
    itemId: item.id,
    variantId: item.variantId,
    quantity: item.quantity,
    variant: { ...variant, price },
    deal,
    dealNote,
    ...stockForCart(variant, heldPieces),
  }
}

/** The line in the words of an `out_of_stock` answer (CO-08). */
export function shortageOf(line: {
  itemId: string
  variant: StockedVariant
  quantity: number
  orderable: number
}): { item_id: string; title: string; requested: number; available: number } {
  const { productTitle, variantTitle } = line.variant
  const title = variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`
  return { item_id: line.itemId, title, requested: line.quantity, available: line.orderable }
}
