import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { forgetAnswersBefore } from './address.queries.ts'
import { keepDays } from './kept-lookup.ts'

/** Forgets every night the addresses that were looked up longer ago than answers are kept. */
export const forgetAddressesJob = defineJob(
  'forget-addresses',
  z.object({}),
  async (_, { db, clock }) => {
    await forgetAnswersBefore(db, new Date(clock().getTime() - keepDays * 24 * 60 * 60 * 1000))
  },
  { cron: '20 3 * * *' },
)
