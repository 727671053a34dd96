import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import type { Connection } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { findImages } from '../media/find-images.ts'
import { findOrderByPublicId, listOrderLines, type OrderRow } from './order.queries.ts'
import { orderOf } from './order-of.ts'
import { paymentMethodOf } from './payment-method-of.ts'
import { isPayable, methodsFor } from './retry-payment.ts'
import { findVoucherOfOrder } from './voucher.queries.ts'

/** An order for who has its link, with the ways to pay it while it is unpaid. */
export async function getOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  publicId: string,
): Promise<Outcome<Order & { paymentMethods: PaymentMethod[] }>> {
  const order = await findOrderByPublicId(db, publicId)
  if (order === undefined) return { ok: false, error: { code: 'not_found' } }
  const methods = isPayable(order, clock()) ? methodsFor(order) : []
  return {
    ok: true,
    data: { ...(await readOrder(db, order)), paymentMethods: methods.map(paymentMethodOf) },
  }
}

/** A known order with its lines, pictures and voucher. */
export async function readOrder(db: Connection, order: OrderRow): Promise<Order> {
  const lines = await listOrderLines(db, order.id)
  const images = await findImages(
    db,
    lines.flatMap((line) => line.imageKey ?? []),
  )
  return orderOf(order, lines, images, await findVoucherOfOrder(db, order.id))
}
