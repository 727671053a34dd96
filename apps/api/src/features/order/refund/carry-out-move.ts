import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Claim, finish } from '../../payment/claim.queries.ts'
import { type Move, noteRefusal } from '../../payment/move.queries.ts'
import { isLost, isUnderWay, type MoveKind, type Word } from '../../payment/moves.ts'
import { type AmountOfPayment, ProviderRefusal } from '../../payment/provider.ts'
import { type PaymentDeps, providerOf } from '../../payment/provider-of.ts'
import { isBeingCaptured } from '../../payment/refund.queries.ts'
import { withTimeLimit } from '../../payment/time-limit.ts'
import { applyPaymentStatus } from '../apply-payment-status.ts'
import type { SentPayment } from '../order-payment.ts'
import { sentPaymentOf } from './sent-payment-of.ts'
import { tellStaffOfMoney } from './tell-staff-of-money.ts'

/** Banks take days: what is under way is looked at every hour, and when the provider says that something changed. */
const lookAgainAfterMs = 60 * 60_000
/** While a part of the promise is being taken, nobody knows what of it can go back. */
const waitForCaptureMs = 60_000

/**
 * Gets a claimed refund or capture one step further: asks for it, or looks how it stands, and lets the order follow. It can
 * be stopped anywhere: what was written stands, and whoever claims it next goes on from there. Throws while the provider
 * gives no answer.
 */
export async function carryOutMove<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  claim: Claim,
): Promise<void> {
  const move = await kind.find(deps.db, claim.id)
  if (move === undefined) return
  const payment = await sentPaymentOf(deps, move.paymentId)
  const later = (ms: number) => new Date(deps.clock().getTime() + ms)
  let status = move.status
  if (move.status === 'requested' || isUnderWay(move)) {
    if (move.status === 'requested' && kind.work === 'refund' && (await isBeingCaptured(deps.db, payment.id)))
      return finish(deps.db, kind.work, claim, later(waitForCaptureMs))
    const word = await wordOfProvider(deps, kind, { move, payment, claim })
    if (word === 'refused' || !(await note(deps, kind, { move, payment, claim, word }))) return
    status = word.status
  }
  // Everything back, or the last part taken, moves the order.
  await applyPaymentStatus(deps, payment)
  await finish(deps.db, kind.work, claim, isUnderWay({ status }) ? later(lookAgainAfterMs) : null)
}

interface Case {
  move: Move
  payment: SentPayment
  claim: Claim
}

/** Asks, or looks; a clear refusal is written down at once, and told. */
async function wordOfProvider<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  { move, payment, claim }: Case,
): Promise<Word<Status> | 'refused'> {
  const provider = providerOf(deps)
  const look = (name: { id: string } | { idempotencyKey: string }) =>
    withTimeLimit(kind.look(provider, payment.providerId, name))
  if (move.providerId !== null) {
    const gone = { id: move.providerId, status: kind.whenGone }
    return (await look({ id: move.providerId })) ?? gone
  }
  // Who asked before may have died, or not have waited for the answer, and keys are forgotten after a while.
  const before = claim.tries > 1 ? await look({ idempotencyKey: move.id }) : undefined
  if (before !== undefined) return before
  try {
    return await withTimeLimit(kind.ask(provider, askFor(move, payment)))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await inTransaction(deps.db, async (tx) => {
      if (await noteRefusal(tx, kind.work, claim, deps.clock()))
        await tellStaffOfMoney(tx, deps, payment, move, kind.failure, error.message)
    })
    return 'refused'
  }
}

/** Writes down the provider's word, and tells people when it means that the money does not come. */
function note<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  { move, payment, claim, word }: Case & { word: Word<Status> },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await kind.note(tx, claim, word, deps.clock()))) return false
    if (isLost(word))
      await tellStaffOfMoney(tx, deps, payment, move, kind.failure, `the provider says ${word.status}`)
    return true
  })
}

function askFor({ id, amountCents, description }: Move, { providerId }: SentPayment): AmountOfPayment {
  return { idempotencyKey: id, paymentId: providerId, amountCents, description }
}
