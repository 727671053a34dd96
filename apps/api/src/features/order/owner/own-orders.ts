import type { ListedOrder, OwnOrders, OwnOrdersQuery } from '@sluimer/contract/account/order-schemas'
import { orderStatusLabels } from '@sluimer/domain/order/status'
import type { Deps } from '../../../platform/deps.ts'
import { findBedImages, type ImageSources } from '../../configurator/picture/find-bed-images.ts'
import { findImages } from '../../media/find-images.ts'
import { isPayable } from '../pay/payable.ts'
import { listGoods, listOrderEvents, listOwnOrders, type OwnOrderRow } from './own-orders.queries.ts'
import { toProgress } from './own-progress.ts'

const pageSize = 20

/**
 * Lists a page of the orders of an account, the newest first. A number that is not of an order in the account gives the
 * first page.
 */
export async function getOwnOrders(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  customerId: string,
  { older_than: olderThan, newer_than: newerThan, limit = pageSize }: OwnOrdersQuery,
): Promise<OwnOrders> {
  const { db } = deps
  const now = deps.clock()
  const isBackwards = olderThan === undefined && newerThan !== undefined
  // One more than is shown tells whether there is a page beyond.
  const found = await listOwnOrders(db, customerId, { olderThan, newerThan, limit: limit + 1, now })
  if (found.length === 0 && (olderThan ?? newerThan) !== undefined)
    return getOwnOrders(deps, customerId, { limit })
  const hasMore = found.length > limit
  const rows = hasMore ? (isBackwards ? found.slice(1) : found.slice(0, limit)) : found
  const hasNewer = isBackwards ? hasMore : olderThan !== undefined
  const hasOlder = isBackwards || hasMore
  return {
    orders: await toListedOrders(deps, rows, now),
    older: (hasOlder && rows.at(-1)?.order.number) || null,
    newer: (hasNewer && rows[0]?.order.number) || null,
  }
}

async function toListedOrders(
  sources: ImageSources,
  rows: readonly OwnOrderRow[],
  now: Date,
): Promise<ListedOrder[]> {
  const { db } = sources
  const ids = rows.map(({ order }) => order.id)
  const eventsOf = Map.groupBy(await listOrderEvents(db, ids), ({ orderId }) => orderId)
  const goods = await listGoods(db, ids)
  const images = await findImages(
    db,
    goods.flatMap(({ imageKey }) => imageKey ?? []),
  )
  const beds = await findBedImages(
    sources,
    goods.flatMap(({ configurationId }) => configurationId ?? []),
  )
  const goodsOf = Map.groupBy(goods, ({ orderId }) => orderId)
  return rows.map(({ order, how }) => ({
    order_id: order.publicId,
    order_number: order.number,
    status: order.status,
    status_label: orderStatusLabels[order.status],
    progress: toProgress(order, eventsOf.get(order.id) ?? [], now).progress,
    payable: isPayable(order, now),
    placed_at: order.placedAt.toISOString(),
    grand_total: order.grandTotalCents,
    goods: (goodsOf.get(order.id) ?? []).map(({ name, quantity, imageKey, configurationId }) => ({
      name,
      quantity,
      thumbnail: beds.get(configurationId ?? '') ?? images.get(imageKey ?? '') ?? null,
    })),
    joined: how,
  }))
}
