import { opensBy } from '@sluimer/domain/account/passkey-only'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { hashPassword } from '../../customer/password/hash-password.ts'
import { readLinkCode } from '../../customer/prove/proof-secret.ts'
import { takeProofByLink } from '../../customer/prove/take-proof.ts'
import { findCustomerByEmail, lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { findProof } from '../../customer/rows/proof.queries.ts'
import { endWaysIn } from '../../customer/session/end-ways-in.ts'
import { type Arriving, type Entry, enter } from '../visit/enter.ts'
import { listOwnWords } from './own-words.ts'
import { goneLink } from './refusals.ts'
import { refuseEasyPassword } from './refuse-easy-password.ts'

const purpose = 'reset'

/**
 * Gives an account another password with the link of a mail, once. Whoever was logged in is out, and passkeys end: a
 * stranger may have added one. The browser that did this is logged in: whoever reads the mailbox could log in with a code as well.
 */
export async function resetPassword(
  deps: Deps,
  { code, password }: { code: string; password: string },
  browser: Arriving,
): Promise<Outcome<Entry>> {
  const id = readLinkCode(deps.config, purpose, code)
  const asked = id === undefined ? undefined : await findProof(deps.db, id)
  const owner = asked && (await findCustomerByEmail(deps.db, asked.emailName))
  if (asked === undefined || owner === undefined) return goneLink
  const easy = refuseEasyPassword(password, listOwnWords(owner))
  if (easy) return easy
  const passwordHash = await hashPassword(deps, password)
  return inTransaction(deps.db, async (tx) => {
    const proof = await takeProofByLink(tx, deps, { purpose, code })
    const held = proof && (await lockCustomer(tx, owner.id))
    if (proof === undefined || held?.emailName !== proof.emailName) return goneLink
    if (!opensBy(held, 'link')) return goneLink
    const customer = await setCustomer(tx, held.id, { passwordHash })
    await endWaysIn(tx, customer)
    await tellChange(tx, deps, 'password_reset', customer)
    const login = { customer, method: 'link', isRemembered: false, browser } as const
    const entry = await enter(tx, deps, login)
    return entry ? { ok: true, data: entry } : goneLink
  })
}
