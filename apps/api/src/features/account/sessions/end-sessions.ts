import type { Session } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  listSessions,
} from '../../customer/rows/session.queries.ts'
import { requireFreshVisitor, requireVisitor } from '../../customer/session/find-visitor.ts'
import { toSession } from './to-session.ts'

type Token = string | undefined
const done = { ok: true, data: { done: true } } as const

/** Logs a browser out; without a session nothing happens (AC-05). */
export async function logOut({ db }: Pick<Deps, 'db'>, token: Token): Promise<void> {
  if (token !== undefined) await deleteSessionByToken(db, hashSecretToken(token))
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
