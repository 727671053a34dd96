import type { Order } from '@sluimer/contract/order/schemas'
import type { Connection } from '../../platform/db/database.ts'
import { findImages } from '../media/find-images.ts'
import { findVoucherOfOrder } from '../promotion/voucher.queries.ts'
import { listOrderLines, type OrderRow } from './order.queries.ts'
import { orderOf } from './order-of.ts'

/** A known order with its lines, pictures and voucher. */
export async function readOrder(db: Connection, order: OrderRow): Promise<Order> {
  const lines = await listOrderLines(db, order.id)
  const images = await findImages(
    db,
    lines.flatMap((line) => line.imageKey ?? []),
  )
  return orderOf(order, lines, images, await findVoucherOfOrder(db, order.id))
}
