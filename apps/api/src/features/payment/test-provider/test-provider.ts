import type { PaymentStatus } from '@sluimer/domain/order/status'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { paymentMethods } from '../methods.ts'
import {
  type AmountOfPayment,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
} from '../provider.ts'
import {
  enterMove,
  enterPayment,
  findLedgerPayment,
  findMove,
  giveBack,
  type LedgerMove,
  type LedgerPayment,
  lockLedgerPayment,
  moveLedgerPayment,
  takePromised,
} from './ledger.queries.ts'

/** How long its page can be paid on, as with real bank payments: shorter than our reservation, to allow a retry. */
const payableMs = 15 * 60_000

const testProviderName = 'test'

/**
 * Creates a payment company for tests and for shops without a real one. It stands in for another company: it keeps its
 * own books and communicates with the shop only through this object, its hosted page and the webhook.
 */
export function createTestProvider(options: {
  db: Db
  /** Origin of the hosted page for the browser. */
  publicUrl: string
  now: () => Date
  randomBytes: (count: number) => Buffer
}): PaymentProvider {
  const { db, now, randomBytes } = options
  const answer = (row: LedgerPayment): ProviderPayment => {
    const isPayable = row.status === 'open'
    return {
      id: row.id,
      status: row.status,
      amountCents: row.amountCents,
      capturedCents: row.status === 'paid' ? row.amountCents : row.capturedCents,
      refundedCents: row.refundedCents,
      checkoutUrl: isPayable ? `${options.publicUrl}/test-provider/pay/${row.id}` : null,
    }
  }
  const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`
  /** Carries out a move of money once per key; a repeated key returns its first result. */
  const moveOnce = (kind: LedgerMove['kind'], asked: AmountOfPayment) =>
    inTransaction(db, async (tx) => {
      const { idempotencyKey, paymentId, amountCents } = asked
      // An identical request at the same moment waits here, and then finds what was done.
      await lockLedgerPayment(tx, paymentId)
      const before = await findMove(tx, paymentId, kind, { idempotencyKey })
      if (before !== undefined) return before
      const isDone = await (kind === 'capture' ? takePromised : giveBack)(tx, paymentId, amountCents)
      const move = { id: newId(kind), idempotencyKey, paymentId, kind, amountCents }
      if (!isDone) throw new ProviderRefusal(`there is not so much to ${kind}`)
      const entered = await enterMove(tx, move)
      if (entered === undefined) throw new Error('the same was asked twice at this moment')
      return entered
    })
  return {
    name: testProviderName,
    async create(asked) {
      const at = now()
      const row = await enterPayment(db, {
        idempotencyKey: asked.idempotencyKey,
        amountCents: asked.amountCents,
        description: asked.description,
        method: asked.method,
        takesMoneyLater: asked.takesMoneyLater,
        redirectUrl: asked.redirectUrl,
        webhookUrl: asked.webhookUrl,
        id: newId('tst'),
        status: 'open',
        createdAt: at,
        expiresAt: new Date(at.getTime() + payableMs),
      })
      return answer(row)
    },
    async find(id) {
      const row = await findCurrentPayment(db, id, now())
      return row && answer(row)
    },
    async cancel(id) {
      await moveLedgerPayment(db, id, ['open', 'authorized'], 'canceled')
      const row = await findCurrentPayment(db, id, now())
      return row && answer(row)
    },
    async capture(asked) {
      const { id } = await moveOnce('capture', asked)
      return { id, status: 'succeeded' }
    },
    async findCapture(paymentId, name) {
      const move = await findMove(db, paymentId, 'capture', name)
      return move && { id: move.id, status: 'succeeded' }
    },
    async refund(asked) {
      const { id } = await moveOnce('refund', asked)
      return { id, status: 'refunded' }
    },
    async findRefund(paymentId, name) {
      const move = await findMove(db, paymentId, 'refund', name)
      return move && { id: move.id, status: 'refunded' }
    },
    async listMethods() {
      return paymentMethods.map(({ providerMethod }) => ({
        method: providerMethod,
        minCents: null,
        maxCents: null,
      }))
    },
    parseWebhook(body) {
      if (typeof body !== 'object' || body === null || !('id' in body)) return undefined
      const { id } = body
      return typeof id === 'string' && /^tst_[\w-]{22}$/.test(id) ? id : undefined
    },
  }
}

/** Returns a payment as it is at this moment: an expired one cannot be paid. */
export async function findCurrentPayment(db: Db, id: string, at: Date): Promise<LedgerPayment | undefined> {
  const row = await findLedgerPayment(db, id)
  if (row === undefined || row.status !== 'open' || row.expiresAt > at) return row
  await moveLedgerPayment(db, id, ['open'], 'expired')
  return findLedgerPayment(db, id)
}

/** How a payment can end on the hosted page. */
export const pageOutcomes = ['paid', 'pending', 'failed', 'canceled', 'expired', 'authorized'] as const
export type PageOutcome = (typeof pageOutcomes)[number]

/** Lists the outcomes that the hosted page still allows, the good one first. A promise is never paid at once. */
export function listPossibleOutcomes(payment: {
  status: PaymentStatus
  takesMoneyLater: boolean
}): readonly PageOutcome[] {
  const bad = ['failed', 'canceled', 'expired'] as const
  const good = payment.takesMoneyLater ? 'authorized' : 'paid'
  if (payment.status === 'pending') return [good, ...bad]
  if (payment.status !== 'open') return []
  return payment.takesMoneyLater
    ? ['authorized', 'pending', ...bad]
    : ['paid', 'pending', ...bad, 'authorized']
}
