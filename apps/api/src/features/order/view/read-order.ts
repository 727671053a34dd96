import type { Order } from '@sluimer/contract/order/schemas'
import { findBedImages, type ImageSources } from '../../configurator/picture/find-bed-images.ts'
import { findImages } from '../../media/find-images.ts'
import { findVoucherOfOrder } from '../../promotion/voucher.queries.ts'
import { listInvoices } from '../rows/invoice.queries.ts'
import { listOrderLines, type OrderRow } from '../rows/order.queries.ts'
import { listShipments } from '../rows/shipment.queries.ts'
import { toOrder } from './to-order.ts'

/** Reads an order as its buyer sees it. A composed bed has its own picture. */
export async function readOrder(sources: ImageSources, order: OrderRow): Promise<Order> {
  const { db } = sources
  const lines = await listOrderLines(db, order.id)
  const images = await findImages(
    db,
    lines.flatMap((line) => line.imageKey ?? []),
  )
  const bedImages = await findBedImages(
    sources,
    lines.flatMap(({ configuration }) => configuration?.id ?? []),
  )
  return toOrder(order, lines, new Map([...images, ...bedImages]), {
    voucher: await findVoucherOfOrder(db, order.id),
    invoices: await listInvoices(db, order.id),
    shipments: await listShipments(db, order.id),
  })
}
