import type { Deps } from '../../../platform/deps.ts'
import { isSameSecret } from '../../../platform/same-secret.ts'
import { readSignedCode, signCode, signText } from '../../../platform/signed-code.ts'
import type { ProofPurpose } from '../rows/tables.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
interface Proof {
  readonly id: string
  readonly purpose: ProofPurpose
}

/** Returns the six digits that a mail shows. Only the shop can work them out from the id of the proof. */
export function toDigits(key: Key, { id, purpose }: Proof): string {
  // Six bytes hold so many more values than there are codes that every code is equally likely, to within a hundred-millionth.
  const number = signText(key, `digits-${purpose}`, id).readUIntBE(0, 6) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Whether these are the digits of the mail; the delay of the answer does not tell how many are right. */
export function isDigits(key: Key, proof: Proof, given: string): boolean {
  return isSameSecret(given, toDigits(key, proof))
}

/** Returns the code of a link in a mail. */
export function toLinkCode(key: Key, { id, purpose }: Proof): string {
  return signCode(key, `link-${purpose}`, id)
}

/** Returns the id of the proof whose link this code is; undefined for a code that this shop did not make for it. */
export function readLinkCode(key: Key, purpose: ProofPurpose, code: string): string | undefined {
  return readSignedCode(key, `link-${purpose}`, code)
}
