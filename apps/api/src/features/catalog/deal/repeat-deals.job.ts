import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { repeatDeals } from './repeat-deals.ts'

/** Plans the next run of repeating deals, long before it begins. */
export const repeatDealsJob = defineJob(
  'repeat-deals',
  z.object({}),
  async (_data, deps) => {
    await repeatDeals(deps)
  },
  { cron: '20 * * * *' },
)
