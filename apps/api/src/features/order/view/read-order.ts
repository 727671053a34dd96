import type { Order } from '@sluimer/contract/order/schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findVoucherOfOrder } from '../../promotion/voucher.queries.ts'
import { listInvoices } from '../rows/invoice.queries.ts'
import { listOrderLines, type OrderRow } from '../rows/order.queries.ts'
import { listShipments } from '../rows/shipment.queries.ts'
import { toOrder } from './to-order.ts'

export async function readOrder(db: Connection, order: OrderRow): Promise<Order> {
  const lines = await listOrderLines(db, order.id)
  const images = await findImages(
    db,
    lines.flatMap((line) => line.imageKey ?? []),
  )
  return toOrder(order, lines, images, {
    voucher: await findVoucherOfOrder(db, order.id),
    invoices: await listInvoices(db, order.id),
    shipments: await listShipments(db, order.id),
  })
}
