import type { NewPasskey } from '@sluimer/contract/account/passkey-schemas'
import { toBrowserName } from '@sluimer/domain/customer/browser-name'
import { passkeysAtMost } from '@sluimer/domain/customer/passkey'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { tellChange } from '../../customer/alarm/tell-change.ts'
import { judgeNewPasskey } from '../../customer/passkey/judge-new-passkey.ts'
import { takeQuestion } from '../../customer/passkey/question.ts'
import { readChallenge } from '../../customer/passkey/read-challenge.ts'
import { toRelyingParty } from '../../customer/passkey/relying-party.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { countPasskeys, insertPasskey, type PasskeyRow } from '../../customer/rows/passkey.queries.ts'
import { type LoggedIn, requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import type { Browser } from '../../customer/session/open-session.ts'
import { renewSession } from '../../customer/session/renew-session.ts'
import { notKept, tooMany } from './refusals.ts'

/**
 * Adds the passkey that a browser made to the account. The customer's other browsers are logged out, and they are told
 * by mail.
 */
export async function addPasskey(
  deps: Deps,
  { credential }: NewPasskey,
  from: Browser & { browserToken: string | undefined },
): Promise<Outcome<LoggedIn & { token: string; passkey: PasskeyRow }>> {
  const visitor = await requireFreshVisitor(deps, from.sessionToken)
  if (!visitor.ok) return visitor
  const { customer: known, session } = visitor.data
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return notKept
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, known.id)
    if (customer === undefined) return { ok: false, error: { code: 'login_required' } }
    const { browserToken } = from
    const answer = { purpose: 'add', customerId: customer.id, browserToken, challenge } as const
    if (!(await takeQuestion(tx, deps, answer))) return notKept
    const made = await judgeNewPasskey(credential, challenge, toRelyingParty(deps.config))
    if (made === undefined) return notKept
    if ((await countPasskeys(tx, customer.id)) >= passkeysAtMost) return tooMany
    const passkey = {
      ...made,
      id: createUuid(deps.randomBytes),
      customerId: customer.id,
      name: toBrowserName(from.userAgent),
      createdAt: deps.clock(),
      usedAt: null,
    }
    if (!(await insertPasskey(tx, passkey))) return notKept
    const token = await renewSession(tx, deps, session)
    await tellChange(tx, deps, 'passkey_added', { ...customer, passkeyId: passkey.id })
    return { ok: true, data: { customer, session, token, passkey } }
  })
}
