import { readFile } from 'node:fs/promises'
import { toEmailName } from '@sluimer/domain/customer/email-name'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type CustomerRow, findCustomerByEmail, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { deleteAllSessions, deleteSessions } from '../../customer/rows/session.queries.ts'
import { stopWayBack } from '../../customer/way-back/stop-way-back.ts'
import { readDeletions } from '../data/deletion-list.ts'
import { repeatDeletions } from '../data/repeat-deletions.ts'

export const accountCommandUsage = `Usage: npm run account -w apps/api -- <what>
  log-out <e-mail>   ends all sessions of this customer
  log-out --all      ends all sessions of all customers
  stop-wait <e-mail> stops the wait after which codes by mail would open an account again that opens
                     with a passkey only; nothing here starts one, shortens it or opens an account
  repeat-deletions <file>   deletes the accounts again that a restored backup brought back; the file is
                            the list in DELETIONS_FILE as it was before
Whoever is logged out logs in again; carts, passwords and passkeys stay.`

type Needs = Pick<Deps, 'db' | 'config' | 'jobs' | 'mail'>

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with accounts from a terminal (OWASP ASVS 7.4.5). Returns the line to show, which names nobody. */
export async function runAccountCommand(
  deps: Needs,
  [what, whose, ...more]: readonly string[],
): Promise<Said> {
  const { db } = deps
  if (what === 'repeat-deletions' && whose !== undefined && more.length === 0) return repeatFrom(deps, whose)
  if (what === 'log-out' && whose === '--all' && more.length === 0) return toSaid(await deleteAllSessions(db))
  const act = what === 'log-out' ? logOut : what === 'stop-wait' ? stopWait : undefined
  if (act === undefined || !whose?.includes('@') || more.length > 0)
    return { ok: false, line: accountCommandUsage }
  return inTransaction(db, async (tx) => {
    const found = await findCustomerByEmail(tx, toEmailName(whose))
    // A login that is going on holds the account, and its session would come after the end of the others.
    const customer = found && (await lockCustomer(tx, found.id))
    return customer ? act(tx, deps, customer) : { ok: false, line: 'No account has this address.' }
  })
}

async function logOut(tx: Tx, _deps: Needs, { id }: CustomerRow): Promise<Said> {
  return toSaid(await deleteSessions(tx, id))
}

async function stopWait(tx: Tx, deps: Needs, customer: CustomerRow): Promise<Said> {
  const isStopped = await stopWayBack(tx, deps, customer, 'stopped_by_staff')
  return { ok: true, line: isStopped ? 'The wait is stopped, and the owner was mailed.' : 'No wait runs.' }
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
