import { findFirstKeptYear } from '@sluimer/domain/tax/keep-until'
import { toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { DeclaredTable, Person } from '../../../platform/personal-data/declare-table.ts'
import { deleteOwners, listOutdatedOrders } from '../../order/expire/order-age.queries.ts'
import { declaredTables } from './declared-tables.ts'

/** Any more wait for the next night. */
const batchSize = 200

/**
 * Makes orders anonymous that tax law no longer keeps, whether their account is still there or not: each table as it
 * declares. A second run finds nothing to do.
 */
export const anonymizeOrdersJob = defineJob(
  'anonymize-orders',
  z.object({}),
  async (_data, deps) => anonymizeOrders(deps),
  { cron: '10 4 * * *', timeoutSeconds: 600 },
)

async function anonymizeOrders(deps: Deps): Promise<void> {
  const now = deps.clock()
  const before = {
    domestic: toAmsterdamInstant(`${findFirstKeptYear(now, 'domestic')}-01-01`, '00:00'),
    oneStopShop: toAmsterdamInstant(`${findFirstKeptYear(now, 'oneStopShop')}-01-01`, '00:00'),
  }
  const orderIds = await listOutdatedOrders(deps.db, before, batchSize)
  if (orderIds.length === 0) return
  // No account and no address: only what hangs on these orders is found.
  const nobodyElse: Person = {
    ...{ customerId: createUuid(deps.randomBytes), emailName: '', emailKey: '', cartIds: [] },
    ...{ orderIds, config: deps.config },
  }
  await inTransaction(deps.db, async (tx) => {
    await deleteOwners(tx, orderIds)
    for (const declared of declaredTables.toReversed()) await leaveNobody(tx, declared, nobodyElse)
  })
  deps.log.info({ count: orderIds.length }, 'orders that no law keeps are anonymous')
}

async function leaveNobody(tx: Tx, { table, people }: DeclaredTable, orders: Person): Promise<void> {
  const whose = people?.whose?.(orders)
  if (people?.fate !== 'kept_with_order' || whose === undefined || people.afterwards === 'stays') return
  if (people.afterwards === undefined) await tx.delete(table).where(whose)
  else await tx.update(table).set(people.afterwards).where(whose)
}
