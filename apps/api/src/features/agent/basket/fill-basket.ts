import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { AgentCartRequest } from '@sluimer/contract/agent/requests'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { setCartChanged, setCartChoices } from '../../cart/rows/cart.queries.ts'
import type { OpenBasket } from './open-basket.ts'
import { readPlace } from './place.ts'
import { replaceGoods } from './replace-goods.ts'

/** Gives a basket exactly the goods and the place of a request. The caller holds the lock of its cart. */
export async function fillBasket(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { basket, request }: { basket: OpenBasket; request: AgentCartRequest },
): Promise<{ basket: OpenBasket; messages: UcpMessage[] }> {
  const { cart } = basket
  const messages = await replaceGoods(tx, deps, { cart, lines: request.line_items })
  const place = readPlace(request.context, cart.countryCode)
  await setCartChanged(tx, cart.id, deps.clock())
  const changed = await setCartChoices(tx, cart.id, place.choices, deps.clock())
  return { basket: { ...basket, cart: changed }, messages: [...messages, ...place.messages] }
}
