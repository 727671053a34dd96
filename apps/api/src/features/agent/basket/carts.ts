import type { UcpBasket } from '@sluimer/contract/agent/answers'
import type { AgentCartRequest } from '@sluimer/contract/agent/requests'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deleteCarts } from '../../cart/rows/cart.queries.ts'
import { answerError, notFound, type OperationAnswer, toEnvelope } from '../protocol/answer.ts'
import { cancelBasket } from './cancel-basket.ts'
import { fillBasket } from './fill-basket.ts'
import { createBasket, type OpenBasket, openBasket } from './open-basket.ts'
import { showBasket } from './show-basket.ts'

export type BasketDeps = Pick<Deps, 'db' | 'clock' | 'randomBytes' | 'config'>

const capability = 'dev.ucp.shopping.cart'

/** Creates a cart. When nothing of what was asked for can be had, none is created and the answer says why. */
export async function createAgentCart(
  tx: Tx,
  deps: BasketDeps,
  request: AgentCartRequest,
): Promise<OperationAnswer> {
  const { basket, messages } = await fillBasket(tx, deps, {
    basket: await createBasket(tx, deps, 'cart'),
    request,
  })
  const shown = await showBasket(tx, deps, { basket, messages })
  if (request.line_items.length === 0 || shown.line_items.length > 0) return answerCart(shown, 201)
  await deleteCarts(tx, [basket.cart.id])
  return answerError(deps.config.publicUrl, capability, messages.map(asUnrecoverable))
}

/** Returns a cart with the prices and the stock of this moment. */
export async function getAgentCart(tx: Tx, deps: BasketDeps, id: string): Promise<OperationAnswer> {
  const basket = await openCart(tx, deps, id)
  if (basket === undefined) return cartNotFound(deps)
  return answerCart(await showBasket(tx, deps, { basket, messages: [] }))
}

/** Gives a cart other contents, all of them at once. */
export async function updateAgentCart(
  tx: Tx,
  deps: BasketDeps,
  { id, request }: { id: string; request: AgentCartRequest },
): Promise<OperationAnswer> {
  const open = await openCart(tx, deps, id)
  if (open === undefined) return cartNotFound(deps)
  return answerCart(await showBasket(tx, deps, await fillBasket(tx, deps, { basket: open, request })))
}

/** Cancels a cart, and returns it as it was. From then on it is not found, and its link leads nowhere. */
export async function cancelAgentCart(tx: Tx, deps: BasketDeps, id: string): Promise<OperationAnswer> {
  const basket = await openCart(tx, deps, id)
  if (basket === undefined) return cartNotFound(deps)
  const canceled = await cancelBasket(tx, deps, basket)
  return answerCart(await showBasket(tx, deps, { basket: canceled, messages: [] }))
}

/** Finds a cart that was not canceled. */
export async function openCart(tx: Tx, deps: BasketDeps, id: string): Promise<OpenBasket | undefined> {
  const basket = await openBasket(tx, deps, { id, kind: 'cart' })
  return basket?.row.canceledAt === null ? basket : undefined
}

function answerCart(cart: UcpBasket, status: 200 | 201 = 200): OperationAnswer {
  return { status, body: { ucp: toEnvelope('success', capability, 'dev.ucp.shopping.checkout'), ...cart } }
}

function cartNotFound({ config }: BasketDeps): OperationAnswer {
  return answerError(config.publicUrl, capability, [notFound('Deze winkelwagen is er niet (meer).')])
}

/** Nothing was created, so that there is nothing to mend. */
export function asUnrecoverable<Message extends { type: string }>(message: Message): Message {
  return message.type === 'error' ? { ...message, severity: 'unrecoverable' } : message
}
