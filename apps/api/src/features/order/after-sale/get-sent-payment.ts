import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { findPayment } from '../../payment/payment.queries.ts'
import type { SentPayment } from '../rows/order-payment.ts'

/** Returns the payment whose money is moved. Throws when no provider knows it, since no money can have come in then. */
export async function getSentPayment({ db }: PaymentDeps, paymentId: string): Promise<SentPayment> {
  const payment = await findPayment(db, paymentId)
  if (payment === undefined || payment.providerId === null)
    throw new Error(`payment ${paymentId} is not known to a provider`)
  return { ...payment, providerId: payment.providerId }
}
