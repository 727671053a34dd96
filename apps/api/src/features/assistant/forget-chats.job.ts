import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { deleteModelCosts } from './model/model-cost.queries.ts'
import { deleteSavedChats } from './saved-chat.queries.ts'

/** The cost of a model can be compared with its bill for a quarter of a year. */
const costDays = 92

/** Deletes saved talks when their time is over, and what a model cost long ago. */
export const forgetChatsJob = defineJob('forget-chats', z.object({}), forgetChats, { cron: '35 4 * * *' })

async function forgetChats(_data: object, deps: Deps): Promise<void> {
  const before = daysAgo(deps.clock(), deps.config.retention.chatDays)
  const costsBefore = daysAgo(deps.clock(), costDays).toISOString().slice(0, 10)
  await inTransaction(deps.db, async (tx) => {
    await deleteSavedChats(tx, before)
    await deleteModelCosts(tx, costsBefore)
  })
}
