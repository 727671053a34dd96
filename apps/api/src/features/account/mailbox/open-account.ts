import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { type CustomerDetails, type CustomerRow, openCustomer } from '../../customer/rows/customer.queries.ts'
import {
  deleteOpenProofs,
  type ProofRow,
  type WaitingRegistration,
} from '../../customer/rows/proof.queries.ts'

const noDetails: CustomerDetails = {
  ...{ type: 'private', first_name: '', last_name: '', birthdate: '', gender: '' },
  ...{ phone_number: '', company: '', vat_number: '', coc_number: '' },
}

/**
 * Returns the account of a mailbox that was just proven, or makes one. Nothing else that was mailed there works after
 * this. What somebody wrote when they registered is taken over only when it was shown to be the owner who wrote it.
 */
export async function openAccount(
  tx: Tx,
  { clock, randomBytes }: Pick<Deps, 'clock' | 'randomBytes'>,
  proof: Pick<ProofRow, 'email' | 'emailName'>,
  registration?: WaitingRegistration,
): Promise<{ customer: CustomerRow; isNew: boolean }> {
  const opened = await openCustomer(tx, {
    id: createUuid(randomBytes),
    email: proof.email,
    emailName: proof.emailName,
    details: registration?.details ?? noDetails,
    passwordHash: registration?.passwordHash ?? null,
    createdAt: clock(),
    alarm: null,
    lastUsedAt: clock(),
    warnedAt: null,
    passkeyOnlySince: null,
  })
  await deleteOpenProofs(tx, proof.emailName)
  return opened
}
