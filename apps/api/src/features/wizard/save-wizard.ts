import { inArray } from 'drizzle-orm'
import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Connection, Db, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { findCategoryByPath } from '../catalog/category/category.queries.ts'
import { findFacets } from '../catalog/facet/facet.queries.ts'
import { saveQuestion } from './save-question.ts'
import { wizard, wizardQuestion } from './tables.ts'
import { findQuestions } from './wizard.queries.ts'
import { type QuestionInput, type WizardInput, wizardInputSchema } from './wizard-input.ts'

/**
 * Adds an advice wizard, or changes the one with that code. Questions and answers keep their ids by position, so that a
 * shopper who is half-way can continue. Category and filter values must exist.
 */
export async function saveWizard(db: Db, input: WizardInput): Promise<{ id: number }> {
  const { questions, ...values } = wizardInputSchema.parse(input)
  return inTransaction(db, async (tx) => {
    await checkReferences(tx, values.categoryPath, questions)
    const [row] = await tx
      .insert(wizard)
      .values(values)
      .onConflictDoUpdate({ target: wizard.code, set: values })
      .returning({ id: wizard.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    await saveQuestions(tx, row.id, questions)
    await recordChange(tx, 'wizard', [`wizard:${values.code}`])
    return row
  })
}

/** Saves the questions of a wizard whose row is locked by its upsert, so that two saves do not mix their questions. */
async function saveQuestions(tx: Tx, wizardId: number, questions: readonly QuestionInput[]): Promise<void> {
  const known = await findQuestions(tx, wizardId)
  for (const [position, question] of questions.entries())
    await saveQuestion(tx, { wizardId, position, question, known: known[position] })
  const surplus = known.slice(questions.length).map(({ id }) => id)
  await tx.delete(wizardQuestion).where(inArray(wizardQuestion.id, surplus))
}

async function checkReferences(db: Connection, categoryPath: string, questions: readonly QuestionInput[]) {
  if ((await findCategoryByPath(db, categoryPath)) === undefined)
    throw new Error(`there is no category ${categoryPath}`)
  const facets = await findFacets(db)
  const known = new Set(facets.flatMap((facet) => facet.values.map((value) => value.slug)))
  const named = questions.flatMap(({ answers }) => answers.flatMap(valuesNamed))
  const missing = named.filter((value) => !known.has(value))
  if (missing.length > 0) throw new Error(`there are no filter values ${[...new Set(missing)].join(', ')}`)
  for (const question of questions) {
    const others = questions.filter((other) => other !== question)
    const answers = new Set(others.flatMap((other) => other.answers.map(({ answer }) => answer)))
    const unknown = question.answers
      .flatMap(({ beside }) => beside)
      .find(({ answer }) => !answers.has(answer))
    if (unknown) throw new Error(`no other question has the answer ${unknown.answer}`)
  }
}

function valuesNamed({ filterValues, beside }: QuestionInput['answers'][number]): string[] {
  return [...filterValues, ...beside.flatMap((one) => one.filterValues)]
}
