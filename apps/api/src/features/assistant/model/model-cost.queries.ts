import { eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { modelCost } from '../tables.ts'

/** Adds tokens to a day unless it would have more than `most`; returns whether it did. Two at once share what is left. */
export async function reserveModelTokens(
  tx: Tx,
  { day, tokens, most }: { day: string; tokens: number; most: number },
): Promise<boolean> {
  if (tokens > most) return false
  const rows = await tx
    .insert(modelCost)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: modelCost.day,
      set: { tokens: sql`${modelCost.tokens} + ${tokens}` },
      setWhere: sql`${modelCost.tokens} + ${tokens} <= ${most}`,
    })
    .returning({ day: modelCost.day })
  return rows.length > 0
}

/** Adds tokens to a day, or takes some off. */
export async function addModelTokens(
  tx: Tx,
  { day, tokens }: { day: string; tokens: number },
): Promise<void> {
  await tx
    .update(modelCost)
    .set({ tokens: sql`greatest(0, ${modelCost.tokens} + ${tokens})` })
    .where(eq(modelCost.day, day))
}

/** Deletes the counts of days before a day, written as '2026-11-23'. */
export async function deleteModelCosts(tx: Tx, before: string): Promise<void> {
  await tx.delete(modelCost).where(lt(modelCost.day, before))
}
