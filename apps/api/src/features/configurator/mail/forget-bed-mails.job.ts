import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteMails } from '../../../platform/mail/mail.queries.ts'
import { daysAgo } from '../../../platform/time-ago.ts'
import { deleteMailedBeds } from '../rows/bed-mail.queries.ts'
import { bedMailKind } from './build-bed-mail.ts'
import { limitDays } from './mail-bed.ts'

/** A mail that its server does not take is tried again for a day. After that nobody needs the address any more. */
const mailDays = 2

/** Forgets the addresses to which beds were mailed. They serve no other purpose. */
export const forgetBedMailsJob = defineJob(
  'forget-bed-mails',
  z.object({}),
  async (_data, { db, clock }) => {
    const now = clock()
    await inTransaction(db, async (tx) => {
      await deleteMailedBeds(tx, daysAgo(now, limitDays))
      await deleteMails(tx, [bedMailKind], daysAgo(now, mailDays))
    })
  },
  { cron: '50 4 * * *' },
)
