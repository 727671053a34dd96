import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { takeProofByDigits } from '../../customer/prove/take-proof.ts'
import type { CustomerRow } from '../../customer/rows/customer.queries.ts'
import { type Browser, type OpenedSession, openSession } from '../../customer/session/open-session.ts'
import { openAccount } from '../mailbox/open-account.ts'
import { wrongCode } from '../mailbox/refusals.ts'

/** Logs somebody in with the digits of a mail that this browser asked for. An unknown mailbox gets an account. */
export async function logInWithCode(
  deps: Deps,
  { code, remember }: { code: string; remember: boolean },
  from: Browser & { askedFrom: string | undefined },
): Promise<Outcome<OpenedSession & { customer: CustomerRow }>> {
  return inTransaction(deps.db, async (tx) => {
    const given = { purpose: 'login', browserToken: from.askedFrom, digits: code } as const
    const proof = await takeProofByDigits(tx, deps, given)
    if (proof === undefined) return wrongCode
    const { customer } = await openAccount(tx, deps, proof)
    const login = { customerId: customer.id, method: 'code', isRemembered: remember, browser: from } as const
    return { ok: true, data: { ...(await openSession(tx, deps, login)), customer } }
  })
}
