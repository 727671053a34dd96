import { payableMs } from '@sluimer/domain/order/progress'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { forgetPaymentAnswersOfOrders } from '../rows/order.queries.ts'

/** Answers such as a birth date are deleted when the order can no longer be paid (VA-11). */
export const forgetPaymentAnswersJob = defineJob(
  'forget-payment-answers',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock().getTime() - payableMs)
    const count = await forgetPaymentAnswersOfOrders(deps.db, before)
    if (count > 0) deps.log.info({ count }, 'payment answers of old orders are forgotten')
  },
  { cron: '20 4 * * *' },
)
