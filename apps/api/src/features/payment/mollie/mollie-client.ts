import { ClientCore } from 'mollie-api-typescript/core.js'
import { capturesCreate } from 'mollie-api-typescript/funcs/capturesCreate.js'
import { capturesGet } from 'mollie-api-typescript/funcs/capturesGet.js'
import { capturesList } from 'mollie-api-typescript/funcs/capturesList.js'
import { methodsList } from 'mollie-api-typescript/funcs/methodsList.js'
import { paymentsCancel } from 'mollie-api-typescript/funcs/paymentsCancel.js'
import { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js'
import { paymentsGet } from 'mollie-api-typescript/funcs/paymentsGet.js'
import { paymentsReleaseAuthorization } from 'mollie-api-typescript/funcs/paymentsReleaseAuthorization.js'
import { refundsCreate } from 'mollie-api-typescript/funcs/refundsCreate.js'
import { refundsGet } from 'mollie-api-typescript/funcs/refundsGet.js'
import { refundsList } from 'mollie-api-typescript/funcs/refundsList.js'
import type { Amount, PaymentRequest } from 'mollie-api-typescript/models'
import { ClientError } from 'mollie-api-typescript/models/errors'

/** Short failures are retried for this long, since a shopper is waiting. Idempotency keys make that harmless. */
const backoff = { initialInterval: 250, maxInterval: 1_000, exponent: 2, maxElapsedTime: 4_000 }

/** The most that Mollie returns at once; no order has that many parcels. */
const limit = 250

/** Returns the calls of Mollie's own client that a shop needs. Each returns a result, also for an error. */
export function createMollieCalls(options: { apiKey: string; apiUrl: string; timeoutMs: number }) {
  const client = new ClientCore({
    security: { apiKey: options.apiKey },
    serverURL: options.apiUrl,
    timeoutMs: options.timeoutMs,
    retryConfig: { strategy: 'backoff', backoff, retryConnectionErrors: true },
  })
  return {
    createPayment: (idempotencyKey: string, paymentRequest: PaymentRequest) =>
      paymentsCreate(client, { idempotencyKey, paymentRequest }),
    getPayment: (paymentId: string) => paymentsGet(client, { paymentId }),
    cancelPayment: (paymentId: string) => paymentsCancel(client, { paymentId }),
    releaseAuthorization: (paymentId: string) => paymentsReleaseAuthorization(client, { paymentId }),
    createCapture: (paymentId: string, idempotencyKey: string, amount: Amount, description: string) =>
      capturesCreate(client, {
        paymentId,
        idempotencyKey,
        entityCapture: { amount, description, metadata: { capture: idempotencyKey } },
      }),
    getCapture: (paymentId: string, captureId: string) => capturesGet(client, { paymentId, captureId }),
    listCaptures: (paymentId: string) => capturesList(client, { paymentId, limit }),
    createRefund: (paymentId: string, idempotencyKey: string, amount: Amount, description: string) =>
      refundsCreate(client, {
        paymentId,
        idempotencyKey,
        // Mollie's documentation requires it.
        refundRequest: { amount, description, metadata: { refund: idempotencyKey } },
      }),
    getRefund: (paymentId: string, refundId: string) => refundsGet(client, { paymentId, refundId }),
    listRefunds: (paymentId: string) => refundsList(client, { paymentId, limit }),
    listMethods: (billingCountry: string) => methodsList(client, { billingCountry }),
  }
}
export type MollieCalls = ReturnType<typeof createMollieCalls>

/** Returns the status of an error that Mollie answered with; undefined for trouble on the network. */
export function readStatus(error: unknown): number | undefined {
  return error instanceof ClientError ? error.statusCode : undefined
}
