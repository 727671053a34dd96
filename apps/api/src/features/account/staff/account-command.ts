import { toEmailName } from '@sluimer/domain/customer/email-name'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCustomerByEmail, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { deleteAllSessions, deleteSessions } from '../../customer/rows/session.queries.ts'

export const accountCommandUsage = `Usage: npm run account -w apps/api -- <what>
  log-out <e-mail>   ends all sessions of this customer
  log-out --all      ends all sessions of all customers
Whoever is logged out logs in again; carts, passwords and passkeys stay.`

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with accounts from a terminal (OWASP ASVS 7.4.5). Returns the line to show, which names nobody. */
export async function runAccountCommand(
  { db }: Pick<Deps, 'db'>,
  [what, whose, ...more]: readonly string[],
): Promise<Said> {
  if (what !== 'log-out' || whose === undefined || more.length > 0)
    return { ok: false, line: accountCommandUsage }
  if (whose === '--all') return toSaid(await deleteAllSessions(db))
  if (!whose.includes('@')) return { ok: false, line: accountCommandUsage }
  return inTransaction(db, async (tx) => {
    const found = await findCustomerByEmail(tx, toEmailName(whose))
    // A login that is going on holds the account, and its session would come after the end of the others.
    const customer = found && (await lockCustomer(tx, found.id))
    if (customer === undefined) return { ok: false, line: 'No account has this address.' }
    return toSaid(await deleteSessions(tx, customer.id))
  })
}

function toSaid(count: number): Said {
  return { ok: true, line: count === 1 ? '1 session ended.' : `${count} sessions ended.` }
}
