import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  type Amount,
  type amountOfPaymentSchema,
  centsOf,
  type methodsQuestionSchema,
  type NewPayment,
  offeredMethods,
  problemOf,
} from './mollie-rules.ts'

/** A request that is answered with an error, as Mollie writes them. */
export class Refused extends Error {
  readonly status: number
  readonly field: string | undefined
  constructor(status: number, message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}

type AmountOfPayment = z.infer<typeof amountOfPaymentSchema>
type Status = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
interface Entry {
  id: string
  asked: NewPayment
  status: Status
  capturedCents: number
  refunds: { id: string; cents: number; status: string; description: string; metadata: unknown }[]
}

/** The payments of the stand-in, with the moves that Mollie allows. */
export class MollieBooks {
  #entries = new Map<string, Entry>()
  /** Methods that the shop's contract does not hold (any more): neither offered nor taken. */
  readonly withdrawn = new Set<string>()

  create(asked: NewPayment) {
    if (this.withdrawn.has(asked.method))
      throw new Refused(422, 'The payment method is not enabled', 'method')
    const wrong = problemOf(asked)
    if (wrong !== undefined) throw new Refused(422, wrong.detail, wrong.field)
    const entry: Entry = { id: newId('tr'), asked, status: 'open', capturedCents: 0, refunds: [] }
    this.#entries.set(entry.id, entry)
    return shown(entry)
  }

  /** The shopper ends the payment on the hosted page. */
  end(id: string, status: Exclude<Status, 'open'>): void {
    this.#get(id).status = status
  }

  /** The shop's bank is done with a refund. */
  endRefund(paymentId: string, refundId: string, status: 'refunded' | 'failed'): void {
    const refund = this.#get(paymentId).refunds.find(({ id }) => id === refundId)
    if (refund === undefined) throw new Refused(404, 'No refund exists with this token')
    refund.status = status
  }

  payment(id: string | undefined) {
    return shown(this.#get(id))
  }

  cancel(id: string | undefined) {
    const entry = this.#get(id)
    if (!isCancelable(entry)) throw new Refused(422, 'The payment cannot be canceled')
    entry.status = 'canceled'
    return shown(entry)
  }

  release(id: string | undefined): void {
    const entry = this.#get(id)
    if (entry.status !== 'authorized') throw new Refused(422, 'The payment is not authorized')
    entry.status = entry.capturedCents > 0 ? 'paid' : 'canceled'
  }

  capture(id: string | undefined, { amount, description, metadata }: AmountOfPayment) {
    const entry = this.#get(id)
    const cents = centsOf(amount)
    const left = centsOf(entry.asked.amount) - entry.capturedCents
    if (entry.status !== 'authorized' || cents > left)
      throw new Refused(422, 'The amount cannot be captured', 'amount')
    entry.capturedCents += cents
    if (cents === left) entry.status = 'paid'
    return {
      resource: 'capture',
      id: newId('cpt'),
      mode: 'test',
      amount,
      status: 'succeeded',
      description,
      metadata,
      createdAt: '2026-11-18T10:00:00+00:00',
      paymentId: entry.id,
      _links: { ...links(`payments/${entry.id}/captures`), payment: links(`payments/${entry.id}`).self },
    }
  }

  refund(id: string | undefined, { amount, description, metadata }: AmountOfPayment) {
    const entry = this.#get(id)
    const cents = centsOf(amount)
    if (cents <= 0 || cents > taken(entry) - refunded(entry))
      throw new Refused(422, 'The amount is higher than the maximum', 'amount')
    const refund = { id: newId('re'), cents, status: 'pending', description, metadata }
    entry.refunds.push(refund)
    return shownRefund(entry, refund)
  }

  findRefund(paymentId: string | undefined, id: string | undefined) {
    const entry = this.#get(paymentId)
    const refund = entry.refunds.find((one) => one.id === id)
    if (refund === undefined) throw new Refused(404, 'No refund exists with this token')
    return shownRefund(entry, refund)
  }

  methods(question: z.infer<typeof methodsQuestionSchema>) {
    const methods = offeredMethods
      .filter(({ id }) => !this.withdrawn.has(id))
      .filter(({ countries }) => countries.some((one) => one === question.billingCountry))
      .map(({ id, min, max }) => ({
        resource: 'method',
        id,
        description: id,
        minimumAmount: euros(Math.round(min * 100)),
        maximumAmount: euros(max * 100),
        image: { size1x: picture, size2x: picture, svg: picture },
        status: 'activated',
        _links: { self: links(`methods/${id}`).self },
      }))
    return { count: methods.length, _embedded: { methods }, _links: links('methods') }
  }

  #get(id: string | undefined): Entry {
    const entry = this.#entries.get(id ?? '')
    if (entry === undefined) throw new Refused(404, 'No payment exists with this token')
    return entry
  }
}

const picture = 'https://www.mollie.example/method.svg'
const newId = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`
const links = (path: string) => ({
  self: { href: `https://api.mollie.example/v2/${path}`, type: 'application/hal+json' },
  documentation: { href: 'https://docs.mollie.example', type: 'text/html' },
})
const euros = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })
const isCancelable = ({ status, asked }: Entry) => status === 'open' && asked.method !== 'creditcard'
const taken = (entry: Entry) => (entry.status === 'paid' ? centsOf(entry.asked.amount) : entry.capturedCents)
const refunded = (entry: Entry) =>
  entry.refunds.filter(({ status }) => status !== 'failed').reduce((sum, { cents }) => sum + cents, 0)

function shown(entry: Entry) {
  const { id, status } = entry
  // What the shopper's date of birth is, is told to nobody.
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
    ...(asked.captureMode === 'manual' ? { amountCaptured: euros(entry.capturedCents) } : {}),
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

function shownRefund(entry: Entry, refund: Entry['refunds'][number]) {
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
