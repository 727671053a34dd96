import { createHash } from 'node:crypto'
import type { DeletionReceipt } from '@sluimer/contract/account/data-schemas'
import { createCaseReference } from '@sluimer/domain/service/case-reference'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { forgetJobsAbout } from '../../../platform/jobs/forget-jobs.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { Person } from '../../../platform/personal-data/declare-table.ts'
import { buildAccountMail, farewellMailKind } from '../../customer/mail/account-mails.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { insertDeletion } from '../../customer/rows/deletion.queries.ts'
import { requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { tellProviderJob } from '../../marketing/provider/tell-provider.job.ts'
import { joinGuestOrders } from '../../order/owner/join-guest-orders.ts'
import { declaredTables } from './declared-tables.ts'
import { toFarewellWords } from './farewell-words.ts'
import { findPerson } from './find-person.ts'
import { listKeptOrders } from './list-kept-orders.ts'

/**
 * Deletes an account for good, in one transaction: each table as it declares. Orders stay without an account for as long
 * as the tax office may ask for them, also those that were placed with the mailbox as a guest, so that nobody who
 * begins a new account with the address finds them in it. The last mail to the address is the receipt.
 */
export async function deleteAccount(
  deps: Deps,
  token: string | undefined,
): Promise<Outcome<DeletionReceipt>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const now = deps.clock()
  const receipt = createCaseReference('W', deps.randomBytes(8))
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, visitor.data.customer.id)
    if (customer === undefined) return { ok: false, error: { code: 'login_required' } }
    await joinGuestOrders(tx, customer, now)
    const person = await findPerson(tx, deps, customer)
    const kept = await listKeptOrders(tx, deps, customer.id)
    for (const declared of declaredTables.toReversed()) await forget(tx, declared, { person, now })
    await forgetJobsAbout(tx, customer.emailName)
    if (deps.config.newsletterProvider !== undefined) {
      const news = { kind: 'unsubscribe' as const, email: customer.email, at: now.toISOString() }
      await deps.jobs.enqueue(tx, tellProviderJob, news)
    }
    const accountHash = createHash('sha256').update(customer.id).digest('hex')
    await insertDeletion(tx, { receipt, accountHash, deletedAt: now })
    const words = toFarewellWords({ receipt, at: now, kept })
    const mail = { to: customer.email, kind: farewellMailKind, dedupeKey: `${farewellMailKind}:${receipt}` }
    await deps.mail.queue(tx, await buildAccountMail(deps, words, mail))
    return { ok: true, data: { receipt, deleted_at: now.toISOString() } }
  })
}

/** Does with the rows of a person in a table what the table declares. */
async function forget(
  tx: Tx,
  { table, people }: (typeof declaredTables)[number],
  { person, now }: { person: Person; now: Date },
): Promise<void> {
  const whose = people?.whose?.(person)
  if (people === undefined || whose === undefined) return
  if (people.fate === 'deleted') await tx.delete(table).where(whose)
  else if (typeof people.fate === 'function')
    await tx.update(table).set(people.fate(person, now)).where(whose)
}
