import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { CustomerRow } from '../rows/customer.queries.ts'
import { deleteWayBack } from '../rows/way-back.queries.ts'
import { tellWayBack } from './tell-way-back.ts'
import type { StopReason } from './way-back-words.ts'

/** Stops the wait of a customer whom the caller holds, and mails them. False when none runs. */
export async function stopWayBack(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'config' | 'mail'>,
  owner: Pick<CustomerRow, 'id' | 'email'>,
  reason: StopReason,
): Promise<boolean> {
  const wayBack = await deleteWayBack(tx, owner.id)
  if (wayBack === undefined) return false
  await tellWayBack(tx, deps, owner, { news: reason, wayBack })
  return true
}
