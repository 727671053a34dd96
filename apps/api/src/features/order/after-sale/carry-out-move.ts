import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Claim, finish, waitUntil } from '../../payment/claim.queries.ts'
import { type Move, noteRefusal } from '../../payment/move.queries.ts'
import { isLost, isUnderWay, type MoveKind, type Word } from '../../payment/moves.ts'
import { type AmountOfPayment, type MoveName, ProviderRefusal } from '../../payment/provider.ts'
import { type PaymentDeps, providerOfPayment } from '../../payment/provider-of.ts'
import { isBeingCaptured } from '../../payment/refund.queries.ts'
import { withTimeLimit } from '../../payment/time-limit.ts'
import type { SentPayment } from '../rows/order-payment.ts'
import { applyPaymentStatus } from '../settle/apply-payment-status.ts'
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
  const isNew = move.status === 'requested'
  if (isNew && kind.work === 'refund' && (await isBeingCaptured(deps.db, payment.id)))
    return waitUntil(deps.db, kind.work, claim, later(waitForCaptureMs))
  const known = isNew || isUnderWay(move) ? await hearProvider(deps, kind, { move, payment, claim }) : move
  if (known === undefined) return
  // Everything back, or the last part taken, moves the order.
  await applyPaymentStatus(deps, payment)
  await finish(deps.db, kind.work, claim, isUnderWay(known) ? later(lookAgainAfterMs) : null)
}

interface Case {
  move: Move
  payment: SentPayment
  claim: Claim
}

/**
 * What the provider says, written down; people are told when it means that the money does not come. Undefined when there is
 * nothing more to do: it refused, or another run has gone on with it.
 */
async function hearProvider<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  { move, payment, claim }: Case,
): Promise<Word<Status> | undefined> {
  const word = await askOrLook(deps, kind, { move, payment, claim })
  return inTransaction(deps.db, async (tx) => {
    const isRefusal = word instanceof ProviderRefusal
    const isNoted = isRefusal
      ? await noteRefusal(tx, kind.work, claim, deps.clock())
      : await kind.note(tx, claim, word, deps.clock())
    if (!isNoted) return undefined
    if (isRefusal) await tellStaffOfMoney(tx, deps, payment, move, kind.failure, word.message)
    else if (isLost(word))
      await tellStaffOfMoney(tx, deps, payment, move, kind.failure, `it says ${word.status}`)
    return isRefusal ? undefined : word
  })
}

async function askOrLook<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  { move, payment, claim }: Case,
): Promise<Word<Status> | ProviderRefusal> {
  const provider = providerOfPayment(deps, payment)
  const look = (name: MoveName) => withTimeLimit(kind.look(provider, payment.providerId, name))
  if (move.providerId !== null)
    return (await look({ id: move.providerId })) ?? { id: move.providerId, status: kind.whenGone }
  // Who asked before may have died, or not have waited for the answer, and keys are forgotten after a while.
  const before = claim.tries > 1 ? await look({ idempotencyKey: move.id }) : undefined
  return before ?? withTimeLimit(kind.ask(provider, askFor(move, payment))).catch(refusalOf)
}

/** Only a clear no is an answer; all else says nothing about the money. */
function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error
  throw error
}

function askFor({ id, amountCents, description }: Move, { providerId }: SentPayment): AmountOfPayment {
  return { idempotencyKey: id, paymentId: providerId, amountCents, description }
}
