import { z } from 'zod'
import { defineJob } from '../jobs/job.ts'
import { daysAgo } from '../time-ago.ts'
import { deleteAllMails } from './mail.queries.ts'

/** Forgets copies of mails, whatever they are about; features forget some of theirs sooner. */
export const forgetMailsJob = defineJob(
  'forget-mails',
  z.object({}),
  async (_data, { db, clock, config }) => {
    await deleteAllMails(db, daysAgo(clock(), config.retention.mailDays))
  },
  { cron: '10 5 * * *' },
)
