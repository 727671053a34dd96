import { endsPasskeys } from '@sluimer/domain/account/passkey-only'
import { canRaiseAlarm } from '@sluimer/domain/customer/alarm'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type CustomerRow, findCustomerByEmail, lockCustomer, setCustomer } from '../rows/customer.queries.ts'
import { countPasskeys, deletePasskey } from '../rows/passkey.queries.ts'
import { deleteSessions } from '../rows/session.queries.ts'
import { deleteWayBack } from '../rows/way-back.queries.ts'
import { endWaysIn } from '../session/end-ways-in.ts'
import { type Alarm, readAlarmCode } from './alarm-code.ts'
import { tellChange } from './tell-change.ts'

interface Secured {
  done: true
  /** Whether passkeys stay, and nothing else opens the account. */
  isPasskeyOnly: boolean
}

/**
 * Answers "this was not me": whatever opens the account ends, and it returns to the mailbox that the mail went to, which
 * opens it again with a code. Raising it twice changes nothing more. Where only a passkey opens the account, a mail that
 * is younger than that choice opens nothing and moves nothing: it logs everybody out and ends the passkey it tells of.
 */
export async function secureAccount(deps: Deps, code: string): Promise<Outcome<Secured>> {
  const now = deps.clock()
  const alarm = readAlarmCode(deps.config, code)
  if (alarm === undefined) return gone
  const issuedAt = new Date(alarm.issuedAt)
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, alarm.customerId)
    if (customer === undefined || !canRaiseAlarm(issuedAt, toRaised(customer), now)) return gone
    const email = await findEmailAfter(alarm, customer, (name) => findCustomerByEmail(tx, name))
    if (email === undefined) return gone
    const raised = { issuedAt: alarm.issuedAt, usedAt: now.toISOString() }
    if (!endsPasskeys(customer, issuedAt)) {
      await logEverybodyOut(tx, await setCustomer(tx, customer.id, { alarm: raised }), alarm)
      await tellChange(tx, deps, 'logged_out', customer)
      return { ok: true, data: { done: true, isPasskeyOnly: true } }
    }
    const values = { email, emailName: alarm.emailName, passwordHash: null, passkeyOnlySince: null }
    const secured = await setCustomer(tx, customer.id, { ...values, alarm: raised })
    await deleteWayBack(tx, customer.id)
    await endWaysIn(tx, customer)
    await tellChange(tx, deps, 'secured', secured)
    return { ok: true, data: { done: true, isPasskeyOnly: false } }
  })
}

/** Ends sessions, and the passkey that the mail was about unless it is the last one: that would leave the mailbox only. */
async function logEverybodyOut(tx: Tx, { id }: CustomerRow, { passkeyId }: Alarm): Promise<void> {
  await deleteSessions(tx, id)
  if (passkeyId !== undefined && (await countPasskeys(tx, id)) > 1) await deletePasskey(tx, id, passkeyId)
}

const gone = {
  ok: false,
  error: {
    code: 'not_found',
    message: 'Deze link werkt niet meer. Klopt er iets niet aan je account? Neem dan contact met ons op.',
  },
} as const

function toRaised({ alarm }: CustomerRow) {
  return alarm === null ? undefined : { issuedAt: new Date(alarm.issuedAt), usedAt: new Date(alarm.usedAt) }
}

/** Returns the address that the account has afterwards; undefined when the mail was to an address it no longer has. */
async function findEmailAfter(
  alarm: Alarm,
  customer: CustomerRow,
  findOwner: (emailName: string) => Promise<CustomerRow | undefined>,
): Promise<string | undefined> {
  if (customer.emailName === alarm.emailName) return customer.email
  if (!alarm.movesBack || (await findOwner(alarm.emailName)) !== undefined) return undefined
  return alarm.emailName
}
