import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { forgetPaymentAnswers } from './checkout.queries.ts'

/** A checkout that nobody touched for so long is not going to be paid on these answers. */
const keptMs = 24 * 3_600_000

/** A birth date is kept no longer than the payment needs it (VA-11). */
export const forgetCheckoutAnswersJob = defineJob(
  'forget-checkout-answers',
  z.object({}),
  async (_data, deps) => {
    await forgetPaymentAnswers(deps.db, new Date(deps.clock().getTime() - keptMs))
  },
  { cron: '10 * * * *' },
)
