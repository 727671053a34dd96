import { endsPasskeys } from '@sluimer/domain/account/passkey-only'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { CustomerRow } from '../rows/customer.queries.ts'
import { mailNoticeJob } from './mail-notice.job.ts'
import type { AccountChange } from './notice-words.ts'

/**
 * Tells the owner of an account that something changed that opens it, in the transaction of the change. `passkeyId` is the
 * passkey that was added.
 */
export async function tellChange(
  tx: Tx,
  { jobs, clock, randomBytes }: Pick<Deps, 'jobs' | 'clock' | 'randomBytes'>,
  change: AccountChange,
  owner: Pick<CustomerRow, 'id' | 'email' | 'emailName' | 'passkeyOnlySince'> & { passkeyId?: string },
): Promise<void> {
  const { id: customerId, email, emailName, passkeyId } = owner
  const at = clock()
  const data = {
    id: createUuid(randomBytes),
    change,
    customerId,
    email,
    emailName,
    at: at.toISOString(),
    keepsPasskeys: !endsPasskeys(owner, at),
    ...(passkeyId !== undefined && { passkeyId }),
  }
  await jobs.enqueue(tx, mailNoticeJob, data)
}
