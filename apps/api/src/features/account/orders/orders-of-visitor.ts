import type { OwnOrder, OwnOrders, OwnOrdersQuery } from '@sluimer/contract/account/order-schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { describeOwnOrder, getOwnedOrder, leaveOrder } from '../../order/owner/own-order.ts'
import { getOwnOrders } from '../../order/owner/own-orders.ts'
import { listKeptProducts } from '../../review/invite/kept-products.ts'
import { buildReviewPath } from '../../review/invite/review-link.ts'

type Token = string | undefined

/** Lists a page of the orders of the customer who is logged in. */
export async function listOrders(
  deps: Deps,
  token: Token,
  query: OwnOrdersQuery,
): Promise<Outcome<OwnOrders>> {
  const visitor = await requireVisitor(deps, token)
  return visitor.ok ? { ok: true, data: await getOwnOrders(deps, visitor.data.customer.id, query) } : visitor
}

/** Returns one of their orders. */
export async function findOrder(deps: Deps, token: Token, publicId: string): Promise<Outcome<OwnOrder>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const owned = await getOwnedOrder(deps.db, visitor.data.customer.id, publicId)
  if (!owned.ok) return owned
  const { order } = owned.data
  const wasSent = order.status === 'shipped' || order.status === 'delivered'
  const reviews = wasSent ? await listReviews(deps, order.id) : []
  return { ok: true, data: { ...(await describeOwnOrder(deps, owned.data)), reviews } }
}

async function listReviews(deps: Deps, orderId: string): Promise<OwnOrder['reviews']> {
  const products = await listKeptProducts(deps, orderId)
  return products.map((product) => ({ title: product.title, link: buildReviewPath(deps.config, product) }))
}

/** Takes one of their orders out of the account. */
export async function leave(deps: Deps, token: Token, publicId: string): Promise<Outcome<{ done: true }>> {
  const visitor = await requireVisitor(deps, token)
  return visitor.ok ? leaveOrder(deps, visitor.data.customer.id, publicId) : visitor
}
