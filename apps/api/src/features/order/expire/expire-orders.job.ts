import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { expireOrders } from './expire-orders.ts'

/** Runs every minute, so also within a minute of a restart after a crash. */
export const expireOrdersJob = defineJob(
  'expire-orders',
  z.object({}),
  async (_data, deps, { signal }) => {
    await expireOrders(deps, signal)
  },
  { cron: '* * * * *', retryLimit: 0, timeoutSeconds: 300 },
)
