import type { Tx } from '../../../platform/db/database.ts'
import type { CustomerRow } from '../rows/customer.queries.ts'
import { deletePasskeys } from '../rows/passkey.queries.ts'
import { deleteOpenProofs } from '../rows/proof.queries.ts'
import { deleteSessions } from '../rows/session.queries.ts'

/**
 * Ends whatever opens an account beside its password, which the caller decides about: sessions, passkeys, and codes and
 * links that were mailed. A passkey that a stranger added would otherwise outlive every other lock.
 */
export async function endWaysIn(
  tx: Tx,
  { id, emailName }: Pick<CustomerRow, 'id' | 'emailName'>,
): Promise<void> {
  await deleteSessions(tx, id)
  await deletePasskeys(tx, id)
  await deleteOpenProofs(tx, emailName)
}
