import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../jobs/job.ts'
import { retentionDays } from './change-cursor.ts'
import { change } from './tables.ts'

/** Forgets changes that every node has read long ago. */
export const forgetOldChangesJob = defineJob(
  'forget-old-changes',
  z.object({}),
  async (_data, { db, clock }) => {
    const before = new Date(clock().getTime() - retentionDays * 24 * 60 * 60 * 1000)
    await db.delete(change).where(lt(change.at, before))
  },
  { cron: '17 * * * *' },
)
