import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Claim, finish, waitUntil } from '../../payment/claim.queries.ts'
import { getProviderOfPayment, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import { type Move, noteRefusal } from '../../payment/move.queries.ts'
import { isLost, isUnderWay, type MoveKind, type Word } from '../../payment/moves.ts'
import { type AmountOfPayment, type MoveName, ProviderRefusal } from '../../payment/provider.ts'
import { isBeingCaptured } from '../../payment/refund.queries.ts'
import { withTimeLimit } from '../../payment/time-limit.ts'
import type { SentPayment } from '../rows/order-payment.ts'
import { applyPaymentStatus } from '../settle/apply-payment-status.ts'
import { getSentPayment } from './get-sent-payment.ts'
import { tellStaffOfMoney } from './tell-staff-of-money.ts'

/** Banks take days, so a pending move is checked every hour, and also when the provider reports a change. */
const lookAgainAfterMs = 60 * 60_000
/** While part of a promised payment is being captured, nobody knows how much of it can go back. */
const waitForCaptureMs = 60_000

/**
 * Takes a claimed refund or capture one step further: requests it or checks on it, and updates the order accordingly.
 * It can be interrupted anywhere: what was written stays, and the next run that claims it continues from there. Throws
 * while the provider gives no answer.
 */
export async function carryOutMove<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  claim: Claim,
): Promise<void> {
  const move = await kind.find(deps.db, claim.id)
  if (move === undefined) return
  const payment = await getSentPayment(deps, move.paymentId)
  const later = (ms: number) => new Date(deps.clock().getTime() + ms)
  const isNew = move.status === 'requested'
  if (isNew && kind.work === 'refund' && (await isBeingCaptured(deps.db, payment.id)))
    return waitUntil(deps.db, kind.work, claim, later(waitForCaptureMs))
  const known = isNew || isUnderWay(move) ? await hearProvider(deps, kind, { move, payment, claim }) : move
  if (known === undefined) return
  // A full refund or the last capture changes the order's status.
  await applyPaymentStatus(deps, payment)
  await finish(deps.db, kind.work, claim, isUnderWay(known) ? later(lookAgainAfterMs) : null)
}

interface Case {
  move: Move
  payment: SentPayment
  claim: Claim
}

/**
 * Asks the provider and records its answer; staff get a message when it means that the money will not come. Returns
 * undefined when nothing is left to do: the provider refused, or another run has gone on with this move.
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
    if (isRefusal)
      await tellStaffOfMoney(tx, deps, { payment, move, what: kind.failure, reason: word.message })
    else if (isLost(word))
      await tellStaffOfMoney(tx, deps, {
        payment,
        move,
        what: kind.failure,
        reason: `it says ${word.status}`,
      })
    return isRefusal ? undefined : word
  })
}

async function askOrLook<Status extends string>(
  deps: PaymentDeps,
  kind: MoveKind<Status>,
  { move, payment, claim }: Case,
): Promise<Word<Status> | ProviderRefusal> {
  const provider = getProviderOfPayment(deps, payment)
  const look = (name: MoveName) => withTimeLimit(kind.look(provider, payment.providerId, name))
  if (move.providerId !== null)
    return (await look({ id: move.providerId })) ?? { id: move.providerId, status: kind.whenGone }
  // An earlier run may have died, or given up waiting for the answer, and providers forget keys after a while.
  const before = claim.tries > 1 ? await look({ idempotencyKey: move.id }) : undefined
  return before ?? withTimeLimit(kind.ask(provider, askFor(move, payment))).catch(toRefusal)
}

/** Returns a clear refusal. Any other error says nothing about the money and is thrown again. */
function toRefusal(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error
  throw error
}

function askFor({ id, amountCents, description }: Move, { providerId }: SentPayment): AmountOfPayment {
  return { idempotencyKey: id, paymentId: providerId, amountCents, description }
}
