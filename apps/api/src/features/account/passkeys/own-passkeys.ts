import type { Passkey, RemovedPasskey } from '@sluimer/contract/account/passkey-schemas'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { toRelyingParty } from '../../customer/passkey/relying-party.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import {
  countPasskeys,
  deletePasskey,
  findOwnPasskey,
  listPasskeys,
  setPasskeyName,
} from '../../customer/rows/passkey.queries.ts'
import { type LoggedIn, requireFreshVisitor, requireVisitor } from '../../customer/session/find-visitor.ts'
import { renewSession } from '../../customer/session/renew-session.ts'
import { lastPasskey } from './refusals.ts'
import { toPasskey } from './to-passkey.ts'

type Token = string | undefined
const notFound = { ok: false, error: { code: 'not_found' } } as const

/** Lists the passkeys of a customer. */
export async function listOwnPasskeys(deps: Deps, token: Token): Promise<Outcome<{ passkeys: Passkey[] }>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const rows = await listPasskeys(deps.db, visitor.data.customer.id)
  return { ok: true, data: { passkeys: rows.map(toPasskey) } }
}

/** Calls a passkey of a customer something else. It opens what it opened before, so that any login may do this. */
export async function renamePasskey(
  deps: Deps,
  { id, name }: { id: string; name: string },
  token: Token,
): Promise<Outcome<Passkey>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const renamed = await setPasskeyName(deps.db, { customerId: visitor.data.customer.id, id, name })
  return renamed ? { ok: true, data: toPasskey(renamed) } : notFound
}

/**
 * Removes a passkey of a customer. Their other browsers are logged out, since one of them may have used it, and they are
 * told by mail. The last one stays while nothing else opens the account.
 */
export async function removePasskey(
  deps: Deps,
  { id }: { id: string },
  token: Token,
): Promise<Outcome<LoggedIn & { token: string; removed: RemovedPasskey }>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, known.id)
    const isOnlyKey = customer?.passkeyOnlySince != null && (await countPasskeys(tx, customer.id)) === 1
    const passkey = customer && (await findOwnPasskey(tx, customer.id, id))
    if (customer === undefined || passkey === undefined) return notFound
    if (isOnlyKey) return lastPasskey
    await deletePasskey(tx, customer.id, id)
    const renewed = await renewSession(tx, deps, session)
    await tellChange(tx, deps, 'passkey_removed', customer)
    const removed = { rpId: toRelyingParty(deps.config).domain, credentialId: passkey.credentialId }
    return { ok: true, data: { customer, session, token: renewed, removed } }
  })
}
