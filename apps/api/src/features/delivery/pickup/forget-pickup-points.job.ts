import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { keepDays } from './kept-points.ts'
import { forgetPointsBefore } from './pickup.queries.ts'

/** Forgets every night the carrier's answers that are too old to be used. Orders and carts keep their own copy. */
export const forgetPickupPointsJob = defineJob(
  'forget-pickup-points',
  z.object({}),
  async (_, { db, clock }) => {
    await forgetPointsBefore(db, new Date(clock().getTime() - keepDays * 24 * 3_600_000))
  },
  { cron: '25 3 * * *' },
)
