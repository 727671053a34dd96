import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { listOrderedCartIds } from '../cart/rows/cart.queries.ts'
import { forgetAnswers, forgetAnswersBefore, listCartsWithAnswers } from './checkout.queries.ts'

/** After this time without a change, nobody will pay with these answers any more. */
const keptMs = 24 * 3_600_000

/** Deletes birth dates when the payment no longer needs them (VA-11): once the order is paid, or after a day. */
export const forgetCheckoutAnswersJob = defineJob(
  'forget-checkout-answers',
  z.object({}),
  async (_data, deps) => forgetCheckoutAnswers(deps),
  { cron: '10 * * * *' },
)

async function forgetCheckoutAnswers({ db, clock }: Deps): Promise<void> {
  await forgetAnswersBefore(db, new Date(clock().getTime() - keptMs))
  const paid = await listOrderedCartIds(db, await listCartsWithAnswers(db))
  if (paid.length > 0) await forgetAnswers(db, paid)
}
