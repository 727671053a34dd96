import { createHash } from 'node:crypto'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { forgetJobsAbout } from '../../../platform/jobs/forget-jobs.ts'
import type { Person } from '../../../platform/personal-data/declare-table.ts'
import type { CustomerRow } from '../../customer/rows/customer.queries.ts'
import { insertDeletion } from '../../customer/rows/deletion.queries.ts'
import { tellProviderJob } from '../../marketing/provider/tell-provider.job.ts'
import { joinGuestOrders } from '../../order/owner/join-guest-orders.ts'
import { declaredTables } from './declared-tables.ts'
import { findPerson } from './find-person.ts'
import { listDeletionsJob } from './list-deletions.job.ts'
import { listKeptOrders } from './list-kept-orders.ts'

/**
 * Deletes an account that the caller holds: each table does as it declares. Orders stay without an account for as long as the tax
 * office may ask for them, also those that were placed with the mailbox as a guest, so that nobody who begins a new account
 * with the address finds them in it. Returns these orders.
 */
export async function eraseAccount(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'jobs'>,
  customer: CustomerRow,
  { receipt, at }: { receipt: string; at: Date },
): Promise<Awaited<ReturnType<typeof listKeptOrders>>> {
  await joinGuestOrders(tx, customer, at)
  const person = await findPerson(tx, deps, customer)
  const kept = await listKeptOrders(tx, deps, customer.id)
  for (const declared of declaredTables.toReversed()) await forget(tx, declared, { person, now: at })
  await forgetJobsAbout(tx, customer.emailName)
  if (deps.config.newsletterProvider !== undefined) {
    const news = { kind: 'unsubscribe' as const, email: customer.email, at: at.toISOString() }
    await deps.jobs.enqueue(tx, tellProviderJob, news)
  }
  const accountHash = createHash('sha256').update(customer.id).digest('hex')
  await insertDeletion(tx, { receipt, accountHash, deletedAt: at })
  await deps.jobs.enqueue(tx, listDeletionsJob, {})
  return kept
}

/** Does with the rows of a person in a table what the table declares, and has the pages that showed them made again. */
async function forget(
  tx: Tx,
  { table, people }: (typeof declaredTables)[number],
  { person, now }: { person: Person; now: Date },
): Promise<void> {
  const whose = people?.whose?.(person)
  if (people === undefined || whose === undefined) return
  if (people.shownWith !== undefined) {
    const shown = await tx.selectDistinct({ productId: people.shownWith }).from(table).where(whose)
    await recordChange(
      tx,
      'product',
      shown.map(({ productId }) => `product:${productId}`),
    )
  }
  if (people.fate === 'deleted') await tx.delete(table).where(whose)
  else if (typeof people.fate === 'function')
    await tx.update(table).set(people.fate(person, now)).where(whose)
}
