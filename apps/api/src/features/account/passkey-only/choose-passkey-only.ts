import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { countPasskeys } from '../../customer/rows/passkey.queries.ts'
import { deleteOpenProofs } from '../../customer/rows/proof.queries.ts'
import { type LoggedIn, requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { renewSession } from '../../customer/session/renew-session.ts'
import { stopWayBack } from '../../customer/way-back/stop-way-back.ts'

type Renewed = LoggedIn & { token: string }

/**
 * Lets only passkeys open the account of a customer who used one a moment ago. The password goes, whatever was mailed
 * no longer works, other browsers are logged out, and the owner is told by mail. Choosing it twice is the same as
 * once.
 */
export async function choosePasskeyOnly(deps: Deps, token: string | undefined): Promise<Outcome<Renewed>> {
  const visitor = await requireFreshPasskey(deps, token)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  return inTransaction(deps.db, async (tx) => {
    const held = await lockCustomer(tx, known.id)
    if (held === undefined) return { ok: false, error: { code: 'login_required' } }
    if ((await countPasskeys(tx, held.id)) === 0) return noPasskey
    const renewed = await renewSession(tx, deps, session)
    if (held.passkeyOnlySince !== null) return { ok: true, data: { customer: held, session, token: renewed } }
    const now = deps.clock()
    const customer = await setCustomer(tx, held.id, { passwordHash: null, passkeyOnlySince: now })
    await deleteOpenProofs(tx, customer.emailName)
    // The mail about the choice is the last one that can undo it: it carries the moment of the choice itself.
    await tellChange(tx, { ...deps, clock: () => now }, 'passkey_only_on', customer)
    return { ok: true, data: { customer, session, token: renewed } }
  })
}

/** Lets codes by mail open the account as well again, for a customer who used a passkey a moment ago. */
export async function endPasskeyOnly(deps: Deps, token: string | undefined): Promise<Outcome<Renewed>> {
  const visitor = await requireFreshPasskey(deps, token)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  return inTransaction(deps.db, async (tx) => {
    const held = await lockCustomer(tx, known.id)
    if (held === undefined) return { ok: false, error: { code: 'login_required' } }
    const renewed = await renewSession(tx, deps, session)
    if (held.passkeyOnlySince === null) return { ok: true, data: { customer: held, session, token: renewed } }
    await stopWayBack(tx, deps, held, 'stopped_in_account')
    const customer = await setCustomer(tx, held.id, { passkeyOnlySince: null })
    await tellChange(tx, deps, 'passkey_only_off', customer)
    return { ok: true, data: { customer, session, token: renewed } }
  })
}

/** Returns the customer of a session who used a passkey a moment ago, or refuses. */
async function requireFreshPasskey(deps: Deps, token: string | undefined): Promise<Outcome<LoggedIn>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok || visitor.data.session.method === 'passkey') return visitor
  return { ok: false, error: { code: 'login_too_old' } }
}

const noPasskey = {
  ok: false,
  error: { code: 'conflict', message: 'Je hebt geen passkey meer. Maak er eerst een.' },
} as const
