import type { Cart } from '@sluimer/contract/cart/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { deleteItem, findCartItem } from '../rows/cart-item.queries.ts'
import { changeCart } from './change-cart.ts'

/** Takes an item out of the visitor's cart (CA-02). An item of another cart counts as unknown. */
export async function removeCartItem(
  deps: Deps,
  input: { token: string | undefined; itemId: string },
): Promise<Outcome<Cart>> {
  return changeCart(deps, input.token, async (tx, cart) => {
    const item = await findCartItem(tx, cart.id, input.itemId)
    if (item === undefined) return { ok: false, error: { code: 'not_found' } }
    await deleteItem(tx, item.id)
    return { ok: true, data: null }
  })
}
