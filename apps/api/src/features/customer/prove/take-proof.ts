import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import { lockNewestProof, lockProof, type ProofRow, setProof } from '../rows/proof.queries.ts'
import type { ProofPurpose } from '../rows/tables.ts'
import { isDigits, readLinkCode } from './proof-secret.ts'

type Needs = Pick<Deps, 'config' | 'clock'>

/**
 * Uses up the digits of a mail. Only the browser that asked for them can, and only of its newest mail; a wrong guess
 * costs one of its tries, so the caller must commit in either case.
 */
export async function takeProofByDigits(
  tx: Tx,
  { config, clock }: Needs,
  given: { purpose: ProofPurpose; browserToken: string | undefined; digits: string },
): Promise<ProofRow | undefined> {
  const { purpose, browserToken, digits } = given
  if (browserToken === undefined) return undefined
  const now = clock()
  const proof = await lockNewestProof(tx, hashSecretToken(browserToken), purpose, now)
  if (proof === undefined) return undefined
  if (!isDigits(config, proof, digits)) {
    await setProof(tx, proof.id, { triesLeft: proof.triesLeft - 1 })
    return undefined
  }
  await setProof(tx, proof.id, { usedAt: now })
  return proof
}

/** Uses up the link of a mail, which works in any browser. */
export async function takeProofByLink(
  tx: Tx,
  { config, clock }: Needs,
  { purpose, code }: { purpose: ProofPurpose; code: string },
): Promise<ProofRow | undefined> {
  const now = clock()
  const id = readLinkCode(config, purpose, code)
  const proof = id === undefined ? undefined : await lockProof(tx, id, purpose, now)
  if (proof) await setProof(tx, proof.id, { usedAt: now })
  return proof
}
