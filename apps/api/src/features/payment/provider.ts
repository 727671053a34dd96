import type { CountryCode } from '@sluimer/domain/address/country'
import type { PaymentStatus } from '@sluimer/domain/order/status'

/** One line of what is paid. Providers that give credit want to know what for; their sum is the amount. */
export interface ProviderLine {
  kind: 'goods' | 'delivery' | 'fee' | 'discount'
  title: string
  /** Empty when it is no article. */
  sku: string
  quantity: number
  /** Of one piece, VAT included. Below zero for a discount. */
  unitPriceCents: number
  /** What goes off the whole line; 0 or more. The line costs `quantity * unitPriceCents - discountCents`. */
  discountCents: number
  vatPercent: number
}

/** An address as payment companies take it: street and number in one, postcodes without a space. */
export interface ProviderAddress {
  firstName: string
  lastName: string
  /** Empty for a person. */
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
  /** The same key always gives the same payment, however often it is asked: our payment's id. */
  idempotencyKey: string
  amountCents: number
  description: string
  /** What the provider calls the payment method: `ideal`, `riverty`. */
  method: string
  /** True when the money is only promised now, and taken when the goods leave (pay later). */
  takesMoneyLater: boolean
  /** Where the shopper returns to, whatever the outcome. It says nothing about the outcome. */
  redirectUrl: string
  /** Where the provider tells that something changed; it names the payment, never its state (CO-06). */
  webhookUrl: string
  lines: readonly ProviderLine[]
  billing: ProviderAddress
  shipping: ProviderAddress
  /** Date of birth as yyyy-mm-dd, for the methods that ask it; undefined when it was not asked. */
  birthdate: string | undefined
  /** The id of the issuer that was chosen; undefined when there was no such choice. */
  issuer: string | undefined
}

/** A payment as the provider has it in its own books. */
export interface ProviderPayment {
  id: string
  status: PaymentStatus
  amountCents: number
  /** How much of a promised amount has been taken; the whole amount when it was paid at once. */
  capturedCents: number
  /** How much went back, or is on its way back. */
  refundedCents: number
  /** The hosted page; null once there is nothing to pay any more. */
  checkoutUrl: string | null
}

/** A method that the provider has for the shop, by the provider's name for it. */
export interface OfferedMethod {
  method: string
  /** Bounds of what is paid with it, both included; null for none. */
  minCents: number | null
  maxCents: number | null
  /** Banks or card brands to choose from before the provider's page; absent when there is no such choice. */
  issuers?: readonly Issuer[]
}

export interface Issuer {
  id: string
  name: string
}

/** Money on its way back, in the provider's books. */
export interface ProviderRefund {
  id: string
  status: RefundStatus
}

/** `queued` waits for the shop's balance; `failed` and `canceled` mean that the money stayed. */
export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** A part of a promise that is taken, in the provider's books. */
export interface ProviderCapture {
  id: string
  status: CaptureStatus
}

/** `pending`: accepted, and not there yet. `failed`: it will not come, which may turn out days later. */
export const captureStatuses = ['pending', 'succeeded', 'failed'] as const
export type CaptureStatus = (typeof captureStatuses)[number]

/** What a refund or capture is found by: the provider's id, or the key under which it was asked when no answer came. */
export type MoveName = { id: string } | { idempotencyKey: string }

/** An amount to take or to give back, of a payment that the provider knows. */
export interface AmountOfPayment {
  /**
   * The same key is carried out once. Providers forget keys after an hour or a day: who asks later than that first looks
   * whether it was carried out.
   */
  idempotencyKey: string
  paymentId: string
  amountCents: number
  description: string
}

/** A clear no of the provider: asking again gives the same answer. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}

/**
 * A payment company. Every call may be slow or fail: callers set a time limit, hold no lock while they wait, and treat a
 * thrown error as "not known", never as "not paid". Only a `ProviderRefusal` is an answer.
 */
export interface PaymentProvider {
  /** Its name in our records and in the webhook's address. */
  readonly name: string
  create(payment: NewProviderPayment): Promise<ProviderPayment>
  /** The payment's present state, or undefined when the provider has no such payment. */
  find(id: string): Promise<ProviderPayment | undefined>
  /**
   * Cancels what can still be canceled, a promise that was not (wholly) taken among it, and answers the state after that,
   * which may just have become `paid`.
   */
  cancel(id: string): Promise<ProviderPayment | undefined>
  /** Takes (part of) a promised amount; the goods have left. Throws `ProviderRefusal` when there is nothing to take. */
  capture(asked: AmountOfPayment): Promise<ProviderCapture>
  /** How a capture stands, or undefined when the provider has no such capture. */
  findCapture(paymentId: string, name: MoveName): Promise<ProviderCapture | undefined>
  /** Gives (part of) the money back. Throws `ProviderRefusal` when it is more than there is. */
  refund(asked: AmountOfPayment): Promise<ProviderRefund>
  /** How a refund stands, or undefined when the provider has no such refund. */
  findRefund(paymentId: string, name: MoveName): Promise<ProviderRefund | undefined>
  /** The methods that it offers to someone who lives there. */
  listMethods(country: CountryCode): Promise<OfferedMethod[]>
  /** The id of the payment that a webhook's body speaks of; undefined for a body that names none. */
  parseWebhook(body: unknown): string | undefined
}
