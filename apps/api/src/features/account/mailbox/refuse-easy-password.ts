import type { Failure } from '../../../platform/outcome.ts'
import { easyPasswordMessage, isEasyPassword } from '../../customer/password/easy-password.ts'

/** Returns the answer to a password that is too easy to guess; undefined for any other. */
export function refuseEasyPassword(
  password: string,
  ownWords: readonly string[],
): { ok: false; error: Failure } | undefined {
  if (!isEasyPassword(password, ownWords)) return undefined
  const fields = [{ path: 'body.password', message: easyPasswordMessage }]
  return { ok: false, error: { code: 'invalid_request', message: easyPasswordMessage, fields } }
}
