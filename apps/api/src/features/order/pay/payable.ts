import { vatPercentFor } from '@sluimer/domain/tax/vat-rates'
import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { costWithoutVat } from '@sluimer/domain/tax/without-vat'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../../platform/db/database.ts'
import { availablePaymentMethods } from '../../payment/list-payment-methods.ts'
import type { OfferedRule } from '../../payment/methods.ts'
import { countryOf } from '../destination/delivery-country.ts'
import { listOrderLines, type OrderRow } from '../rows/order.queries.ts'

/** An unpaid order keeps its prices for a week; after that the shopper orders anew, at the prices of then. */
export const payableMs = 7 * 24 * 3_600_000

/** Whether an order can still be paid. One that was replaced by a later order of the same cart is canceled. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const isUnpaid = order.status === 'new' || order.status === 'awaiting_payment'
  return isUnpaid && now.getTime() - order.placedAt.getTime() < payableMs
}

/**
 * The ways to pay an order, chosen by everything but the present method's own price. Whoever was sold to without VAT pays a
 * method's price without it too.
 */
export async function methodsFor(db: Connection, order: OrderRow): Promise<OfferedRule[]> {
  const amountCents = order.grandTotalCents - order.paymentCents
  const methods = await availablePaymentMethods(db, countryOf(order.details), amountCents)
  if (order.vatCountry !== null) return methods
  const day = amsterdamDate(order.placedAt)
  const goods = (await listOrderLines(db, order.id)).map((line) => ({
    ...line,
    vatPercent: vatPercentFor(sellerCountryCode, line.vatClass, day),
  }))
  return methods.map((method) => ({ ...method, priceCents: costWithoutVat(method.priceCents, goods) }))
}
