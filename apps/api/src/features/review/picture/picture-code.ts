import type { Deps } from '../../../platform/deps.ts'
import { readSignedCode, signCode } from '../../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const purpose = 'review-picture'

/** Returns the code with which the sender of a picture, and nobody else, puts it in a review. */
export function signPictureCode(key: Key, id: string): string {
  return signCode(key, purpose, id)
}

/** Returns the ids of codes in their order, each once; undefined when this shop did not make all of them. */
export function readPictureCodes(key: Key, codes: readonly string[]): string[] | undefined {
  const ids = codes.map((code) => readSignedCode(key, purpose, code))
  return ids.some((id) => id === undefined) ? undefined : [...new Set(ids.filter((id) => id !== undefined))]
}
