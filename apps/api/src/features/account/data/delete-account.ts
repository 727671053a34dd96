import type { DeletionReceipt } from '@sluimer/contract/account/data-schemas'
import { createCaseReference } from '@sluimer/domain/service/case-reference'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { buildAccountMail, farewellMailKind } from '../../customer/mail/account-mails.ts'
import { type CustomerRow, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { eraseAccount } from './erase-account.ts'
import { toFarewellWords } from './farewell-words.ts'

/** Deletes the account of a customer for good, in one transaction. The last mail to the address is the receipt. */
export async function deleteAccount(
  deps: Deps,
  token: string | undefined,
): Promise<Outcome<DeletionReceipt>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, visitor.data.customer.id)
    if (customer === undefined) return { ok: false, error: { code: 'login_required' } }
    return { ok: true, data: await deleteHeldAccount(tx, deps, customer) }
  })
}

/** Deletes an account that the caller holds, and mails the receipt. */
export async function deleteHeldAccount(tx: Tx, deps: Deps, customer: CustomerRow): Promise<DeletionReceipt> {
  const at = deps.clock()
  const receipt = createCaseReference('W', deps.randomBytes(8))
  const kept = await eraseAccount(tx, deps, customer, { receipt, at })
  const words = toFarewellWords({ receipt, at, kept })
  const mail = { to: customer.email, kind: farewellMailKind, dedupeKey: `${farewellMailKind}:${receipt}` }
  await deps.mail.queue(tx, await buildAccountMail(deps, words, mail))
  return { receipt, deleted_at: at.toISOString() }
}
