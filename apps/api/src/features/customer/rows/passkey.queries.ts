import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { customerPasskey, passkeyQuestion } from './tables.ts'

export type PasskeyRow = typeof customerPasskey.$inferSelect
export type QuestionRow = typeof passkeyQuestion.$inferSelect

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<void> {
  await tx.insert(passkeyQuestion).values(row)
}

/** Takes a question away, so that it is answered once; false when nobody may answer it in this way. */
export async function deleteQuestion(
  tx: Tx,
  given: Omit<QuestionRow, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { challengeHash, purpose, browserHash, customerId } = given
  const { customerId: asked } = passkeyQuestion
  const { rowCount } = await tx
    .delete(passkeyQuestion)
    .where(
      and(
        eq(passkeyQuestion.challengeHash, challengeHash),
        eq(passkeyQuestion.purpose, purpose),
        eq(passkeyQuestion.browserHash, browserHash),
        customerId === null ? isNull(asked) : eq(asked, customerId),
        gt(passkeyQuestion.expiresAt, now),
      ),
    )
  return (rowCount ?? 0) > 0
}

export async function deleteEndedQuestions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passkeyQuestion).where(lt(passkeyQuestion.expiresAt, now))
}

/** Stores a passkey; false when a device gave one of this id before, to whomever. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const { rowCount } = await tx
    .insert(customerPasskey)
    .values(row)
    .onConflictDoNothing({ target: customerPasskey.credentialId })
  return (rowCount ?? 0) > 0
}

export async function listPasskeys(db: Connection, customerId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(customerPasskey)
    .where(eq(customerPasskey.customerId, customerId))
    .orderBy(desc(customerPasskey.createdAt), customerPasskey.id)
}

export async function countPasskeys(db: Connection, customerId: string): Promise<number> {
  return db.$count(customerPasskey, eq(customerPasskey.customerId, customerId))
}

export async function findPasskey(db: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(customerPasskey).where(eq(customerPasskey.credentialId, credentialId))
  return row
}

export async function setPasskey(
  tx: Tx,
  id: string,
  values: Pick<PasskeyRow, 'counter' | 'isSynced' | 'usedAt'>,
): Promise<void> {
  await tx.update(customerPasskey).set(values).where(eq(customerPasskey.id, id))
}

/** Names a passkey of a customer; undefined when they have none with that id. */
export async function setPasskeyName(
  db: Connection,
  { customerId, id, name }: Pick<PasskeyRow, 'customerId' | 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(customerPasskey).set({ name }).where(isOwn(customerId, id)).returning()
  return row
}

/** Returns a passkey of a customer; undefined when they have none with that id. */
export async function findOwnPasskey(
  db: Connection,
  customerId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(customerPasskey).where(isOwn(customerId, id))
  return row
}

/** Removes a passkey of a customer, and returns it; undefined when they have none with that id. */
export async function deletePasskey(tx: Tx, customerId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.delete(customerPasskey).where(isOwn(customerId, id)).returning()
  return row
}

/** Removes the passkeys of a customer, and what they might still answer to add one. */
export async function deletePasskeys(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(customerPasskey).where(eq(customerPasskey.customerId, customerId))
  await tx.delete(passkeyQuestion).where(eq(passkeyQuestion.customerId, customerId))
}

const isOwn = (customerId: string, id: string) =>
  and(eq(customerPasskey.customerId, customerId), eq(sql`${customerPasskey.id}::text`, id))
