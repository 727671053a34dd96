import { readDemoQuestions } from '@sluimer/demo/questions/demo-questions'
import { findProductIdsBySlug } from '../features/catalog/product/product-slug.queries.ts'
import { saveExampleQuestions } from '../features/question/answer/save-example-questions.ts'
import type { Db } from '../platform/db/database.ts'
import { daysBefore } from './days-before.ts'

/** Gives demo products their invented questions, which are visibly examples. Running it again changes nothing. */
export async function loadDemoQuestions(db: Db, now: Date): Promise<void> {
  const asked = readDemoQuestions()
  const idOf = await findProductIdsBySlug(db, [...asked.keys()])
  for (const [slug, questions] of asked) {
    const productId = idOf.get(slug)
    if (productId === undefined)
      throw new Error(`a question of the demo shop is about ${slug}, which does not exist`)
    const examples = questions.map(({ askedDaysAgo, answeredDaysAgo, ...words }) => ({
      ...words,
      askedAt: daysBefore(now, askedDaysAgo),
      answeredAt: daysBefore(now, answeredDaysAgo),
    }))
    await saveExampleQuestions(db, productId, examples)
  }
}
