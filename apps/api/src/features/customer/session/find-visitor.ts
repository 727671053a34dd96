import { isFreshFor } from '@sluimer/domain/account/passkey-only'
import { sessionEndsAt } from '@sluimer/domain/customer/session-life'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import type { CustomerRow } from '../rows/customer.queries.ts'
import { findSession, type SessionRow, setSession } from '../rows/session.queries.ts'

/** A customer at a browser of theirs. */
export interface LoggedIn {
  readonly customer: CustomerRow
  readonly session: SessionRow
}

/** Each request would otherwise write a row. */
const noticedEveryMs = 5 * 60 * 1000

/** Returns the customer of a session that has not ended, and notes that it was used; undefined for a guest. */
export async function findVisitor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<LoggedIn | undefined> {
  if (token === undefined) return undefined
  const now = clock()
  const found = await findSession(db, hashSecretToken(token), now)
  if (found === undefined || now.getTime() - found.session.usedAt.getTime() < noticedEveryMs) return found
  const session = { ...found.session, usedAt: now }
  const endsAt = sessionEndsAt(session)
  await setSession(db, session.id, { usedAt: now, endsAt })
  return { customer: found.customer, session: { ...session, endsAt } }
}

/** Returns the customer of a session, or refuses a guest. */
export async function requireVisitor(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Outcome<LoggedIn>> {
  const visitor = await findVisitor(deps, token)
  return visitor ? { ok: true, data: visitor } : { ok: false, error: { code: 'login_required' } }
}

/**
 * Returns the customer of a session who proved a moment ago who they are, or refuses. It takes a passkey where nothing
 * else opens the account.
 */
export async function requireFreshVisitor(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Outcome<LoggedIn>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer, session } = visitor.data
  if (isFreshFor(customer, session, deps.clock())) return visitor
  return { ok: false, error: { code: 'login_too_old' } }
}
