import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { deleteSavedChats } from './saved-chat.queries.ts'

/** Deletes saved talks when their time is over. */
export const forgetChatsJob = defineJob('forget-chats', z.object({}), forgetChats, { cron: '35 4 * * *' })

async function forgetChats(_data: object, deps: Deps): Promise<void> {
  const before = daysAgo(deps.clock(), deps.config.retention.chatDays)
  await inTransaction(deps.db, (tx) => deleteSavedChats(tx, before))
}
