import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { takeProofByDigits } from '../../customer/prove/take-proof.ts'
import { openAccount } from '../mailbox/open-account.ts'
import { wrongCode } from '../mailbox/refusals.ts'
import { type Arriving, type Entry, enter } from '../visit/enter.ts'

/** Logs somebody in with the digits of a mail that this browser asked for. An unknown mailbox gets an account. */
export async function logInWithCode(
  deps: Deps,
  { code, remember }: { code: string; remember: boolean },
  from: Arriving & { askedFrom: string | undefined },
): Promise<Outcome<Entry>> {
  return inTransaction(deps.db, async (tx) => {
    const given = { purpose: 'login', browserToken: from.askedFrom, digits: code } as const
    const proof = await takeProofByDigits(tx, deps, given)
    if (proof === undefined) return wrongCode
    const { customer } = await openAccount(tx, deps, proof)
    const login = { customer, method: 'code', isRemembered: remember, browser: from } as const
    const entry = await enter(tx, deps, login)
    return entry ? { ok: true, data: entry } : wrongCode
  })
}
