import type { Order } from '@sluimer/contract/order/schemas'
import { readValues } from '../../../platform/db/read-values.ts'
import { findBedImages, type ImageSources } from '../../configurator/picture/find-bed-images.ts'
import { picturesInside } from '../../media/media.queries.ts'
import { toImage } from '../../media/to-image.ts'
import { vouchersInside } from '../../promotion/voucher.queries.ts'
import { invoicesInside } from '../rows/invoice.queries.ts'
import { lineImageKeys, type OrderLineRow, type OrderRow, orderLinesInside } from '../rows/order.queries.ts'
import { shipmentsInside } from '../rows/shipment.queries.ts'
import { toOrder } from './to-order.ts'

interface ReadOrder {
  readonly order: Order
  readonly lines: readonly OrderLineRow[]
}

/**
 * Reads an order as its buyer sees it, with its lines as they are stored, in one statement. A composed bed has its own
 * picture, which takes more.
 */
export async function readOrder(sources: ImageSources, row: OrderRow): Promise<ReadOrder> {
  const { lines, pictures, vouchers, invoices, shipments } = await readValues(sources.db, {
    lines: orderLinesInside(row.id),
    pictures: picturesInside(lineImageKeys(row.id)),
    vouchers: vouchersInside(row.id),
    invoices: invoicesInside(row.id),
    shipments: shipmentsInside(row.id),
  })
  const images = new Map(pictures.map((picture) => [picture.key, toImage(picture)]))
  const bedImages = await findBedImages(
    sources,
    lines.flatMap(({ configuration }) => configuration?.id ?? []),
  )
  const parts = { voucher: vouchers[0], invoices, shipments }
  return { order: toOrder(row, lines, new Map([...images, ...bedImages]), parts), lines }
}
