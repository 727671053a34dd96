import { isUniqueViolation } from '../../../platform/db/errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { type AskedProof, askProof } from '../../customer/prove/ask-proof.ts'
import { takeProofByDigits } from '../../customer/prove/take-proof.ts'
import { findCustomerByEmail, lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { deleteOpenProofs } from '../../customer/rows/proof.queries.ts'
import { type LoggedIn, requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { renewSession } from '../../customer/session/renew-session.ts'
import { joinGuestOrders } from '../../order/owner/join-guest-orders.ts'
import { wrongCode } from '../mailbox/refusals.ts'

const purpose = 'change_email'

/** Mails a code to the address that a customer wants to move to. */
export async function askNewEmail(
  deps: Deps,
  { email }: { email: string },
  token: string | undefined,
): Promise<Outcome<AskedProof>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { id: customerId } = visitor.data.customer
  // Nobody's browser is known for an address that is not its account's yet.
  return askProof(deps, { purpose, email, customerId, knownBrowser: undefined })
}

/** Moves an account to the address whose code was given. Both addresses are told, and other browsers logged out. */
export async function changeEmail(
  deps: Deps,
  { code }: { code: string },
  from: { token: string | undefined; askedFrom: string | undefined },
): Promise<Outcome<LoggedIn & { token: string }>> {
  const visitor = await requireFreshVisitor(deps, from.token)
  if (!visitor.ok) return visitor
  try {
    return await move(deps, { ...visitor.data, code, askedFrom: from.askedFrom })
  } catch (error) {
    // Another account moved there in this very moment, or began there.
    if (isUniqueViolation(error, 'customer_emailName_unique')) return taken
    throw error
  }
}

function move(
  deps: Deps,
  { customer: known, session, code, askedFrom }: LoggedIn & { code: string; askedFrom: string | undefined },
): Promise<Outcome<LoggedIn & { token: string }>> {
  return inTransaction(deps.db, async (tx) => {
    const old = await lockCustomer(tx, known.id)
    if (old === undefined) return { ok: false, error: { code: 'login_required' } }
    const given = { purpose, browserToken: askedFrom, digits: code } as const
    const proof = await takeProofByDigits(tx, deps, given)
    if (proof === undefined || proof.customerId !== old.id) return wrongCode
    const { email, emailName } = proof
    const owner = await findCustomerByEmail(tx, emailName)
    if (owner !== undefined && owner.id !== old.id) return taken
    const customer = await setCustomer(tx, old.id, { email, emailName })
    for (const name of [old.emailName, emailName]) await deleteOpenProofs(tx, name)
    await joinGuestOrders(tx, customer, deps.clock())
    await tellChange(tx, deps, 'moved_away', old)
    await tellChange(tx, deps, 'moved_here', customer)
    return { ok: true, data: { customer, session, token: await renewSession(tx, deps, session) } }
  })
}

/** Only the owner of both mailboxes gets to read this. */
const taken = {
  ok: false,
  error: { code: 'conflict', message: 'Met dit e-mailadres heb je al een ander account.' },
} as const
