import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { deleteSessions, type SessionRow, setSession } from '../rows/session.queries.ts'

/**
 * Gives a session another token and ends all others of its customer: for every change of what opens the account
 * (OWASP ASVS 7.4.3). Returns the token for the cookie.
 */
export async function renewSession(
  tx: Tx,
  { randomBytes }: Pick<Deps, 'randomBytes'>,
  { id, customerId }: Pick<SessionRow, 'id' | 'customerId'>,
): Promise<string> {
  const token = createSecretToken(randomBytes)
  await setSession(tx, id, { tokenHash: hashSecretToken(token) })
  await deleteSessions(tx, customerId, id)
  return token
}
