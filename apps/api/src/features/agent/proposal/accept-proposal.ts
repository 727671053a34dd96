import type { RestoredCart } from '@sluimer/contract/cart/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { restoreCart } from '../../cart/restore/restore-cart.ts'
import { findRestorableCart } from '../../cart/rows/cart-restore.queries.ts'
import { hashCartToken } from '../../cart/token/cart-token.ts'
import type { CartKeys } from '../../cart/token/own-cart.ts'
import { isAgentCart } from '../rows/basket.queries.ts'

/**
 * Puts what an agent chose into the cart of the visitor who asks for it, by the rule for restored carts: the larger
 * quantity of each, nothing taken out, so that taking over twice doubles nothing.
 */
export async function acceptProposal(
  deps: Deps,
  { id, ...keys }: CartKeys & { id: string },
): Promise<Outcome<RestoredCart & { token: string }>> {
  const source = await findRestorableCart(deps.db, hashCartToken(id), deps.clock())
  if (source === undefined || !(await isAgentCart(deps.db, source.id)))
    return { ok: false, error: { code: 'not_found' } }
  return restoreCart(deps, { ...keys, id })
}
