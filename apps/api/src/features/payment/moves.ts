import type { Connection } from '../../platform/db/database.ts'
import type { Claim } from './claim.queries.ts'
import { findCapture, findRefund, type Move, noteCapture, noteRefund } from './move.queries.ts'
import type { AmountOfPayment, CaptureStatus, MoveName, PaymentProvider, RefundStatus } from './provider.ts'

/** The provider's answer about a move. */
export interface Word<Status extends string> {
  id: string
  status: Status
}

/** A kind of move, refund or capture: how we store it, and how we ask the provider for it. */
export interface MoveKind<Status extends string> {
  readonly work: 'capture' | 'refund'
  /** The status of a move that the provider accepted but no longer knows. */
  readonly whenGone: Status
  /** The message to staff when it fails. */
  readonly failure: 'capture_failed' | 'refund_failed'
  find(db: Connection, id: string): Promise<Move | undefined>
  ask(provider: PaymentProvider, asked: AmountOfPayment): Promise<Word<Status>>
  look(provider: PaymentProvider, paymentId: string, name: MoveName): Promise<Word<Status> | undefined>
  /** Records the provider's answer; false when another run of the job has gone on with it. */
  note(db: Connection, claim: Claim, word: Word<Status>, at: Date): Promise<boolean>
}

/** Takes a part of a promised amount. */
export const captures: MoveKind<CaptureStatus> = {
  work: 'capture',
  whenGone: 'failed',
  failure: 'capture_failed',
  find: findCapture,
  ask: (provider, asked) => provider.capture(asked),
  look: (provider, paymentId, name) => provider.findCapture(paymentId, name),
  note: noteCapture,
}

/** Returns money to a shopper. */
export const refunds: MoveKind<RefundStatus> = {
  work: 'refund',
  whenGone: 'canceled',
  failure: 'refund_failed',
  find: findRefund,
  ask: (provider, asked) => provider.refund(asked),
  look: (provider, paymentId, name) => provider.findRefund(paymentId, name),
  note: noteRefund,
}

/** Whether the provider accepted a move that has not ended yet. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status === 'queued' || status === 'pending' || status === 'processing'
}

/** Whether a move has ended without its money. */
export function isLost({ status }: { status: string }): boolean {
  return status === 'failed' || status === 'canceled'
}
