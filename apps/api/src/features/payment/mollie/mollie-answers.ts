import { paymentStatuses } from '@sluimer/domain/order/status'
import { z } from 'zod'
import { captureStatuses, type OfferedMethod, type ProviderPayment, refundStatuses } from '../provider.ts'
import { toCents } from './mollie-amount.ts'

/**
 * The fields that we read from Mollie's answers. They are checked, because another company's answers can be wrong and
 * its lists of values grow.
 */
const amount = z.object({ currency: z.string(), value: z.string() })
const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  amount,
  amountRefunded: amount.optional(),
  amountCaptured: amount.optional(),
  links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
export const refundSchema = z.object({ id: z.string(), status: z.enum(refundStatuses) })
export const captureSchema = z.object({ id: z.string(), status: z.enum(captureStatuses) })

const methodSchema = z.object({
  id: z.string(),
  minimumAmount: amount.nullish(),
  maximumAmount: amount.nullish(),
  issuers: z.array(z.object({ id: z.string(), name: z.string() })).nullish(),
})

/** Returns a payment in our own terms. */
export function toPayment(answer: unknown): ProviderPayment {
  const payment = paymentSchema.parse(answer)
  const { id, status } = payment
  const amountCents = toCents(payment.amount)
  const refundedCents = payment.amountRefunded ? toCents(payment.amountRefunded) : 0
  const capturedCents = payment.amountCaptured ? toCents(payment.amountCaptured) : 0
  const isPayable = status === 'open' || status === 'pending'
  return {
    id,
    // Mollie has no such status: there it is a paid payment that was wholly refunded.
    status: status === 'paid' && refundedCents >= amountCents ? 'refunded' : status,
    amountCents,
    capturedCents: status === 'paid' && capturedCents === 0 ? amountCents : capturedCents,
    refundedCents,
    checkoutUrl: isPayable ? (payment.links.checkout?.href ?? null) : null,
  }
}

/** Returns a method with its bounds. */
export function toOffer(answer: unknown): OfferedMethod {
  const { id, minimumAmount, maximumAmount, issuers } = methodSchema.parse(answer)
  return {
    method: id,
    minCents: minimumAmount ? toCents(minimumAmount) : null,
    maxCents: maximumAmount ? toCents(maximumAmount) : null,
    ...(issuers && issuers.length > 0 ? { issuers } : {}),
  }
}

/** Finds an entry by its metadata, which we send with every request. */
export function hasMetadata(wanted: Readonly<Record<string, string>>) {
  return ({ metadata }: { metadata?: unknown }) => {
    const told = z.record(z.string(), z.unknown()).safeParse(metadata).data
    return told !== undefined && Object.entries(wanted).every(([key, value]) => told[key] === value)
  }
}
