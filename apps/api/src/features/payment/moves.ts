import type { Connection } from '../../platform/db/database.ts'
import type { Claim } from './claim.queries.ts'
import { findCapture, findRefund, type Move, noteCapture, noteRefund } from './move.queries.ts'
import type { AmountOfPayment, CaptureStatus, MoveName, PaymentProvider, RefundStatus } from './provider.ts'

/** What the provider says of a move. */
export interface Word<Status extends string> {
  id: string
  status: Status
}

/** Money that goes one way or the other: how it is kept by us, and asked of the provider. */
export interface MoveKind<Status extends string> {
  readonly work: 'capture' | 'refund'
  /** What has become of one that the provider accepted and knows no more. */
  readonly whenGone: Status
  /** How its failure is told to staff. */
  readonly failure: 'capture_failed' | 'refund_failed'
  find(db: Connection, id: string): Promise<Move | undefined>
  ask(provider: PaymentProvider, asked: AmountOfPayment): Promise<Word<Status>>
  look(provider: PaymentProvider, paymentId: string, name: MoveName): Promise<Word<Status> | undefined>
  /** Writes down what the provider said; false when another run of the job goes on with it. */
  note(db: Connection, claim: Claim, word: Word<Status>, at: Date): Promise<boolean>
}

/** A part of a promised amount is taken. */
export const captures: MoveKind<CaptureStatus> = {
  work: 'capture',
  whenGone: 'failed',
  failure: 'capture_failed',
  find: findCapture,
  ask: (provider, asked) => provider.capture(asked),
  look: (provider, paymentId, name) => provider.findCapture(paymentId, name),
  note: noteCapture,
}

/** Money goes back to a shopper. */
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
