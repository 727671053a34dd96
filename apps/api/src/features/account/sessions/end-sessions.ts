import type { Session } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import { leaveCart } from '../../cart/join/leave-cart.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  listSessions,
} from '../../customer/rows/session.queries.ts'
import { requireFreshVisitor, requireVisitor } from '../../customer/session/find-visitor.ts'
import type { Arriving } from '../visit/enter.ts'
import { toSession } from './to-session.ts'

type Token = string | undefined
const done = { ok: true, data: { done: true } } as const

/** Logs a browser out, which then has no cart of its customer any more; without a session only that (AC-05). */
export async function logOut(
  deps: Pick<Deps, 'db'>,
  { sessionToken, cartToken }: Pick<Arriving, 'sessionToken' | 'cartToken'>,
): Promise<void> {
  if (sessionToken !== undefined) await deleteSessionByToken(deps.db, hashSecretToken(sessionToken))
  await leaveCart(deps, cartToken)
}

/** Lists the browsers at which a customer is logged in. */
export async function listOwnSessions(deps: Deps, token: Token): Promise<Outcome<{ sessions: Session[] }>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer, session } = visitor.data
  const rows = await listSessions(deps.db, customer.id, deps.clock())
  return { ok: true, data: { sessions: rows.map((row) => toSession(row, session.id)) } }
}

/** Logs another browser of a customer out, after a fresh login (OWASP ASVS 7.5.2). */
export async function endSession(deps: Deps, id: string, token: Token): Promise<Outcome<{ done: true }>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const isEnded = await deleteSession(deps.db, visitor.data.customer.id, id)
  return isEnded ? done : { ok: false, error: { code: 'not_found' } }
}

/** Logs all browsers of a customer out but the one in hand, after a fresh login. */
export async function endOtherSessions(deps: Deps, token: Token): Promise<Outcome<{ done: true }>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  await deleteSessions(deps.db, visitor.data.customer.id, visitor.data.session.id)
  return done
}
