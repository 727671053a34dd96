import type { getProposalEndpoint } from '@sluimer/contract/agent/endpoints'
import type { EndpointResponse } from '@sluimer/contract/endpoint'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { listCartItems } from '../../cart/rows/cart-item.queries.ts'
import { findRestorableCart } from '../../cart/rows/cart-restore.queries.ts'
import { hashCartToken } from '../../cart/token/cart-token.ts'
import { type CartKeys, findOwnCart } from '../../cart/token/own-cart.ts'
import { showCart } from '../../cart/view/get-cart.ts'
import { isAgentCart } from '../rows/basket.queries.ts'

/**
 * Shows what an agent chose to whoever has the link, and changes nothing: programs that preview links open them too. Only
 * carts of agents are shown, so that no link to a shopper's own cart opens here.
 */
export async function getProposal(
  deps: Deps,
  { id, ...keys }: CartKeys & { id: string },
): Promise<Outcome<EndpointResponse<typeof getProposalEndpoint>>> {
  const source = await findRestorableCart(deps.db, hashCartToken(id), deps.clock())
  if (source === undefined || !(await isAgentCart(deps.db, source.id)))
    return { ok: false, error: { code: 'not_found' } }
  const own = await findOwnCart(deps, keys)
  const items = own.cart === undefined ? [] : await listCartItems(deps.db, own.cart.id)
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
  return { ok: true, data: { cart: await showCart(deps, source), own_quantity: quantity } }
}
