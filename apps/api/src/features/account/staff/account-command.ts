import { readFile } from 'node:fs/promises'
import { toEmailName } from '@sluimer/domain/customer/email-name'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCustomerByEmail, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { deleteAllSessions, deleteSessions } from '../../customer/rows/session.queries.ts'
import { readDeletions } from '../data/deletion-list.ts'
import { repeatDeletions } from '../data/repeat-deletions.ts'

export const accountCommandUsage = `Usage: npm run account -w apps/api -- <what>
  log-out <e-mail>   ends all sessions of this customer
  log-out --all      ends all sessions of all customers
  repeat-deletions <file>   deletes the accounts again that a restored backup brought back; the file is
                            the list in DELETIONS_FILE as it was before
Whoever is logged out logs in again; carts, passwords and passkeys stay.`

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with accounts from a terminal (OWASP ASVS 7.4.5). Returns the line to show, which names nobody. */
export async function runAccountCommand(
  deps: Pick<Deps, 'db' | 'config' | 'jobs'>,
  [what, whose, ...more]: readonly string[],
): Promise<Said> {
  const { db } = deps
  if (what === 'repeat-deletions' && whose !== undefined && more.length === 0) return repeatFrom(deps, whose)
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

async function repeatFrom(deps: Pick<Deps, 'db' | 'config' | 'jobs'>, path: string): Promise<Said> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { ok: false, line: `The list ${path} cannot be read.` }
  const deletions = readDeletions(text)
  const count = await repeatDeletions(deps, deletions)
  const were = count === 1 ? 'was back, and is' : 'were back, and are'
  return { ok: true, line: `${count} of ${deletions.length} deleted accounts ${were} deleted again.` }
}

function toSaid(count: number): Said {
  return { ok: true, line: count === 1 ? '1 session ended.' : `${count} sessions ended.` }
}
