import { asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { wizard, wizardAnswer, wizardQuestion } from './tables.ts'

/** Finds a wizard with its questions and their answers, all in the order in which they are shown. */
export async function findWizard(db: Connection, code: string) {
  const [row] = await db.select().from(wizard).where(eq(wizard.code, code))
  return row === undefined ? undefined : { ...row, questions: await findQuestions(db, row.id) }
}
export type WizardRow = NonNullable<Awaited<ReturnType<typeof findWizard>>>
export type QuestionRow = WizardRow['questions'][number]

/** Returns the questions of a wizard with their answers, in their order. */
export async function findQuestions(db: Connection, wizardId: number) {
  const questions = await db
    .select()
    .from(wizardQuestion)
    .where(eq(wizardQuestion.wizardId, wizardId))
    .orderBy(asc(wizardQuestion.position), asc(wizardQuestion.id))
  const ids = questions.map((question) => question.id)
  const answers = await db
    .select()
    .from(wizardAnswer)
    .where(inArray(wizardAnswer.questionId, ids))
    .orderBy(asc(wizardAnswer.position), asc(wizardAnswer.id))
  const byQuestion = Map.groupBy(answers, (answer) => answer.questionId)
  return questions.map((question) => ({ ...question, answers: byQuestion.get(question.id) ?? [] }))
}
