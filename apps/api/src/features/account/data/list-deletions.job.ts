import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { listDeletions } from '../../customer/rows/deletion.queries.ts'
import { appendDeletions } from './deletion-list.ts'

/**
 * Writes deletions to the list outside the database, which a restored backup does not undo. Each deletion leaves this job in its own
 * transaction, so that a process that is killed in between loses none; every night the whole list is compared.
 */
export const listDeletionsJob = defineJob('list-deletions', z.object({}), listNewDeletions, {
  cron: '20 4 * * *',
})

async function listNewDeletions(_data: object, { db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const rows = await listDeletions(db)
  const deletions = rows.map(({ receipt, accountHash, deletedAt }) => ({
    receipt,
    account_hash: accountHash,
    deleted_at: deletedAt.toISOString(),
  }))
  await appendDeletions(config.deletionsFile, deletions)
}
