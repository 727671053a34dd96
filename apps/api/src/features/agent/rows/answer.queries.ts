import { eq, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { agentAnswer } from './tables.ts'

export type AnswerRow = typeof agentAnswer.$inferSelect

export async function findAnswer(tx: Tx, keyHash: string): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(agentAnswer).where(eq(agentAnswer.keyHash, keyHash))
  return row
}

export async function insertAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  await tx.insert(agentAnswer).values(row)
}

/** Deletes the answers that were given before a moment. */
export async function deleteAnswersBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(agentAnswer).where(lt(agentAnswer.createdAt, before))
}
