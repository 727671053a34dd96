import { randomBytes } from 'node:crypto'
import { type Amount, type NewPayment, toCents } from './mollie-rules.ts'

export type Status = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
/** A payment in the books of this stand-in. */
export interface Entry {
  id: string
  asked: NewPayment
  status: Status
  /** Captures, done or pending: what is pending counts against the promise. */
  captures: { id: string; cents: number; status: string; description: string; metadata: unknown }[]
  refunds: { id: string; cents: number; status: string; description: string; metadata: unknown }[]
}

/** Whether it can be canceled before it is paid. */
export const isCancelable = ({ status, asked }: Entry) => status === 'open' && asked.method !== 'creditcard'
/** Returns the money that came in, in cents. */
export const taken = (entry: Entry) =>
  entry.status === 'paid' ? toCents(entry.asked.amount) : captured(entry)
export const sumMoves = (moves: readonly { cents: number }[]) =>
  moves.reduce((sum, { cents }) => sum + cents, 0)
export const captured = (entry: Entry) =>
  sumMoves(entry.captures.filter(({ status }) => status === 'succeeded'))
export const refunded = (entry: Entry) => sumMoves(entry.refunds.filter(({ status }) => status !== 'failed'))

/** Mollie's picture of a method, which nobody opens here. */
export const picture = 'https://www.mollie.example/method.svg'
export const newId = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`
export const links = (path: string) => ({
  self: { href: `https://api.mollie.example/v2/${path}`, type: 'application/hal+json' },
  documentation: { href: 'https://docs.mollie.example', type: 'text/html' },
})
export const listLinks = (path: string) => ({ ...links(path), previous: null, next: null })
export const euros = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })
/** Returns a payment in Mollie's form. */
export function shown(entry: Entry) {
  const { id, status } = entry
  // Mollie shows nobody the shopper's date of birth.
  const { consumerDateOfBirth: _, ...asked } = entry.asked
  const isFinal = status !== 'open' && status !== 'pending'
  return {
    resource: 'payment',
    id,
    mode: 'test',
    profileId: 'pfl_test',
    sequenceType: 'oneoff',
    createdAt: '2026-11-18T10:00:00+00:00',
    status,
    ...(isFinal ? {} : { isCancelable: isCancelable(entry) }),
    ...asked,
    ...(asked.captureMode === 'manual' ? { amountCaptured: euros(captured(entry)) } : {}),
    ...(taken(entry) > 0
      ? { amountRefunded: euros(refunded(entry)), amountRemaining: euros(taken(entry) - refunded(entry)) }
      : {}),
    _links: {
      ...links(`payments/${id}`),
      dashboard: { href: `https://my.mollie.example/${id}`, type: 'text/html' },
      ...(isFinal
        ? {}
        : { checkout: { href: `https://www.mollie.example/checkout/${id}`, type: 'text/html' } }),
    },
  }
}

/** Returns a capture in Mollie's form. */
export function shownCapture(entry: Entry, capture: Entry['captures'][number]) {
  const { id, cents, status, description, metadata } = capture
  return {
    resource: 'capture',
    id,
    mode: 'test',
    amount: euros(cents),
    status,
    description,
    metadata,
    createdAt: '2026-11-18T10:00:00+00:00',
    paymentId: entry.id,
    _links: {
      ...links(`payments/${entry.id}/captures/${id}`),
      payment: links(`payments/${entry.id}`).self,
    },
  }
}

/** Returns a refund in Mollie's form. */
export function shownRefund(entry: Entry, refund: Entry['refunds'][number]) {
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    amount: euros(refund.cents),
    status: refund.status,
    description: refund.description,
    createdAt: '2026-11-18T10:00:00+00:00',
    paymentId: entry.id,
    metadata: refund.metadata,
    _links: {
      ...links(`payments/${entry.id}/refunds/${refund.id}`),
      payment: links(`payments/${entry.id}`).self,
    },
  }
}
