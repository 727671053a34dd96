import { namedCosts } from '@sluimer/contract/cart/named-costs'
import type { Order } from '@sluimer/contract/order/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { toBedPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { orderStatusLabels } from '@sluimer/domain/order/status'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { toPickupPoint } from '../../delivery/pickup/to-pickup-point.ts'
import type { VoucherRow } from '../../promotion/voucher.queries.ts'
import { toBillingAddress, toShippingAddress } from '../destination/postal-address.ts'
import type { InvoiceRow } from '../rows/invoice.queries.ts'
import type { OrderLineRow, OrderRow } from '../rows/order.queries.ts'
import type { ShipmentRow } from '../rows/shipment.queries.ts'
import { buildInvoicePath } from './invoice-url.ts'

/** What an order received once it was paid. */
export interface AfterSale {
  voucher: VoucherRow | undefined
  invoices: readonly Pick<InvoiceRow, 'number' | 'kind'>[]
  shipments: readonly ShipmentRow[]
}

/**
 * Returns an order as its buyer sees it: what was agreed, not what the products are now (CO-07). `images` has the pictures
 * of goods by their keys and those of composed beds by their ids.
 */
export function toOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  images: ReadonlyMap<string, Image>,
  { voucher, invoices, shipments }: AfterSale,
): Order {
  return {
    order_id: order.publicId,
    order_number: order.number,
    status: order.status,
    status_label: orderStatusLabels[order.status],
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    shipping_method: toShippingMethod(order),
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    lines: lines.map((line) => toLine(line, findThumbnail(line, images))),
    totals: {
      sub_total: order.subTotalCents,
      shipping_costs: sumCostsOfKind(order.costs, 'shipping'),
      ...namedCosts(order.costs),
      costs: [...order.costs],
      discount: order.discountCents,
      discounts: order.discounts.map(({ amountCents, ...discount }) => ({
        ...discount,
        amount: amountCents,
      })),
      vat: order.vatCents,
      reverse_charge: order.vatCountry === null,
      grand_total: order.grandTotalCents,
    },
    delivery: toDelivery(order),
    billing: toBillingAddress(order.details),
    shipping: toShippingAddress(order.details),
    voucher: voucher
      ? {
          code: voucher.code,
          amount: voucher.amountCents,
          minimum: voucher.minimumCents,
          valid_until: voucher.validUntil,
        }
      : null,
    invoices: invoices.map(({ number, kind }) => ({
      number,
      kind,
      link: buildInvoicePath(order.publicId, kind === 'invoice' ? undefined : number),
    })),
    shipments: shipments.map((one) => ({
      carrier: one.carrier,
      tracking_code: one.trackingCode,
      tracking_url: one.trackingUrl,
      shipped_at: one.shippedAt.toISOString(),
    })),
  }
}

function toShippingMethod({ shippingMethod: { code, title, delivery } }: OrderRow): Order['shipping_method'] {
  return { code, title, delivery }
}

function toDelivery(order: OrderRow): Order['delivery'] {
  const { deliverySlot, haulAwayPieces, pickupPoint, notes, shippingMethod } = order
  return {
    day: deliverySlot === null ? null : { date: deliverySlot.date, part: deliverySlot.part },
    expected_on: shippingMethod.day ?? null,
    haul_away: haulAwayPieces,
    pickup_point: pickupPoint === null ? null : toPickupPoint(pickupPoint),
    notes,
  }
}

/** A picture of a bed has words of its own; that of other goods may show another variant than the words it was registered with. */
function findThumbnail(
  { configuration, imageKey, name }: OrderLineRow,
  images: ReadonlyMap<string, Image>,
): Image | null {
  const image = images.get(imageKey ?? '')
  return images.get(configuration?.id ?? '') ?? (image === undefined ? null : { ...image, alt: name })
}

/** Returns where the shopper finds what was ordered again. */
function toLineLink({ isSample, configuration, productSlug }: OrderLineRow): string {
  if (isSample) return samplesPath
  return configuration === null ? `/${productSlug}.html` : toBedPath(configuration.id)
}

function toLine(line: OrderLineRow, thumbnail: Image | null): Order['lines'][number] {
  const bed = line.configuration
  return {
    id: line.id,
    variant_id: String(line.variantId),
    sku: line.sku,
    name: line.name,
    title: line.title,
    made_to_measure: line.madeToMeasure,
    brand: line.brand,
    category: line.category,
    sample: line.isSample,
    link: toLineLink(line),
    configuration:
      bed === null
        ? null
        : { id: bed.id, variantId: bed.variantId, link: toBedPath(bed.id), parts: bed.parts },
    quantity: line.quantity,
    price: line.priceCents,
    row_total: line.priceCents * line.quantity,
    discount: line.discountCents,
    delivery_class: line.deliveryClass,
    delivery: line.delivery,
    thumbnail,
  }
}
