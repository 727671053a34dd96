import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { wizardAnswer, wizardQuestion } from './tables.ts'
import type { QuestionRow } from './wizard.queries.ts'
import type { QuestionInput } from './wizard-input.ts'

/** Saves a question in its position: over the one that is there (`known`), or as a new one. */
export async function saveQuestion(
  tx: Tx,
  place: { wizardId: number; position: number; question: QuestionInput; known: QuestionRow | undefined },
): Promise<void> {
  const { wizardId, position, known } = place
  const { answers, ...values } = place.question
  const questionId = known?.id ?? (await addQuestion(tx, { wizardId, position, ...values }))
  if (known !== undefined)
    await tx
      .update(wizardQuestion)
      .set({ position, ...values })
      .where(eq(wizardQuestion.id, known.id))
  for (const [at, answer] of answers.entries()) {
    const old = known?.answers[at]
    const row = { questionId, position: at, ...answer }
    if (old === undefined) await tx.insert(wizardAnswer).values(row)
    else await tx.update(wizardAnswer).set(row).where(eq(wizardAnswer.id, old.id))
  }
  const surplus = known?.answers.slice(answers.length).map(({ id }) => id) ?? []
  await tx.delete(wizardAnswer).where(inArray(wizardAnswer.id, surplus))
}

async function addQuestion(tx: Tx, values: typeof wizardQuestion.$inferInsert): Promise<number> {
  const [row] = await tx.insert(wizardQuestion).values(values).returning({ id: wizardQuestion.id })
  if (row === undefined) throw new Error('an insert answered no row')
  return row.id
}
