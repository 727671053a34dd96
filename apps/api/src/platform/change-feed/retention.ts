import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../jobs/job.ts'
import { change } from './tables.ts'

/** A node that heard nothing for longer than this empties its caches. */
export const retentionDays = 3

/** Forgets changes that every node has long heard of. */
export const forgetOldChangesJob = defineJob(
  'forget-old-changes',
  z.object({}),
  async (_data, { db, clock }) => {
    const before = new Date(clock().getTime() - retentionDays * 24 * 60 * 60 * 1000)
    await db.delete(change).where(lt(change.at, before))
  },
  { cron: '17 * * * *' },
)
