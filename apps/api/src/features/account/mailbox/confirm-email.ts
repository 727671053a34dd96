import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import { isPasswordOf } from '../../customer/password/hash-password.ts'
import { readLinkCode } from '../../customer/prove/proof-secret.ts'
import { takeProofByLink } from '../../customer/prove/take-proof.ts'
import { findProof, type ProofRow } from '../../customer/rows/proof.queries.ts'
import { type Arriving, type Entry, enter } from '../visit/enter.ts'
import { openAccount } from './open-account.ts'
import { goneLink } from './refusals.ts'

const purpose = 'register'

/**
 * Makes the account of a registration whose mailbox is confirmed, and logs its owner in. Anybody may register anybody's
 * address: the password of the form counts only when the browser that chose it confirms, or somebody who knows it.
 */
export async function confirmEmail(
  deps: Deps,
  { code, password }: { code: string; password: string },
  from: Arriving & { askedFrom: string | undefined },
): Promise<Outcome<Entry & { keptPassword: boolean }>> {
  const id = readLinkCode(deps.config, purpose, code)
  const waiting = id === undefined ? undefined : await findProof(deps.db, id)
  if (waiting === undefined) return goneLink
  const isOwn = isFrom(waiting, from.askedFrom)
  const isKnown =
    isOwn || (password !== '' && (await isPasswordOf(deps, waiting.registration?.passwordHash, password)))
  if (password !== '' && !isKnown) return wrongPassword
  return inTransaction(deps.db, async (tx) => {
    const proof = await takeProofByLink(tx, deps, { purpose, code })
    if (proof === undefined) return goneLink
    const registration = isKnown && proof.registration !== null ? proof.registration : undefined
    const { customer, isNew } = await openAccount(tx, deps, proof, registration)
    const login = { customer, method: 'link', isRemembered: false, browser: from } as const
    const entry = await enter(tx, deps, login)
    if (entry === undefined) return goneLink
    return {
      ok: true,
      data: { ...entry, keptPassword: isNew && typeof registration?.passwordHash === 'string' },
    }
  })
}

/** Whether this browser asked for a mail. */
function isFrom(proof: ProofRow, token: string | undefined): boolean {
  return token !== undefined && hashSecretToken(token) === proof.browserHash
}

const wrongPassword = {
  ok: false,
  error: {
    code: 'login_failed',
    message:
      'Dit is niet het wachtwoord dat bij deze aanmelding is gekozen. Je kunt ook zonder wachtwoord verder.',
  },
} as const
