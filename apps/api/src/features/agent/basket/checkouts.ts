import type { UcpBasket, UcpMessage } from '@sluimer/contract/agent/answers'
import type { AgentCartRequest, CreateCheckout } from '@sluimer/contract/agent/requests'
import type { Tx } from '../../../platform/db/database.ts'
import { deleteCarts } from '../../cart/rows/cart.queries.ts'
import { answerError, notFound, type OperationAnswer, toEnvelope } from '../protocol/answer.ts'
import { countCanceledCheckouts, findBasket } from '../rows/basket.queries.ts'
import { hashBasketId, toCheckoutId } from './basket-ids.ts'
import { cancelBasket } from './cancel-basket.ts'
import { asUnrecoverable, type BasketDeps, openCart } from './carts.ts'
import { fillBasket } from './fill-basket.ts'
import { addBasket, createBasket, type OpenBasket, openBasket } from './open-basket.ts'
import { showBasket } from './show-basket.ts'

const capability = 'dev.ucp.shopping.checkout'

/**
 * Creates a checkout, of the goods in the request or of a cart: the checkout then shares the cart's goods, and a second
 * request for the same cart gets the same checkout. When nothing can be had, none is created and the answer says why.
 */
export async function createAgentCheckout(
  tx: Tx,
  deps: BasketDeps,
  { cart_id: cartId, ...request }: CreateCheckout,
): Promise<OperationAnswer> {
  if (cartId !== undefined) return createOfCart(tx, deps, cartId)
  const { basket, messages } = await fillBasket(tx, deps, {
    basket: await createBasket(tx, deps, 'checkout'),
    request,
  })
  const shown = await showBasket(tx, deps, { basket, messages })
  if (shown.line_items.length > 0) return answerCheckout(shown, basket, 201)
  await deleteCarts(tx, [basket.cart.id])
  return answerError(
    deps.config.publicUrl,
    capability,
    messages.length === 0 ? [nothingInIt('unrecoverable')] : messages.map(asUnrecoverable),
  )
}

/** Returns a checkout with the prices and the stock of this moment; a canceled one too. */
export async function getAgentCheckout(tx: Tx, deps: BasketDeps, id: string): Promise<OperationAnswer> {
  const basket = await openBasket(tx, deps, { id, kind: 'checkout' })
  return basket === undefined ? checkoutNotFound(deps) : showCheckout(tx, deps, basket)
}

/** Gives a checkout other contents, all of them at once. One that was canceled stays as it is. */
export async function updateAgentCheckout(
  tx: Tx,
  deps: BasketDeps,
  { id, request }: { id: string; request: AgentCartRequest },
): Promise<OperationAnswer> {
  const open = await openBasket(tx, deps, { id, kind: 'checkout' })
  if (open === undefined) return checkoutNotFound(deps)
  if (open.row.canceledAt !== null) return showCheckout(tx, deps, open, [canceledAlready])
  const { basket, messages } = await fillBasket(tx, deps, { basket: open, request })
  return showCheckout(tx, deps, basket, messages)
}

/**
 * Completes nothing: an agent can bring a buyer to the last page and no further. To order, the buyer must press a
 * button that says so and obliges them to pay (article 8 of directive 2011/83). The answer is the link to that
 * button.
 */
export async function completeAgentCheckout(tx: Tx, deps: BasketDeps, id: string): Promise<OperationAnswer> {
  const basket = await openBasket(tx, deps, { id, kind: 'checkout' })
  if (basket === undefined) return checkoutNotFound(deps)
  return showCheckout(tx, deps, basket, basket.row.canceledAt === null ? [] : [canceledAlready])
}

/** Cancels a checkout. The cart that it was made of stays. One that is canceled already says so. */
export async function cancelAgentCheckout(tx: Tx, deps: BasketDeps, id: string): Promise<OperationAnswer> {
  const basket = await openBasket(tx, deps, { id, kind: 'checkout' })
  if (basket === undefined) return checkoutNotFound(deps)
  if (basket.row.canceledAt !== null) return showCheckout(tx, deps, basket, [canceledAlready])
  return showCheckout(tx, deps, await cancelBasket(tx, deps, basket))
}

async function createOfCart(tx: Tx, deps: BasketDeps, cartId: string): Promise<OperationAnswer> {
  const source = await openCart(tx, deps, cartId)
  if (source === undefined)
    return answerError(deps.config.publicUrl, capability, [notFound('Deze winkelwagen is er niet (meer).')])
  const id = toCheckoutId(cartId, await countCanceledCheckouts(tx, source.cart.id))
  const now = deps.clock()
  const known = await findBasket(tx, { idHash: hashBasketId(id), kind: 'checkout' }, now)
  if (known !== undefined) return showCheckout(tx, deps, { id, row: known, cart: source.cart })
  const { cart, row } = source
  const { line_items: lines } = await showBasket(tx, deps, { basket: source, messages: [] })
  if (lines.length === 0)
    return answerError(deps.config.publicUrl, capability, [nothingInIt('unrecoverable')])
  const basket = await addBasket(tx, { id, kind: 'checkout', cart, expiresAt: row.expiresAt, now })
  return answerCheckout(await showBasket(tx, deps, { basket, messages: [] }), basket, 201)
}

async function showCheckout(
  tx: Tx,
  deps: BasketDeps,
  basket: OpenBasket,
  messages: readonly UcpMessage[] = [],
): Promise<OperationAnswer> {
  return answerCheckout(await showBasket(tx, deps, { basket, messages }), basket)
}

function answerCheckout(shown: UcpBasket, { row }: OpenBasket, status: 200 | 201 = 200): OperationAnswer {
  const ucp = { ...toEnvelope('success', capability), payment_handlers: {} }
  if (row.canceledAt !== null) return { status, body: { ucp, ...shown, status: 'canceled' } }
  const hasGoods = shown.line_items.length > 0
  const messages = [...shown.messages, hasGoods ? orderedByBuyer : nothingInIt('recoverable')]
  return {
    status,
    body: { ucp, ...shown, messages, status: hasGoods ? 'requires_escalation' : 'incomplete' },
  }
}

/** Why nothing became of a change. */
const canceledAlready: UcpMessage = {
  type: 'error',
  code: 'checkout_canceled',
  content: 'Deze bestelling in wording is geannuleerd. Begin een nieuwe.',
  severity: 'unrecoverable',
}

/** Why every checkout ends with the buyer, whatever else is right. */
const orderedByBuyer: UcpMessage = {
  type: 'error',
  code: 'order_placed_by_buyer',
  content:
    'Adres, bezorging en betaling vult de koper zelf in op onze eigen pagina, en daar plaatst hij ook de bestelling. Geef hem de link in continue_url.',
  severity: 'requires_buyer_input',
}

function nothingInIt(severity: 'recoverable' | 'unrecoverable'): UcpMessage {
  const content = 'Er zit niets in.'
  return { type: 'error', code: 'invalid_cart_items', content, severity, path: '$.line_items' }
}

function checkoutNotFound({ config }: BasketDeps): OperationAnswer {
  return answerError(config.publicUrl, capability, [
    notFound('Deze bestelling in wording is er niet (meer).'),
  ])
}
