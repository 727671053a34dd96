import { triesBeforeAlarm } from '@sluimer/domain/payment/asking-again'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { type Claim, claimNext, postpone, type Work } from '../../payment/claim.queries.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { captures, refunds } from '../../payment/moves.ts'
import { findPayment } from '../../payment/payment.queries.ts'
import { carryOutMove } from './carry-out-move.ts'
import { endPromise } from './end-promise.ts'
import { tellStaffOfMoney } from './tell-staff-of-money.ts'

/** After this many unanswered requests in a row the provider counts as down, and the rest waits for the next run. */
const patience = 3

/**
 * Asks the provider for what transactions have written down: captures, ended promises and refunds. It follows each
 * until the money has moved. A row is claimed before the provider hears of it, so several nodes can share the work.
 */
export const moveMoneyJob = defineJob(
  'move-money',
  z.object({}),
  async (_data, deps, { signal }) => moveMoney(deps, signal),
  { cron: '* * * * *', retryLimit: 0, timeoutSeconds: 300 },
)

/**
 * Carries out everything that is due at the payment provider, one after another. Stops when the provider fails
 * several times in a row, until the next run.
 */
export async function moveMoney(deps: PaymentDeps, signal?: AbortSignal): Promise<void> {
  for (let inVain = 0; inVain < patience; ) {
    signal?.throwIfAborted()
    const due = await nextDue(deps)
    if (due === undefined) return
    inVain = (await isCarriedOut(deps, due)) ? 0 : inVain + 1
  }
  deps.log.warn('the payment provider gives no answers: what is due waits for the next run')
}

interface Due {
  work: Work
  claim: Claim
}

async function nextDue(deps: PaymentDeps): Promise<Due | undefined> {
  // Captures come first: they decide how much can be refunded.
  for (const work of ['capture', 'refund', 'promise'] as const) {
    const claim = await claimNext(deps.db, work, deps.clock())
    if (claim !== undefined) return { work, claim }
  }
  return undefined
}

function carryOut(deps: PaymentDeps, { work, claim }: Due): Promise<void> {
  if (work === 'promise') return endPromise(deps, claim)
  return work === 'capture' ? carryOutMove(deps, captures, claim) : carryOutMove(deps, refunds, claim)
}

/** Carries one move out. A failed one is tried again after a pause, and does not hold up the others. */
async function isCarriedOut(deps: PaymentDeps, due: Due): Promise<boolean> {
  const { work, claim } = due
  try {
    await carryOut(deps, due)
    return true
  } catch (error) {
    deps.log.warn({ err: error, work, id: claim.id, tries: claim.tries }, 'money was not moved yet')
    await postpone(deps.db, work, claim, deps.clock())
    if (claim.tries >= triesBeforeAlarm) await raiseAlarm(deps, due, String(error))
    return false
  }
}

async function raiseAlarm({ db, ...deps }: PaymentDeps, { work, claim }: Due, reason: string): Promise<void> {
  const kind = work === 'refund' ? refunds : captures
  const move = work === 'promise' ? undefined : await kind.find(db, claim.id)
  const payment = await findPayment(db, move?.paymentId ?? claim.id)
  if (payment === undefined) return
  await inTransaction(db, (tx) =>
    tellStaffOfMoney(tx, deps, { payment, move: move ?? payment, what: 'money_stuck', reason }),
  )
}
