import type { Customer } from '@sluimer/contract/customer/schemas'
import { toEmailName } from '@sluimer/domain/customer/email-name'
import { normalisePhone } from '@sluimer/domain/customer/phone'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { type LoggedIn, requireVisitor } from '../../customer/session/find-visitor.ts'

/** Saves the details of a customer (AC-02). The address that opens the account is changed by a call of its own. */
export async function saveAccount(
  deps: Deps,
  { email, loaded: _, ...details }: Customer,
  token: string | undefined,
): Promise<Outcome<LoggedIn>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  if (toEmailName(email) !== known.emailName) return otherEmail
  return inTransaction(deps.db, async (tx) => {
    const held = await lockCustomer(tx, known.id)
    if (held === undefined) return { ok: false, error: { code: 'login_required' } }
    const phone_number = normalisePhone(details.phone_number)
    const customer = await setCustomer(tx, held.id, { details: { ...details, phone_number } })
    return { ok: true, data: { customer, session } }
  })
}

const message = 'Je e-mailadres wijzig je apart, omdat je ermee inlogt.'
const otherEmail = {
  ok: false,
  error: { code: 'invalid_request', message, fields: [{ path: 'body.email', message }] },
} as const
