import { and, eq, gte } from 'drizzle-orm'
import type { TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { createPaymentProvider, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import { aLender } from '../../payment/payment.builders.ts'
import type { PaymentProvider } from '../../payment/provider.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../order.builders.ts'
import { order, orderLine } from '../rows/tables.ts'

/** Two pieces of € 60 that are paid. */
export const aPaidOrder = (app: TestApp) => anOrder(app, { payment: 'ideal', outcome: 'paid' })

/** Two pieces of € 60 whose payment is promised. */
export async function aPromisedOrder(app: TestApp) {
  await savePaymentMethod(app.db, { code: 'billink', isActive: true, lender: aLender })
  return anOrder(app, { payment: 'billink', outcome: 'authorized' })
}

async function anOrder(app: TestApp, { payment, outcome }: { payment: string; outcome: string }) {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 10 }))
  const answers = { dob: '29-02-1980', gender: '2' as const, phone: '0612345678', terms: true }
  const lines = [{ variantId, quantity: 2 }]
  const placed = await aPlacedOrder(app, { lines, payment, ...(payment === 'ideal' ? {} : { answers }) })
  await choosePaymentOutcome(app, placed.url, outcome)
  await sendWebhookFor(app, placed.url)
  return { ...placed, ...(await getOnlyLine(app, placed.number)) }
}

/** The only line of an order. */
export async function getOnlyLine(
  app: TestApp,
  number: string,
): Promise<{ orderId: string; lineId: string }> {
  const [line] = await app.db
    .select({ orderId: order.id, lineId: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, number))
  if (line === undefined) throw new Error(`order ${number} has no line`)
  return line
}

/** The shop with a provider of which the given calls are replaced. */
export function withProvider(app: TestApp, changes: Partial<PaymentProvider>): PaymentDeps {
  return { ...app.deps, paymentProvider: { ...createPaymentProvider(app.deps), ...changes } }
}

/**
 * A provider that has forgotten every key by the next call, as real ones have after a while: a repeated request is
 * carried out twice, and only a lookup shows that it was done before.
 */
export function aForgetfulProvider(app: TestApp): PaymentProvider {
  const provider = createPaymentProvider(app.deps)
  const idOf = new Map<string, string>()
  const newKey = () => createUuid(app.deps.randomBytes)
  return {
    ...provider,
    async refund(asked) {
      const done = await provider.refund({ ...asked, idempotencyKey: newKey() })
      idOf.set(asked.idempotencyKey, done.id)
      return done
    },
    async capture(asked) {
      const done = await provider.capture({ ...asked, idempotencyKey: newKey() })
      idOf.set(asked.idempotencyKey, done.id)
      return done
    },
    async findRefund(paymentId, name) {
      const id = 'id' in name ? name.id : idOf.get(name.idempotencyKey)
      return id === undefined ? undefined : provider.findRefund(paymentId, { id })
    },
    async findCapture(paymentId, name) {
      const id = 'id' in name ? name.id : idOf.get(name.idempotencyKey)
      return id === undefined ? undefined : provider.findCapture(paymentId, { id })
    },
  }
}

/** Counts the mails that the shop sent itself about this, in all or since a moment. */
export function countMails(app: TestApp, kind: string, since = new Date(0)): Promise<number> {
  return app.db.$count(mailMessage, and(eq(mailMessage.kind, kind), gte(mailMessage.createdAt, since)))
}
