import type { Tx } from '../../platform/db/database.ts'
import { lockName } from '../../platform/db/lock-name.ts'

/** Admits one form of an e-mail address at a time, so that two at once cannot both be the last one allowed. */
export function lockSender(tx: Tx, email: string): Promise<void> {
  return lockName(tx, `form:${email}`)
}
