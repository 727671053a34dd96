import type { z } from 'zod'
import {
  captured,
  type Entry,
  euros,
  isCancelable,
  links,
  listLinks,
  newId,
  picture,
  refunded,
  type Status,
  shown,
  shownCapture,
  shownRefund,
  sumMoves,
  taken,
} from './mollie-answers.ts'
import {
  type amountOfPaymentSchema,
  findProblem,
  type methodsQuestionSchema,
  type NewPayment,
  offeredMethods,
  toCents,
} from './mollie-rules.ts'

/** A request that is answered with an error in Mollie's form. */
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
/** The payments of the stand-in, with the moves that Mollie allows. */
export class MollieBooks {
  #entries = new Map<string, Entry>()
  /** Methods that the shop's contract does not include (any more): they are neither offered nor accepted. */
  readonly withdrawn = new Set<string>()
  /** The status that a capture gets immediately. */
  captureStatus: 'succeeded' | 'pending' = 'succeeded'

  create(asked: NewPayment) {
    if (this.withdrawn.has(asked.method))
      throw new Refused(422, 'The payment method is not enabled', 'method')
    const wrong = findProblem(asked)
    if (wrong !== undefined) throw new Refused(422, wrong.detail, wrong.field)
    const entry: Entry = { id: newId('tr'), asked, status: 'open', captures: [], refunds: [] }
    this.#entries.set(entry.id, entry)
    return shown(entry)
  }

  /** Ends the payment as the shopper does on the hosted page. */
  end(id: string, status: Exclude<Status, 'open'>): void {
    this.#get(id).status = status
  }

  /** Ends a refund, as the shop's bank does. */
  endRefund(paymentId: string, refundId: string, status: 'refunded' | 'failed'): void {
    const refund = this.#get(paymentId).refunds.find(({ id }) => id === refundId)
    if (refund === undefined) throw new Refused(404, 'No refund exists with this token')
    refund.status = status
  }

  /** Ends a pending capture: the company that guarantees the promise pays it out, or does not. */
  endCapture(paymentId: string, captureId: string, status: 'succeeded' | 'failed'): void {
    const entry = this.#get(paymentId)
    const capture = entry.captures.find(({ id }) => id === captureId)
    if (capture === undefined) throw new Refused(404, 'No capture exists with this token')
    capture.status = status
    payWhenWhole(entry)
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
    entry.status = captured(entry) > 0 ? 'paid' : 'canceled'
  }

  capture(id: string | undefined, { amount, description, metadata }: AmountOfPayment) {
    const entry = this.#get(id)
    const cents = toCents(amount)
    const left =
      toCents(entry.asked.amount) - sumMoves(entry.captures.filter(({ status }) => status !== 'failed'))
    if (entry.status !== 'authorized' || cents > left)
      throw new Refused(422, 'The amount cannot be captured', 'amount')
    const capture = { id: newId('cpt'), cents, status: this.captureStatus, description, metadata }
    entry.captures.push(capture)
    payWhenWhole(entry)
    return shownCapture(entry, capture)
  }

  findCapture(paymentId: string | undefined, id: string | undefined) {
    const entry = this.#get(paymentId)
    const capture = entry.captures.find((one) => one.id === id)
    if (capture === undefined) throw new Refused(404, 'No capture exists with this token')
    return shownCapture(entry, capture)
  }

  captures(paymentId: string | undefined) {
    const entry = this.#get(paymentId)
    const captures = entry.captures.map((capture) => shownCapture(entry, capture))
    return {
      count: captures.length,
      _embedded: { captures },
      _links: listLinks(`payments/${entry.id}/captures`),
    }
  }

  refunds(paymentId: string | undefined) {
    const entry = this.#get(paymentId)
    const refunds = entry.refunds.map((refund) => shownRefund(entry, refund))
    return {
      count: refunds.length,
      _embedded: { refunds },
      _links: listLinks(`payments/${entry.id}/refunds`),
    }
  }

  refund(id: string | undefined, { amount, description, metadata }: AmountOfPayment) {
    const entry = this.#get(id)
    const cents = toCents(amount)
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

function payWhenWhole(entry: Entry): void {
  if (captured(entry) === toCents(entry.asked.amount)) entry.status = 'paid'
}
