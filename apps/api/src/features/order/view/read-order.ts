import type { Order } from '@sluimer/contract/order/schemas'
import { readValues, type ValuesOf } from '../../../platform/db/read-values.ts'
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
  return toReadOrder(sources, row, await readValues(sources.db, orderPartsInside(row.id)))
}

/** Returns what belongs to an order as fields of a query. */
export function orderPartsInside(orderId: string) {
  return {
    lines: orderLinesInside(orderId),
    pictures: picturesInside(lineImageKeys(orderId)),
    vouchers: vouchersInside(orderId),
    invoices: invoicesInside(orderId),
    shipments: shipmentsInside(orderId),
  }
}

/** Returns the same order from what `orderPartsInside` read. */
export async function toReadOrder(
  sources: ImageSources,
  row: OrderRow,
  { lines, pictures, vouchers, invoices, shipments }: ValuesOf<ReturnType<typeof orderPartsInside>>,
): Promise<ReadOrder> {
  const images = new Map(pictures.map((picture) => [picture.key, toImage(picture)]))
  const bedImages = await findBedImages(
    sources,
    lines.flatMap(({ configuration }) => configuration?.id ?? []),
  )
  const parts = { voucher: vouchers[0], invoices, shipments }
  return { order: toOrder(row, lines, new Map([...images, ...bedImages]), parts), lines }
}
