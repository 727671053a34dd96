import type { PaymentStatus } from '@sluimer/domain/order/status'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { createPaymentProvider, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import {
  cancelUnsentPayments,
  insertPayment,
  listPayments,
  type Payment,
} from '../../payment/payment.queries.ts'
import { type OrderRow, recordOrderEvent } from './order.queries.ts'

/** A payment that the provider has heard of. */
export interface SentPayment
  extends Pick<Payment, 'id' | 'reference' | 'amountCents' | 'status' | 'provider'> {
  providerId: string
}

/** Statuses from which money may still come. */
const liveStatuses: readonly PaymentStatus[] = ['open', 'pending', 'authorized']

/** Payments of an order that the provider may still turn into money. */
export async function listLivePayments(db: Connection, orderId: string): Promise<SentPayment[]> {
  const payments = await listPayments(db, orderId)
  return payments.flatMap(({ providerId, ...payment }) =>
    providerId !== null && isLive(payment.status) ? [{ ...payment, providerId }] : [],
  )
}

/** Whether a payment with this status may still bring money. */
export function isLive(status: PaymentStatus): boolean {
  return liveStatuses.includes(status)
}

/** Whether the order can be sent on this status. `authorized` counts, since the provider guarantees the money. */
export function isMoney(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'authorized'
}

/**
 * Adds a new attempt to pay for an order; `latest` is the one before. The provider hears of it after the transaction.
 */
export function addPayment(
  tx: Tx,
  deps: PaymentDeps,
  { order, latest, now }: { order: OrderRow; latest: Payment | undefined; now: Date },
): Payment {
  // The latest attempt counts, so it must be later than the one before, even when the clocks of two nodes differ.
  const createdAt = latest && latest.createdAt >= now ? new Date(latest.createdAt.getTime() + 1) : now
  const row: Payment = {
    id: createUuid(deps.randomBytes),
    reference: order.id,
    provider: createPaymentProvider(deps).name,
    providerId: null,
    method: order.paymentMethod.code,
    amountCents: order.grandTotalCents,
    status: 'open',
    checkoutUrl: null,
    unwantedAt: null,
    tries: 0,
    nextTryAt: null,
    createdAt,
    updatedAt: now,
  }
  const data = { paymentId: row.id, amountCents: row.amountCents }
  insertPayment(tx, row)
  recordOrderEvent(tx, order.id, { at: now, type: 'payment_created', data })
  return row
}

/**
 * Drops attempts that the provider does not know yet. A node that is asking the provider at this moment then finds that
 * its payment is no longer open, and cancels it there. An attempt that was answered just before stays, and is live.
 */
export async function dropUnsentPayments(tx: Tx, orderId: string, now: Date): Promise<void> {
  await cancelUnsentPayments(tx, orderId, now)
}
