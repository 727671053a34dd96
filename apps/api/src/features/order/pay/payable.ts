import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { findPayableUntil } from '@sluimer/domain/order/progress'
import { findVatPercent } from '@sluimer/domain/tax/vat-rates'
import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { subtractCostVat } from '@sluimer/domain/tax/without-vat'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../../platform/db/database.ts'
import { listAvailablePaymentMethods } from '../../payment/list-payment-methods.ts'
import type { OfferedRule } from '../../payment/methods.ts'
import { toDeliveryCountry } from '../destination/delivery-country.ts'
import { listOrderLines, type OrderRow } from '../rows/order.queries.ts'

/** Whether an order can still be paid. An order that a later one from the same cart replaced is canceled. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const isUnpaid = order.status === 'new' || order.status === 'awaiting_payment'
  return isUnpaid && now < findPayableUntil(order.placedAt)
}

/**
 * Returns the ways to pay an order. The amount that decides leaves out the present method's own price. A buyer without
 * VAT also pays a method's price without it.
 */
export async function listMethodsForOrder(db: Connection, order: OrderRow): Promise<OfferedRule[]> {
  const amountCents = order.grandTotalCents - sumCostsOfKind(order.costs, 'payment')
  const methods = await listAvailablePaymentMethods(db, toDeliveryCountry(order.details), amountCents)
  if (order.vatCountry !== null) return methods
  const day = toAmsterdamDate(order.placedAt)
  const goods = (await listOrderLines(db, order.id)).map((line) => ({
    ...line,
    vatPercent: findVatPercent(sellerCountryCode, line.vatClass, day),
  }))
  return methods.map((method) => ({ ...method, priceCents: subtractCostVat(method.priceCents, goods) }))
}
