import { centsOfKind } from '@sluimer/domain/cart/costs'
import { vatPercentFor } from '@sluimer/domain/tax/vat-rates'
import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { costWithoutVat } from '@sluimer/domain/tax/without-vat'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../../platform/db/database.ts'
import { availablePaymentMethods } from '../../payment/list-payment-methods.ts'
import type { OfferedRule } from '../../payment/methods.ts'
import { toDeliveryCountry } from '../destination/delivery-country.ts'
import { listOrderLines, type OrderRow } from '../rows/order.queries.ts'

/** An unpaid order keeps its prices for a week. After that the shopper orders again, at the prices of that day. */
export const payableMs = 7 * 24 * 3_600_000

/** Whether an order can still be paid. An order that a later one from the same cart replaced is canceled. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const isUnpaid = order.status === 'new' || order.status === 'awaiting_payment'
  return isUnpaid && now.getTime() - order.placedAt.getTime() < payableMs
}

/**
 * Returns the ways to pay an order. The amount that decides leaves out the present method's own price. A buyer without
 * VAT also pays a method's price without it.
 */
export async function methodsFor(db: Connection, order: OrderRow): Promise<OfferedRule[]> {
  const amountCents = order.grandTotalCents - centsOfKind(order.costs, 'payment')
  const methods = await availablePaymentMethods(db, toDeliveryCountry(order.details), amountCents)
  if (order.vatCountry !== null) return methods
  const day = amsterdamDate(order.placedAt)
  const goods = (await listOrderLines(db, order.id)).map((line) => ({
    ...line,
    vatPercent: vatPercentFor(sellerCountryCode, line.vatClass, day),
  }))
  return methods.map((method) => ({ ...method, priceCents: costWithoutVat(method.priceCents, goods) }))
}
