import type { ConsentProof } from '@sluimer/contract/marketing/consent-endpoint'
import { lt } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { consentProof } from './tables.ts'

/** Keeps a choice beside the earlier ones, so that both an early consent and its later withdrawal can be shown. */
export async function keepProof(
  { db, clock, randomBytes }: Pick<Deps, 'db' | 'clock' | 'randomBytes'>,
  { id, at, ...choice }: ConsentProof,
): Promise<Outcome<{ received: true }>> {
  await db.insert(consentProof).values({
    ...choice,
    id: createUuid(randomBytes),
    visitorId: id,
    chosenAt: new Date(at),
    receivedAt: clock(),
  })
  return { ok: true, data: { received: true } }
}

/** Deletes the proofs of consent that were received before a moment. */
export async function deleteConsentProofs(db: Connection, before: Date): Promise<void> {
  await db.delete(consentProof).where(lt(consentProof.receivedAt, before))
}
