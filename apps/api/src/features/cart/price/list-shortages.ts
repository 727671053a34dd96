import type { StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartItemRow } from '../rows/cart-item.queries.ts'
import { calculateCartStock, toShortage } from './cart-line.ts'

/**
 * Returns the lines that ask for more than there is, as an `out_of_stock` answer names them. It takes no prices, so that many who
 * are too late for the same goods are told at once. Composed beds are left out: what they need shows when they are priced.
 */
export function listShortages(
  { heldPieces }: Pick<CartRow, 'heldPieces'>,
  items: readonly CartItemRow[],
  stock: readonly StockedVariant[],
): ReturnType<typeof toShortage>[] {
  return items.flatMap((item) => {
    const variant = stock.find(({ variantId }) => variantId === item.variantId)
    if (variant === undefined || variant.configurator !== null) return []
    const { orderable } = calculateCartStock(variant, heldPieces)
    const { id: itemId, quantity } = item
    return quantity > orderable ? [toShortage({ itemId, variant, quantity, orderable })] : []
  })
}
