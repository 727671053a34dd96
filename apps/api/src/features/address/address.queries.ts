import { and, eq, gt, lt } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import type { AddressQuestion, Street } from './address-lookup.ts'
import { addressLookup } from './tables.ts'

/** Returns a stored answer that is newer than `since`. */
export async function findKeptAnswer(
  db: Connection,
  { postcode, houseNumber }: AddressQuestion,
  since: Date,
): Promise<Street | undefined> {
  const [row] = await db
    .select({ street: addressLookup.street, city: addressLookup.city })
    .from(addressLookup)
    .where(
      and(
        eq(addressLookup.postcode, postcode),
        eq(addressLookup.houseNumber, houseNumber),
        gt(addressLookup.answeredAt, since),
      ),
    )
  return row
}

export async function keepAnswer(
  db: Connection,
  question: AddressQuestion,
  street: Street,
  answeredAt: Date,
): Promise<void> {
  const values = { ...street, answeredAt }
  await db
    .insert(addressLookup)
    .values({ ...question, ...values })
    .onConflictDoUpdate({ target: [addressLookup.postcode, addressLookup.houseNumber], set: values })
}

/** Removes the answers stored before `limit`. */
export async function forgetAnswersBefore(db: Connection, limit: Date): Promise<void> {
  await db.delete(addressLookup).where(lt(addressLookup.answeredAt, limit))
}
