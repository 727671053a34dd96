import type { PasskeyProof, PasskeyRequest } from '@sluimer/contract/account/passkey-schemas'
import { passkeyQuestionSeconds } from '@sluimer/domain/customer/passkey'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { judgePasskeyLogin } from '../../customer/passkey/judge-passkey-login.ts'
import { askQuestion, takeQuestion } from '../../customer/passkey/question.ts'
import { readChallenge } from '../../customer/passkey/read-challenge.ts'
import { toRelyingParty } from '../../customer/passkey/relying-party.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { findPasskey, listPasskeys, setPasskey } from '../../customer/rows/passkey.queries.ts'
import { setSession } from '../../customer/rows/session.queries.ts'
import { type LoggedIn, requireVisitor } from '../../customer/session/find-visitor.ts'
import { notLetIn } from './refusals.ts'
import { toKnown } from './to-known.ts'

interface Asker {
  readonly token: string | undefined
}

/** Returns what a browser needs to show with a passkey of this customer that it is still them. */
export async function askPasskeyProof(
  deps: Deps,
  { token, browserToken }: Asker & { browserToken: string },
): Promise<Outcome<PasskeyRequest>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const customerId = visitor.data.customer.id
  const passkeys = await listPasskeys(deps.db, customerId)
  if (passkeys.length === 0) return { ok: false, error: { code: 'not_found' } }
  const question = { purpose: 'prove', customerId, browserToken } as const
  const challenge = await inTransaction(deps.db, (tx) => askQuestion(tx, deps, question))
  return {
    ok: true,
    data: {
      rpId: toRelyingParty(deps.config).domain,
      challenge,
      timeout: passkeyQuestionSeconds * 1000,
      userVerification: 'required',
      allowCredentials: passkeys.map(toKnown),
    },
  }
}

/**
 * Makes the login of a session fresh with a passkey. Only one of the same account counts: a form that waits for the proof would
 * otherwise be sent for another customer, whose passkey lies on the same device. The session gets another token.
 */
export async function proveWithPasskey(
  deps: Deps,
  { credential }: PasskeyProof,
  from: Asker & { browserToken: string | undefined },
): Promise<Outcome<LoggedIn & { token: string }>> {
  const visitor = await requireVisitor(deps, from.token)
  if (!visitor.ok) return visitor
  const { customer: known, session: present } = visitor.data
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return notLetIn
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, known.id)
    if (customer === undefined) return { ok: false, error: { code: 'login_required' } }
    const { browserToken } = from
    const answer = { purpose: 'prove', customerId: customer.id, browserToken, challenge } as const
    if (!(await takeQuestion(tx, deps, answer))) return notLetIn
    const passkey = await findPasskey(tx, credential.id)
    if (passkey?.customerId !== customer.id) return notLetIn
    const seen = await judgePasskeyLogin(credential, challenge, passkey, toRelyingParty(deps.config))
    if (seen === undefined) return notLetIn
    const now = deps.clock()
    await setPasskey(tx, passkey.id, { ...seen, usedAt: now })
    const token = createSecretToken(deps.randomBytes)
    const proven = { tokenHash: hashSecretToken(token), method: 'passkey', provenAt: now } as const
    await setSession(tx, present.id, proven)
    return { ok: true, data: { customer, session: { ...present, ...proven }, token } }
  })
}
