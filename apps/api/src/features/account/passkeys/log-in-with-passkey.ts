import type { PasskeyLogin, PasskeyRequest } from '@sluimer/contract/account/passkey-schemas'
import { passkeyQuestionSeconds } from '@sluimer/domain/customer/passkey'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { judgePasskeyLogin } from '../../customer/passkey/judge-passkey-login.ts'
import { askQuestion, takeQuestion } from '../../customer/passkey/question.ts'
import { readChallenge } from '../../customer/passkey/read-challenge.ts'
import { toRelyingParty } from '../../customer/passkey/relying-party.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { findPasskey, setPasskey } from '../../customer/rows/passkey.queries.ts'
import { stopWayBack } from '../../customer/way-back/stop-way-back.ts'
import { type Arriving, type Entry, enter } from '../visit/enter.ts'
import { notLetIn } from './refusals.ts'

/** Returns what a browser needs to let its owner choose a passkey. Nobody has to say who they are. */
export async function askPasskeyLogin(
  deps: Deps,
  { browserToken }: { browserToken: string },
): Promise<Outcome<PasskeyRequest>> {
  const question = { purpose: 'login', customerId: null, browserToken } as const
  const challenge = await inTransaction(deps.db, (tx) => askQuestion(tx, deps, question))
  const rpId = toRelyingParty(deps.config).domain
  const timeout = passkeyQuestionSeconds * 1000
  return { ok: true, data: { rpId, challenge, timeout, userVerification: 'required' } }
}

/**
 * Logs somebody in with a passkey. Every passkey that opens nothing gets the same answer, and uses the question up. Whoever
 * has one needs no way back without it, so that a wait for it stops.
 */
export async function logInWithPasskey(
  deps: Deps,
  { credential, remember }: PasskeyLogin,
  from: Arriving & { browserToken: string | undefined },
): Promise<Outcome<Entry & { hasStoppedWayBack: boolean }>> {
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return notLetIn
  const known = await findPasskey(deps.db, credential.id)
  return inTransaction(deps.db, async (tx) => {
    const customer = known && (await lockCustomer(tx, known.customerId))
    const { browserToken } = from
    const answer = { purpose: 'login', customerId: null, browserToken, challenge } as const
    if (!(await takeQuestion(tx, deps, answer)) || customer === undefined) return notLetIn
    // It may have been removed until the account was held.
    const passkey = await findPasskey(tx, credential.id)
    if (passkey === undefined) return notLetIn
    const seen = await judgePasskeyLogin(credential, challenge, passkey, toRelyingParty(deps.config))
    if (seen === undefined) return notLetIn
    await setPasskey(tx, passkey.id, { ...seen, usedAt: deps.clock() })
    const login = { customer, method: 'passkey', isRemembered: remember, browser: from } as const
    const entry = await enter(tx, deps, login)
    if (entry === undefined) return notLetIn
    const stopped = await stopWayBack(tx, deps, customer, 'stopped_by_login')
    return { ok: true, data: { ...entry, hasStoppedWayBack: stopped } }
  })
}
