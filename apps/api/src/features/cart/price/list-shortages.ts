import type { LimitedWish } from '../../catalog/stock/take-turn.ts'
import type { StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartItemRow } from '../rows/cart-item.queries.ts'
import { calculateCartStock, toShortage } from './cart-line.ts'

/**
 * Returns the lines that ask for more than there is, as an `out_of_stock` answer names them. It takes no prices, so that many who
 * are too late for the same goods are told at once. Composed beds are left out: what they need shows when they are priced.
 */
export function listShortages(...parts: Parameters<typeof listStocked>): ReturnType<typeof toShortage>[] {
  return listStocked(...parts)
    .filter(({ quantity, orderable }) => quantity > orderable)
    .map(toShortage)
}

/** Returns what the same lines want of goods that can run out. */
export function listLimitedWishes(...parts: Parameters<typeof listStocked>): LimitedWish[] {
  return listStocked(...parts)
    .filter(({ variant }) => variant.leadTimeDays === null)
    .map(({ variant: { variantId }, quantity, pieces }) => ({ variantId, quantity, pieces }))
}

function listStocked(
  { heldPieces }: Pick<CartRow, 'heldPieces'>,
  items: readonly Pick<CartItemRow, 'id' | 'variantId' | 'quantity'>[],
  stock: readonly StockedVariant[],
) {
  return items.flatMap(({ id: itemId, variantId, quantity }) => {
    const variant = stock.find((one) => one.variantId === variantId)
    if (variant === undefined || variant.configurator !== null) return []
    return [{ itemId, variant, quantity, ...calculateCartStock(variant, heldPieces) }]
  })
}
