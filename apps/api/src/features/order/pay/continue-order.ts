import type { Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { holdDiscountsAgain } from '../../promotion/hold-discounts.ts'
import { holdPlace } from '../hold/order-place.ts'
import { holdStock } from '../hold/order-stock.ts'
import { isDayInTime } from '../hold/renew-arrival.ts'
import { calculateReservedUntil } from '../hold/reservation-time.ts'
import { move } from '../rows/move-order.ts'
import { listOrderLines, type OrderLineRow, type OrderRow, updateOrder } from '../rows/order.queries.ts'
import { addPayment } from '../rows/order-payment.ts'
import type { PaymentStep } from './take-payment-steps.ts'

/** The pieces were released when the payment did not come, and others bought them. */
const dealUsedUpMessage =
  'De stuks voor de dealprijs zijn intussen verkocht. Bestel opnieuw, dan zie je de prijs van nu.'

/** The code or voucher was released as well, and used for another order. */
const codeTakenMessage =
  'De kortingscode of voucher van deze bestelling is intussen gebruikt. Bestel opnieuw, dan zie je het totaal van nu.'

/** The place on the delivery day was released too. Others took it, or the day is too near by now. */
const dayLostMessage =
  'De bezorgdag van deze bestelling is niet meer vrij. Bestel opnieuw, dan kies je een andere dag.'

/**
 * Continues an unpaid order. An open payment can be paid, a failed one gets a successor, and stock that was released is
 * held again or reported as sold out. The caller holds the locks of cart and order.
 */
export async function continueOrder(
  tx: Tx,
  deps: PaymentDeps,
  order: OrderRow,
  now: Date,
): Promise<PaymentStep> {
  const [latest] = await listPayments(tx, order.id)
  if (latest?.status === 'pending' || latest?.status === 'authorized') return { kind: 'settled', order }
  if (order.status === 'new') {
    const discounts = await holdDiscountsAgain(tx, deps, order, now)
    if (!discounts.ok) throw new Refusal({ code: 'order_not_payable', message: codeTakenMessage })
    const lines = await listOrderLines(tx, order.id)
    const held = await holdStock(tx, deps, { order, lines, now })
    if (!held.ok && held.usedUpDeals.length > 0)
      throw new Refusal({ code: 'order_not_payable', message: dealUsedUpMessage })
    if (!held.ok) throw new Refusal({ code: 'out_of_stock', lines: shortLines(lines, held.shortages) })
    if (!(await isDayInTime(tx, order, lines, now)) || !(await holdPlace(tx, order)))
      throw new Refusal({ code: 'order_not_payable', message: dayLostMessage })
  }
  const status = order.status === 'new' ? move(order.status, 'payment_started') : order.status
  const open = await updateOrder(tx, order.id, {
    status,
    paymentStatus: 'open',
    reservedUntil: calculateReservedUntil(now),
  })
  const payment = latest?.status === 'open' ? latest : addPayment(tx, deps, { order: open, latest, now })
  return { kind: 'pay', order: open, payment }
}

function shortLines(
  lines: readonly OrderLineRow[],
  shortages: readonly { variantId: number; available: number }[],
) {
  return shortages.flatMap(({ variantId, available }) =>
    lines
      .filter((line) => line.variantId === variantId)
      .map((line) => ({
        item_id: line.id,
        title: line.title === '' ? line.name : `${line.name}, ${line.title}`,
        requested: line.quantity,
        available,
      })),
  )
}
