import { z } from 'zod'
import { type PaymentProvider, ProviderRefusal } from '../provider.ts'
import { providerTimeoutMs } from '../time-limit.ts'
import { toMollieAmount } from './mollie-amount.ts'
import { captureSchema, hasMetadata, refundSchema, toOffer, toPayment } from './mollie-answers.ts'
import type { MollieCalls } from './mollie-client.ts'
import { toPaymentRequest } from './mollie-request.ts'

export const mollieName = 'mollie'

/** Mollie reports a change by its id alone: https://docs.mollie.com/reference/webhooks. */
const webhookSchema = z.object({ id: z.string().regex(/^tr_[A-Za-z0-9]{1,60}$/) })

/** Creates the provider for Mollie (Payments API), on top of Mollie's own client. */
export function createMollieProvider(options: {
  apiKey: string
  /** The address of its API: 'https://api.mollie.com'. */
  apiUrl: string
  timeoutMs?: number
}): PaymentProvider {
  // The client is loaded at the first call: a shop with another provider starts without it.
  let loading: Promise<typeof import('./mollie-client.ts')> | undefined
  async function ask<Value>(call: (mollie: MollieCalls) => Promise<Result<Value>>): Promise<Value> {
    loading ??= import('./mollie-client.ts')
    const { createMollieCalls, readStatus } = await loading
    const result = await call(createMollieCalls({ timeoutMs: providerTimeoutMs, ...options }))
    if (result.ok) return result.value
    const status = readStatus(result.error)
    if (status !== undefined && refusals.has(status)) throw new Refused(status, result.error)
    throw result.error
  }
  const findPayment = (id: string) => unlessUnknown(() => ask((mollie) => mollie.getPayment(id)))

  return {
    name: mollieName,
    async create(payment) {
      const request = toPaymentRequest(payment)
      return toPayment(await ask((mollie) => mollie.createPayment(payment.idempotencyKey, request)))
    },
    async find(id) {
      const found = await findPayment(id)
      return found && toPayment(found)
    },
    async cancel(id) {
      const found = await findPayment(id)
      if (found === undefined) return undefined
      if (found.status === 'authorized')
        await unlessTooLate(() => ask((mollie) => mollie.releaseAuthorization(id)))
      else if (found.isCancelable === true)
        await unlessTooLate(() => ask((mollie) => mollie.cancelPayment(id)))
      else return toPayment(found)
      const after = await findPayment(id)
      return after && toPayment(after)
    },
    async capture({ paymentId, idempotencyKey, amountCents, description }) {
      const amount = toMollieAmount(amountCents)
      return captureSchema.parse(
        await ask((mollie) => mollie.createCapture(paymentId, idempotencyKey, amount, description)),
      )
    },
    async findCapture(paymentId, name) {
      const found = await unlessUnknown(async () => {
        if ('id' in name) return ask((mollie) => mollie.getCapture(paymentId, name.id))
        const list = await ask((mollie) => mollie.listCaptures(paymentId))
        return list.result.embedded.captures.find(hasMetadata({ capture: name.idempotencyKey }))
      })
      return found && captureSchema.parse(found)
    },
    async refund({ paymentId, idempotencyKey, amountCents, description }) {
      const amount = toMollieAmount(amountCents)
      return refundSchema.parse(
        await ask((mollie) => mollie.createRefund(paymentId, idempotencyKey, amount, description)),
      )
    },
    async findRefund(paymentId, name) {
      const found = await unlessUnknown(async () => {
        if ('id' in name) return ask((mollie) => mollie.getRefund(paymentId, name.id))
        const list = await ask((mollie) => mollie.listRefunds(paymentId))
        return list.result.embedded.refunds.find(hasMetadata({ refund: name.idempotencyKey }))
      })
      return found && refundSchema.parse(found)
    },
    async listMethods(country) {
      const list = await ask((mollie) => mollie.listMethods(country))
      return list.embedded.methods.map(toOffer)
    },
    parseWebhook(body) {
      return webhookSchema.safeParse(body).data?.id
    },
  }
}

type Result<Value> = { ok: true; value: Value } | { ok: false; error: unknown }

/**
 * Answers of Mollie that stay the same when we ask again. 401, 403 and 429 concern us and not the payment; 409 concerns
 * another request that is still under way.
 */
const refusals = new Set([400, 404, 410, 422])

class Refused extends ProviderRefusal {
  readonly status: number
  constructor(status: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : `Mollie answered ${status}`, { cause })
    this.status = status
  }
}

/** Returns undefined when Mollie does not know what was asked for. */
async function unlessUnknown<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 410)) return undefined
    throw error
  }
}

/** Ignores the refusal of a request that came too late, after the payment moved on: its state tells what happened. */
async function unlessTooLate(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
