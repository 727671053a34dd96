import type { CountryCode } from '@sluimer/domain/address/country'
import type { PaymentStatus } from '@sluimer/domain/order/status'

/** One line of the payment. Providers that give credit want to know what it is for; the lines add up to the amount. */
export interface ProviderLine {
  kind: 'goods' | 'delivery' | 'fee' | 'discount'
  title: string
  /** Empty when the line is not an article. */
  sku: string
  quantity: number
  /** Price of one piece, VAT included. Negative for a discount. */
  unitPriceCents: number
  /** Discount on the whole line; 0 or more. The line costs `quantity * unitPriceCents - discountCents`. */
  discountCents: number
  vatPercent: number
}

/** An address in the form of payment companies: street and number together, postcodes without a space. */
export interface ProviderAddress {
  firstName: string
  lastName: string
  /** Empty for a private person. */
  company: string
  street: string
  postcode: string
  city: string
  country: CountryCode
  email: string
  /** In the international form: '+31612345678'. */
  phone: string
}

export interface NewProviderPayment {
  /** Our payment's id. The same key always gives the same payment, however often it is requested. */
  idempotencyKey: string
  amountCents: number
  description: string
  /** The provider's name for the payment method: `ideal`, `riverty`. */
  method: string
  /** Whether the money is only promised now, and captured when the goods leave (pay later). */
  takesMoneyLater: boolean
  /** Where the shopper returns to, whatever the outcome. It says nothing about the outcome. */
  redirectUrl: string
  /** Where the provider reports that something changed; a report names the payment, never its state (CO-06). */
  webhookUrl: string
  lines: readonly ProviderLine[]
  billing: ProviderAddress
  shipping: ProviderAddress
  /** Date of birth as yyyy-mm-dd, for the methods that ask it; undefined when it was not asked. */
  birthdate: string | undefined
  /** The id of the chosen issuer; undefined when there was no such choice. */
  issuer: string | undefined
}

/** A payment as it is in the provider's own books. */
export interface ProviderPayment {
  id: string
  status: PaymentStatus
  amountCents: number
  /** How much of a promised amount has been captured; the whole amount when it was paid immediately. */
  capturedCents: number
  /** How much went back, or is on its way back. */
  refundedCents: number
  /** The hosted page; null once there is nothing left to pay. */
  checkoutUrl: string | null
}

/** A method that the provider offers the shop, by the provider's name for it. */
export interface OfferedMethod {
  method: string
  /** Bounds of the amount, both inclusive; null for none. */
  minCents: number | null
  maxCents: number | null
  /** Banks or card brands to choose from before the provider's page; absent when there is no such choice. */
  issuers?: readonly Issuer[]
}

export interface Issuer {
  id: string
  name: string
}

/** A refund in the provider's books. */
export interface ProviderRefund {
  id: string
  status: RefundStatus
}

/** `queued` waits for the shop's balance; `failed` and `canceled` mean that the money was not returned. */
export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** A capture of part of a promise, in the provider's books. */
export interface ProviderCapture {
  id: string
  status: CaptureStatus
}

/** `pending`: accepted, but the money has not arrived. `failed`: it will not come, which may turn out days later. */
export const captureStatuses = ['pending', 'succeeded', 'failed'] as const
export type CaptureStatus = (typeof captureStatuses)[number]

/** Finds a refund or capture: by the provider's id, or by the key of the request when no answer came. */
export type MoveName = { id: string } | { idempotencyKey: string }

/** An amount to capture or to refund, of a payment that the provider knows. */
export interface AmountOfPayment {
  /**
   * The provider carries out the same key only once. It forgets keys after an hour or a day, so a later request must
   * first check whether it was carried out.
   */
  idempotencyKey: string
  paymentId: string
  amountCents: number
  description: string
}

/** A clear refusal by the provider: another request gets the same answer. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}

/**
 * A payment company. Every call may be slow or fail: callers set a time limit, hold no lock while they wait, and treat a
 * thrown error as "not known", never as "not paid". Only a `ProviderRefusal` is an answer.
 */
export interface PaymentProvider {
  /** Its name in our records and in the address of the webhook. */
  readonly name: string
  create(payment: NewProviderPayment): Promise<ProviderPayment>
  /** Returns the payment's present state, or undefined when the provider has no such payment. */
  find(id: string): Promise<ProviderPayment | undefined>
  /**
   * Cancels what can still be canceled, including a promise that was not (wholly) captured. Returns the state after it,
   * which may just have become `paid`.
   */
  cancel(id: string): Promise<ProviderPayment | undefined>
  /** Captures (part of) a promised amount, once the goods have left. Throws `ProviderRefusal` when there is none left. */
  capture(asked: AmountOfPayment): Promise<ProviderCapture>
  /** Returns the state of a capture, or undefined when the provider has no such capture. */
  findCapture(paymentId: string, name: MoveName): Promise<ProviderCapture | undefined>
  /** Refunds (part of) the money. Throws `ProviderRefusal` when that is more than there is. */
  refund(asked: AmountOfPayment): Promise<ProviderRefund>
  /** Returns the state of a refund, or undefined when the provider has no such refund. */
  findRefund(paymentId: string, name: MoveName): Promise<ProviderRefund | undefined>
  /** Lists the methods that it offers to people in this country. */
  listMethods(country: CountryCode): Promise<OfferedMethod[]>
  /** Returns the id of the payment that a webhook's body names; undefined for a body without one. */
  parseWebhook(body: unknown): string | undefined
}
