import { and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { productQuestion } from './tables.ts'

export type QuestionRow = typeof productQuestion.$inferSelect

const isShown = (productId: number) =>
  and(eq(productQuestion.productId, productId), eq(productQuestion.state, 'answered'))

/** Whether a question or its answer has the words, in any of their Dutch forms. */
function hasWords(lookup: string): SQL {
  const text = sql`${productQuestion.question} || ' ' || ${productQuestion.answer}`
  return sql`to_tsvector('dutch', ${text}) @@ plainto_tsquery('dutch', ${lookup})
    or strpos(lower(${text}), lower(${lookup})) > 0`
}

/** Counts the answered questions of a product, and those that have the words that were looked for. */
export async function countQuestions(
  db: Connection,
  productId: number,
  lookup: string,
): Promise<{ total: number; found: number }> {
  const found = lookup === '' ? sql`true` : hasWords(lookup)
  const [row] = await db
    .select({ total: count(), found: sql<string>`count(*) filter (where ${found})` })
    .from(productQuestion)
    .where(isShown(productId))
  return { total: row?.total ?? 0, found: Number(row?.found ?? 0) }
}

/** Lists a page of a product's answered questions, the newest answer first. */
export function listQuestions(
  db: Connection,
  productId: number,
  { lookup, offset, limit }: { lookup: string; offset: number; limit: number },
): Promise<QuestionRow[]> {
  return db
    .select()
    .from(productQuestion)
    .where(and(isShown(productId), lookup === '' ? undefined : sql`(${hasWords(lookup)})`))
    .orderBy(desc(productQuestion.answeredAt), desc(productQuestion.id))
    .offset(offset)
    .limit(limit)
}

/** Finds the same question of the same asker about a product. */
export async function findSameQuestion(
  tx: Tx,
  { productId, emailHash, question }: { productId: number; emailHash: string; question: string },
): Promise<QuestionRow | undefined> {
  const { productId: ofProduct, emailHash: ofAsker, question: words } = productQuestion
  const [row] = await tx
    .select()
    .from(productQuestion)
    .where(and(eq(ofProduct, productId), eq(ofAsker, emailHash), eq(words, question)))
    .limit(1)
  return row
}

export function countAskedSince(tx: Tx, emailHash: string, since: Date): Promise<number> {
  return tx.$count(
    productQuestion,
    and(eq(productQuestion.emailHash, emailHash), gt(productQuestion.askedAt, since)),
  )
}

export function countWaiting(tx: Tx, productId: number): Promise<number> {
  return tx.$count(
    productQuestion,
    and(eq(productQuestion.productId, productId), eq(productQuestion.state, 'waiting')),
  )
}

export async function insertQuestions(
  tx: Tx,
  rows: readonly (typeof productQuestion.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(productQuestion).values([...rows])
}

/** Lists the questions that wait for an answer, the oldest first. */
export function listWaitingQuestions(db: Connection, limit: number): Promise<QuestionRow[]> {
  return db
    .select()
    .from(productQuestion)
    .where(eq(productQuestion.state, 'waiting'))
    .orderBy(asc(productQuestion.askedAt), asc(productQuestion.id))
    .limit(limit)
}

export async function findQuestion(db: Connection, id: number): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(productQuestion).where(eq(productQuestion.id, id))
  return row
}

/** Finds a question and lets nobody else change it meanwhile. */
export async function lockQuestion(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  const [row] = await tx.select().from(productQuestion).where(eq(productQuestion.id, id)).for('update')
  return row
}

export async function updateQuestion(
  tx: Tx,
  id: number,
  changes: Partial<Pick<QuestionRow, 'state' | 'answer' | 'answeredAt' | 'email'>>,
): Promise<void> {
  await tx.update(productQuestion).set(changes).where(eq(productQuestion.id, id))
}

/** Deletes questions, and returns the products that they were about. */
export async function deleteQuestions(
  tx: Tx,
  by: { ids: readonly number[] } | { emailHash: string },
): Promise<number[]> {
  const where =
    'ids' in by ? inArray(productQuestion.id, [...by.ids]) : eq(productQuestion.emailHash, by.emailHash)
  const rows = await tx
    .delete(productQuestion)
    .where(where)
    .returning({ productId: productQuestion.productId })
  return rows.map(({ productId }) => productId)
}

/** Deletes the example questions of a product. */
export async function deleteExamples(tx: Tx, productId: number): Promise<void> {
  await tx
    .delete(productQuestion)
    .where(and(eq(productQuestion.productId, productId), eq(productQuestion.isExample, true)))
}

/** Deletes questions in a state that were asked before a moment, and returns the products that they were about. */
export async function deleteOldQuestions(
  tx: Tx,
  state: QuestionRow['state'],
  before: Date,
): Promise<number[]> {
  const isOld = and(
    eq(productQuestion.state, state),
    lt(productQuestion.askedAt, before),
    eq(productQuestion.isExample, false),
  )
  const rows = await tx
    .delete(productQuestion)
    .where(isOld)
    .returning({ productId: productQuestion.productId })
  return rows.map(({ productId }) => productId)
}
