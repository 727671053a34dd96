import { toBrowserName } from '@sluimer/domain/customer/browser-name'
import { type ProofMethod, sessionEndsAt } from '@sluimer/domain/customer/session-life'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { deleteSessionByToken, insertSession, type SessionRow } from '../rows/session.queries.ts'

/** The browser at which somebody logs in. */
export interface Browser {
  /** The token of the session that it has now; it ends. */
  readonly sessionToken: string | undefined
  readonly userAgent: string
}

export interface OpenedSession {
  readonly token: string
  readonly session: SessionRow
}

/**
 * Opens a session under a token that nobody had before the login, so that nobody can plant one (session fixation). What
 * the browser had before ends.
 */
export async function openSession(
  tx: Tx,
  { clock, randomBytes }: Pick<Deps, 'clock' | 'randomBytes'>,
  login: { customerId: string; method: ProofMethod; isRemembered: boolean; browser: Browser },
): Promise<OpenedSession> {
  const { customerId, method, isRemembered, browser } = login
  const now = clock()
  const token = createSecretToken(randomBytes)
  const times = { isRemembered, createdAt: now, usedAt: now, provenAt: now }
  const session = {
    id: createUuid(randomBytes),
    tokenHash: hashSecretToken(token),
    customerId,
    device: toBrowserName(browser.userAgent),
    method,
    ...times,
    endsAt: sessionEndsAt(times),
  }
  if (browser.sessionToken !== undefined)
    await deleteSessionByToken(tx, hashSecretToken(browser.sessionToken))
  await insertSession(tx, session)
  return { token, session }
}
