import type { OrderedAgain } from '@sluimer/contract/account/order-schemas'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type GoodsPutBack, putBack } from '../../cart/change/put-back.ts'
import { setCartChanged } from '../../cart/rows/cart.queries.ts'
import { keepFilledCart, readCartKeys } from '../../cart/token/cart-request.ts'
import { cartIsGone, openCart } from '../../cart/token/open-cart.ts'
import { findOwnCart } from '../../cart/token/own-cart.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { getOwnedOrder } from '../../order/owner/own-order.ts'
import { listOrderLines, type OrderLineRow, type OrderRow } from '../../order/rows/order.queries.ts'
import type { Visit } from '../visit/visit.ts'

/** Puts the goods of a customer's order that can still be bought into the cart of their browser. */
export async function orderAgain(deps: Deps, visit: Visit, publicId: string): Promise<Outcome<OrderedAgain>> {
  const keys = readCartKeys(visit.request)
  const visitor = await requireVisitor(deps, keys.sessionToken)
  if (!visitor.ok) return visitor
  const owned = await getOwnedOrder(deps.db, visitor.data.customer.id, publicId)
  if (!owned.ok) return owned
  const { order } = owned.data
  const lines = await listOrderLines(deps.db, order.id)
  const goods = lines.map(({ variantId, configuration, quantity }) => ({
    ...{ variantId, quantity },
    configurationId: configuration?.id ?? null,
  }))
  const own = await findOwnCart(deps, keys)
  const put = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    const opened = await openCart(tx, deps, own, now)
    if (opened === undefined) return undefined
    const { cart, token } = opened
    const outcomes = await putBack(tx, deps, { cart, goods })
    await setCartChanged(tx, cart.id, now)
    return { outcomes, token }
  })
  if (put === undefined) return { ok: false, error: { ...cartIsGone, code: 'conflict' } }
  keepFilledCart(visit.reply, put.token)
  return { ok: true, data: toOrderedAgain(order, lines, put.outcomes) }
}

function toOrderedAgain(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  outcomes: readonly GoodsPutBack[],
): OrderedAgain {
  // An order without VAT has net prices, which say nothing beside those of the shop.
  const isWithVat = order.vatCountry !== null
  const told = lines.map((line, at) => ({ line, title: nameLine(line), outcome: outcomes[at] }))
  return {
    is_any_in_cart: outcomes.some(({ priceCents }) => priceCents !== undefined),
    missing: told.flatMap(({ line, title, outcome }) =>
      outcome?.problem === undefined ? [] : [{ line_id: line.id, title, reason: outcome.problem }],
    ),
    prices: told.flatMap(({ line, title, outcome }) => {
      const price = outcome?.priceCents
      if (!isWithVat || price === undefined || price === line.priceCents) return []
      return [{ item_id: line.id, title, old_price: line.priceCents, price }]
    }),
  }
}

function nameLine({ name, title, configuration }: OrderLineRow): string {
  return title === '' || configuration !== null ? name : `${name}, ${title}`
}
