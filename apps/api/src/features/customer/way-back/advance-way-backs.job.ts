import { findWayBackStep } from '@sluimer/domain/account/way-back'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { type CustomerRow, lockCustomer, setCustomer } from '../rows/customer.queries.ts'
import { deleteOpenProofs } from '../rows/proof.queries.ts'
import { deleteSessions } from '../rows/session.queries.ts'
import { deleteWayBack, findWayBack, listWaiting, setWayBack } from '../rows/way-back.queries.ts'
import { tellWayBack } from './tell-way-back.ts'

const batchSize = 200
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * Tells those who wait for a way back, and lets them in again at the end. Each wait is a transaction of its own, in which
 * everything is looked at again: a run that is killed has done whole steps, and a second run finds nothing to do.
 */
export const advanceWayBacksJob = defineJob(
  'advance-way-backs',
  z.object({}),
  (_data, deps) => advanceWayBacks(deps),
  { cron: '*/10 * * * *', timeoutSeconds: 300 },
)

async function advanceWayBacks(deps: Deps): Promise<void> {
  let ids = [beforeAllIds]
  do {
    ids = await listWaiting(deps.db, ids.at(-1) ?? beforeAllIds, batchSize)
    for (const id of ids) await inTransaction(deps.db, (tx) => advance(tx, deps, id))
  } while (ids.length === batchSize)
}

async function advance(tx: Tx, deps: Deps, id: string): Promise<void> {
  const now = deps.clock()
  const customer = await lockCustomer(tx, id)
  const wayBack = customer && (await findWayBack(tx, id))
  if (customer === undefined || wayBack === undefined) return
  const step = findWayBackStep(wayBack, now)
  if (step === undefined) return
  if (step === 'open') await openAgain(tx, customer)
  else await setWayBack(tx, id, step === 'half' ? { halfToldAt: now } : { eveToldAt: now })
  await tellWayBack(tx, deps, customer, { news: step === 'open' ? 'opened' : step, wayBack })
}

/**
 * Lets codes by mail open the account again, and logs everybody out. Passkeys stay: an owner who still has one gets in with
 * it, whoever waited.
 */
async function openAgain(tx: Tx, { id, emailName }: CustomerRow): Promise<void> {
  await setCustomer(tx, id, { passkeyOnlySince: null })
  await deleteWayBack(tx, id)
  await deleteSessions(tx, id)
  await deleteOpenProofs(tx, emailName)
}
