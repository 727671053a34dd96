import type { PaymentStatus } from '@sluimer/domain/order/status'
import type { Db } from '../../../platform/db/database.ts'
import type { PaymentProvider, ProviderPayment } from '../provider.ts'
import { enterPayment, findLedgerPayment, type LedgerPayment, moveLedgerPayment } from './ledger.queries.ts'

/** How long its page can be paid on, as with real bank payments. Shorter than our reservation, so a retry is possible. */
const payableMs = 15 * 60_000

export const testProviderName = 'test'

/**
 * A payment company for use without a real one, and for tests. It is a stand-in for somebody else: it keeps its own
 * books and speaks to the shop only through this object, its hosted page and the webhook.
 */
export function createTestProvider(options: {
  db: Db
  /** Origin under which the browser reaches the hosted page. */
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
      checkoutUrl: isPayable ? `${options.publicUrl}/test-provider/pay/${row.id}` : null,
    }
  }
  return {
    name: testProviderName,
    async create(asked) {
      const at = now()
      const row = await enterPayment(db, {
        ...asked,
        id: `tst_${randomBytes(16).toString('base64url')}`,
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
    parseWebhook(body) {
      if (typeof body !== 'object' || body === null || !('id' in body)) return undefined
      const { id } = body
      return typeof id === 'string' && /^tst_[\w-]{22}$/.test(id) ? id : undefined
    },
  }
}

/** A payment as it stands at this moment: nobody can pay one whose time is over. */
export async function findCurrentPayment(db: Db, id: string, at: Date): Promise<LedgerPayment | undefined> {
  const row = await findLedgerPayment(db, id)
  if (row === undefined || row.status !== 'open' || row.expiresAt > at) return row
  await moveLedgerPayment(db, id, ['open'], 'expired')
  return findLedgerPayment(db, id)
}

/** How a payment can end on the hosted page. */
export const pageOutcomes = ['paid', 'pending', 'failed', 'canceled', 'expired', 'authorized'] as const
export type PageOutcome = (typeof pageOutcomes)[number]

/** What the hosted page can still make of a payment in that state. */
export function possibleOutcomes(status: PaymentStatus): readonly PageOutcome[] {
  if (status === 'open') return pageOutcomes
  if (status === 'pending') return ['paid', 'failed', 'canceled', 'expired']
  return []
}
