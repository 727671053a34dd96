import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { hashPassword } from '../../customer/password/hash-password.ts'
import { lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { type LoggedIn, requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { renewSession } from '../../customer/session/renew-session.ts'
import { listOwnWords } from '../mailbox/own-words.ts'
import { refuseEasyPassword } from '../mailbox/refuse-easy-password.ts'

/** Gives a customer a first or another password. Their other browsers are logged out, and they are told by mail. */
export async function changePassword(
  deps: Deps,
  { password }: { password: string },
  token: string | undefined,
): Promise<Outcome<LoggedIn & { token: string }>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  const easy = refuseEasyPassword(password, listOwnWords(known))
  if (easy) return easy
  const passwordHash = await hashPassword(deps, password)
  return inTransaction(deps.db, async (tx) => {
    const held = await lockCustomer(tx, known.id)
    if (held === undefined) return { ok: false, error: { code: 'login_required' } }
    if (held.passkeyOnlySince !== null) return opensByPasskeyOnly
    const customer = await setCustomer(tx, held.id, { passwordHash })
    const renewed = await renewSession(tx, deps, session)
    await tellChange(tx, deps, held.passwordHash === null ? 'password_set' : 'password_changed', customer)
    return { ok: true, data: { customer, session, token: renewed } }
  })
}

const opensByPasskeyOnly = {
  ok: false,
  error: {
    code: 'conflict',
    message:
      'Je account opent alleen met een passkey. Zet dat eerst uit bij Passkeys, dan kun je een wachtwoord kiezen.',
  },
} as const
