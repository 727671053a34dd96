import type { PasskeyCreation } from '@sluimer/contract/account/passkey-schemas'
import { passkeyQuestionSeconds, passkeysAtMost } from '@sluimer/domain/customer/passkey'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { passkeyAlgorithms } from '../../customer/passkey/algorithms.ts'
import { findPartyName } from '../../customer/passkey/find-party-name.ts'
import { askQuestion } from '../../customer/passkey/question.ts'
import { toRelyingParty, toUserHandle } from '../../customer/passkey/relying-party.ts'
import { listPasskeys } from '../../customer/rows/passkey.queries.ts'
import { requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { tooMany } from './refusals.ts'
import { toKnown } from './to-known.ts'

/**
 * Returns what a browser needs to make a passkey for the customer: one that is found without an address being typed, and
 * that asks for a finger, a face or a pin.
 */
export async function askNewPasskey(
  deps: Deps,
  { token, browserToken }: { token: string | undefined; browserToken: string },
): Promise<Outcome<PasskeyCreation>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { id: customerId, email } = visitor.data.customer
  const passkeys = await listPasskeys(deps.db, customerId)
  if (passkeys.length >= passkeysAtMost) return tooMany
  const name = await findPartyName(deps)
  const question = { purpose: 'add', customerId, browserToken } as const
  const challenge = await inTransaction(deps.db, (tx) => askQuestion(tx, deps, question))
  return {
    ok: true,
    data: {
      rp: { id: toRelyingParty(deps.config).domain, name },
      user: { id: toUserHandle(customerId), name: email, displayName: email },
      challenge,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyQuestionSeconds * 1000,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      // A device that has one of these makes no second.
      excludeCredentials: passkeys.map(toKnown),
    },
  }
}
