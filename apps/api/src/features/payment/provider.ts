import type { PaymentStatus } from '@sluimer/domain/order/status'

export interface NewProviderPayment {
  /** The same key always gives the same payment, however often it is asked: our payment's id. */
  idempotencyKey: string
  amountCents: number
  description: string
  /** Code of the payment method: `ideal`. */
  method: string
  /** Where the shopper returns to, whatever the outcome. It says nothing about the outcome. */
  redirectUrl: string
  /** Where the provider tells that something changed; it names the payment, never its state (CO-06). */
  webhookUrl: string
}

/** A payment as the provider has it in its own books. */
export interface ProviderPayment {
  id: string
  status: PaymentStatus
  amountCents: number
  /** The hosted page; null once there is nothing to pay any more. */
  checkoutUrl: string | null
}

/**
 * A payment company. Every call may be slow or fail: callers set a time limit, hold no lock while they wait, and treat a
 * thrown error as "not known", never as "not paid".
 */
export interface PaymentProvider {
  /** Its name in our records and in the webhook's address. */
  readonly name: string
  create(payment: NewProviderPayment): Promise<ProviderPayment>
  /** The payment's present state, or undefined when the provider has no such payment. */
  find(id: string): Promise<ProviderPayment | undefined>
  /** Cancels what can still be canceled and answers the state after that, which may just have become `paid`. */
  cancel(id: string): Promise<ProviderPayment | undefined>
  /** The id of the payment that a webhook's body speaks of; undefined for a body that names none. */
  parseWebhook(body: unknown): string | undefined
}
