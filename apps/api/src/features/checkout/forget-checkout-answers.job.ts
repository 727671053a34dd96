import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { listOrderedCartIds } from '../cart/rows/cart.queries.ts'
import { forgetAnswersBefore, forgetAnswersOf, listCartsWithAnswers } from './checkout.queries.ts'

/** A checkout that nobody touched for so long is not going to be paid on these answers. */
const keptMs = 24 * 3_600_000

/** A birth date is kept no longer than the payment needs it (VA-11): not past the order's payment, nor past a day. */
export const forgetCheckoutAnswersJob = defineJob(
  'forget-checkout-answers',
  z.object({}),
  async (_data, deps) => forgetCheckoutAnswers(deps),
  { cron: '10 * * * *' },
)

async function forgetCheckoutAnswers({ db, clock }: Deps): Promise<void> {
  await forgetAnswersBefore(db, new Date(clock().getTime() - keptMs))
  const paid = await listOrderedCartIds(db, await listCartsWithAnswers(db))
  if (paid.length > 0) await forgetAnswersOf(db, paid)
}
