import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteWaitingPictures } from '../rows/picture.queries.ts'

/** A form for a review may stay open for this long; its pictures wait that long too. */
const waitingHours = 24

/** Deletes pictures that were sent for a review that never came. */
export const forgetPicturesJob = defineJob('forget-pictures', z.object({}), forgetPictures, {
  cron: '25 * * * *',
})

async function forgetPictures(_data: object, deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - waitingHours * 60 * 60 * 1000)
  await inTransaction(deps.db, (tx) => deleteWaitingPictures(tx, before))
}
