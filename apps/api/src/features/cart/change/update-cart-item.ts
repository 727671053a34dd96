import type { Cart } from '@sluimer/contract/cart/schemas'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findStockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import { calculateCartStock, toShortage } from '../price/cart-line.ts'
import { findCartItem, setQuantity } from '../rows/cart-item.queries.ts'
import { formatShortage } from './add-cart-item.ts'
import { changeCart } from './change-cart.ts'

/** Sets how many pieces of an item the visitor wants. Refuses more than can be had, changing nothing (CA-02). */
export async function updateCartItem(
  deps: Deps,
  input: { token: string | undefined; itemId: string; quantity: number },
): Promise<Outcome<Cart>> {
  return changeCart(deps, input.token, async (tx, cart) => {
    const item = await findCartItem(tx, cart.id, input.itemId)
    const variant = item && (await findStockedVariant(tx, item.variantId))
    if (item === undefined || variant === undefined) return { ok: false, error: { code: 'not_found' } }
    if (variant.isSample && input.quantity > 1) {
      const message = findSampleProblem({ inCart: [], added: [variant.variantId], pieces: input.quantity })
      return { ok: false, error: { code: 'not_purchasable', message } }
    }
    const { orderable } = calculateCartStock(variant, cart.heldPieces)
    if (input.quantity > orderable) {
      const lines = [toShortage({ itemId: item.id, variant, quantity: input.quantity, orderable })]
      return { ok: false, error: { code: 'out_of_stock', message: formatShortage(orderable, 0), lines } }
    }
    await setQuantity(tx, item.id, input.quantity)
    return { ok: true, data: null }
  })
}
