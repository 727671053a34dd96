import { opinionRules } from '@sluimer/assistant/opinion/read-opinions'
import { z } from 'zod'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { listReviewsToReadAgain, setOpinions } from '../rows/opinion.queries.ts'
import { toOpinionColumns } from '../rows/to-opinions.ts'

const batchSize = 200

/** Reads reviews again whose opinions were read by older rules. */
export const readOpinionsJob = defineJob('read-opinions', z.object({}), readOpinions, {
  cron: '40 3 * * *',
  timeoutSeconds: 600,
})

async function readOpinions(_data: object, deps: Deps, { signal }: JobContext): Promise<void> {
  for (let left = true; left; ) {
    signal.throwIfAborted()
    const rows = await listReviewsToReadAgain(deps.db, opinionRules, batchSize)
    await inTransaction(deps.db, async (tx) => {
      for (const row of rows) await setOpinions(tx, row.id, toOpinionColumns(row))
      const tags = [...new Set(rows.map(({ productId }) => `product:${productId}`))]
      if (tags.length > 0) await recordChange(tx, 'product', tags)
    })
    left = rows.length === batchSize
  }
}
