import { exists, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../platform/personal-data/conditions.ts'
import {
  declareImpersonal,
  declarePersonal,
  internal,
  type Person,
  secret,
} from '../../platform/personal-data/declare-table.ts'
import {
  capture,
  payment,
  paymentMethod,
  paymentOffer,
  refund,
  testProviderMove,
  testProviderPayment,
} from './tables.ts'

/** Whether a payment with this id is for one of somebody's orders. */
const isPaymentOf = (paymentId: PgColumn, { orderIds }: Person) =>
  exists(
    sql`(select from ${payment} where ${payment.id} = ${paymentId} and ${isOneOf(payment.reference, orderIds)})`,
  )

const turn = { tries: internal, nextTryAt: internal }
const why = 'Om betaald te worden en terug te betalen. De belastingdienst kan ernaar vragen.'

/** The test provider stands in for another company, whose books these are. */
export const paymentData = [
  declarePersonal(payment, {
    title: 'Betalingen',
    why,
    fate: 'kept_with_order',
    afterwards: { providerId: null, checkoutUrl: null },
    whose: ({ orderIds }) => isOneOf(payment.reference, orderIds),
    columns: {
      id: internal,
      reference: internal,
      provider: 'Betaaldienst',
      providerId: 'Nummer bij de betaaldienst',
      method: 'Betaalwijze',
      amountCents: 'Bedrag',
      status: 'Stand',
      checkoutUrl: secret,
      unwantedAt: 'Ingetrokken op',
      ...turn,
      createdAt: 'Begonnen op',
      updatedAt: 'Gewijzigd op',
    },
  }),
  declarePersonal(refund, {
    title: 'Terugbetalingen',
    why,
    fate: 'kept_with_order',
    afterwards: { providerId: null, description: '' },
    whose: (person) => isPaymentOf(refund.paymentId, person),
    columns: {
      id: internal,
      paymentId: internal,
      amountCents: 'Bedrag',
      description: 'Omschrijving',
      providerId: 'Nummer bij de betaaldienst',
      status: 'Stand',
      ...turn,
      createdAt: 'Begonnen op',
      updatedAt: 'Gewijzigd op',
    },
  }),
  declarePersonal(capture, {
    title: 'Geïnde toezeggingen',
    why,
    fate: 'kept_with_order',
    afterwards: { providerId: null, description: '' },
    whose: (person) => isPaymentOf(capture.paymentId, person),
    columns: {
      id: internal,
      paymentId: internal,
      amountCents: 'Bedrag',
      description: 'Omschrijving',
      providerId: 'Nummer bij de betaaldienst',
      status: 'Stand',
      retryOf: internal,
      ...turn,
      createdAt: 'Begonnen op',
      updatedAt: 'Gewijzigd op',
    },
  }),
  declareImpersonal(
    paymentMethod,
    'code isActive title description logo countries minCents maxCents position prices lender',
  ),
  declareImpersonal(paymentOffer, 'country methods askedAt'),
  declareImpersonal(
    testProviderPayment,
    'id idempotencyKey amountCents description method status takesMoneyLater capturedCents refundedCents redirectUrl webhookUrl createdAt expiresAt',
  ),
  declareImpersonal(testProviderMove, 'id idempotencyKey paymentId kind amountCents'),
]
