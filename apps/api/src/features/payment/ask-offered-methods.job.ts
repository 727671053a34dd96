import { countryCodes } from '@sluimer/domain/address/country'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { createPaymentProvider, type PaymentDeps } from './create-payment-provider.ts'
import { deletePaymentOffersBefore, upsertPaymentOffer } from './payment-method.queries.ts'
import { withTimeLimit } from './time-limit.ts'

/** How long the provider's last answer counts while it does not respond; after that the shop's own table does. */
const keptMs = 30 * 60_000

/**
 * Asks the provider which methods it offers, so that no shopper waits for the answer or sees a method that would be
 * refused. The job also runs out of turn when the provider refused a method that was offered.
 */
export const askOfferedMethodsJob = defineJob(
  'ask-offered-methods',
  z.object({}),
  async (_data, deps) => askOfferedMethods(deps),
  { cron: '*/5 * * * *', retryLimit: 0, timeoutSeconds: 60 },
)

/**
 * Asks the provider which methods it offers in each country, and stores the answers. A country without an answer
 * keeps the one before.
 */
export async function askOfferedMethods(deps: PaymentDeps): Promise<void> {
  for (const country of countryCodes) {
    try {
      const methods = await withTimeLimit(createPaymentProvider(deps).listMethods(country))
      if (methods.length === 0) deps.log.warn({ country }, 'the payment provider offers no method at all')
      await upsertPaymentOffer(deps.db, { country, methods, askedAt: deps.clock() })
    } catch (error) {
      deps.log.warn({ err: error, country }, 'the payment provider does not say what it offers')
    }
  }
  await deletePaymentOffersBefore(deps.db, new Date(deps.clock().getTime() - keptMs))
}
