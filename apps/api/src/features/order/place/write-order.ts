import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { CartLine } from '../../cart/price/cart-line.ts'
import { toLineArrival } from '../../delivery/to-line-arrival.ts'
import type { Agreement } from '../agreement/agreement.ts'
import { toOrderDiscounts } from '../hold/order-discounts.ts'
import { calculateReservedUntil } from '../hold/reservation-time.ts'
import { insertOrder, type OrderLineRow, type OrderRow } from '../rows/order.queries.ts'
import type { OrderedBed } from '../rows/tables.ts'
import { toSampleKeys } from './household-samples.ts'

/** 128 bits, so that nobody finds an order without its link. */
const publicIdBytes = 16

interface WrittenOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
}

/** Writes down what was agreed. Lines are copies: later changes of a product change no order (CO-07). */
export function writeOrder(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { cartId, number, agreed, now }: { cartId: string; number: string; agreed: Agreement; now: Date },
): WrittenOrder {
  const { totals, details, shipping, payment } = agreed
  const id = createUuid(deps.randomBytes)
  const order: OrderRow = {
    id,
    publicId: deps.randomBytes(publicIdBytes).toString('base64url'),
    number,
    cartId,
    fingerprint: agreed.fingerprint,
    status: 'awaiting_payment',
    paymentStatus: 'open',
    email: details.customer.email,
    details: keptDetails(details),
    shippingMethod: {
      code: shipping.code,
      title: shipping.title,
      delivery: shipping.arrival,
      day: shipping.arrivalDay,
    },
    paymentMethod: { code: payment.code, title: payment.title },
    paymentAnswers: agreed.paymentAnswers,
    insurance: agreed.hasInsurance,
    deliverySlot: toSlot(agreed),
    haulAwayPieces: agreed.delivery.haulAway.pieces,
    pickupPoint: agreed.delivery.pickupPoint ?? null,
    notes: agreed.notes,
    discounts: toOrderDiscounts(agreed.discounts),
    subTotalCents: totals.subTotalCents,
    costs: totals.costs,
    discountCents: totals.discountCents,
    vatCents: agreed.vatCents,
    vatCountry: agreed.vat.country,
    vatConfirmation: agreed.vat.confirmation,
    grandTotalCents: totals.grandTotalCents,
    placedAt: now,
    paidAt: null,
    reservedUntil: calculateReservedUntil(now),
    sampleKeys: toSampleKeys(agreed.lines, details),
  }
  const lines = agreed.lines.map(
    (line, position): OrderLineRow => ({
      ...toLine(line),
      delivery: toArrival(line, agreed, now),
      vatPercent: agreed.vat.findPercent(line.variant.vatClass),
      discountCents: agreed.discounts.lineCents.get(line.lineId) ?? 0,
      id: createUuid(deps.randomBytes),
      orderId: id,
      position,
    }),
  )
  const data = { number: order.number, totalCents: totals.grandTotalCents }
  insertOrder(tx, order, { lines, event: { at: now, type: 'placed', data } })
  return { order, lines }
}

/**
 * Leaves out birth date and gender. The order outlives the payment by years, and these two are stored and deleted with
 * the payment's answers (VA-11).
 */
function keptDetails(details: Agreement['details']): Agreement['details'] {
  return { ...details, customer: { ...details.customer, birthdate: '', gender: '' } }
}

/** Returns the agreed day and the area whose round it belongs to. */
function toSlot({ delivery }: Agreement): OrderRow['deliverySlot'] {
  return delivery.slot === undefined ? null : { ...delivery.slot, area: delivery.area }
}

function toArrival({ variant, quantity, pieces }: CartLine, { delivery, shipping }: Agreement, now: Date) {
  const { area, slot } = delivery
  return toLineArrival({ ...variant, quantity, pieces }, { area, slot, method: shipping }, now)
}

function toLine({ variantId, quantity, variant, bed, deal }: CartLine) {
  return {
    variantId,
    productSlug: variant.productSlug,
    sku: variant.variantSku,
    name: variant.productTitle,
    title: variant.variantTitle,
    configuration: bed === undefined ? null : toOrderedBed(bed),
    brand: variant.brand,
    category: variant.mainCategory,
    imageKey: variant.image.key,
    priceCents: variant.price.priceCents,
    quantity,
    vatClass: variant.vatClass,
    madeToMeasure: variant.madeToMeasure,
    isSample: variant.isSample,
    deliveryClass: variant.deliveryClass,
    dealId: deal?.id ?? null,
  }
}

function toOrderedBed({ id, variantId, parts, facts }: NonNullable<CartLine['bed']>): OrderedBed {
  const { weightGrams, leadTimeDays } = facts
  return { id, variantId, parts: [...parts], weightGrams, leadTimeDays }
}
