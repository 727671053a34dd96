import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { expireOrders } from './expire-orders.ts'

/** Every minute, so also within a minute of a start after a crash. */
export const expireOrdersJob = defineJob(
  'expire-orders',
  z.object({}),
  async (_data, deps, { signal }) => {
    await expireOrders(deps, signal)
  },
  { cron: '* * * * *', retryLimit: 0, timeoutSeconds: 300 },
)
