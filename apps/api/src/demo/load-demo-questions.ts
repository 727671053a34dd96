import type { DemoProduct } from '@sluimer/demo/catalog/product'
import { inventDemoQuestions } from '@sluimer/demo/questions/demo-questions'
import { findProductIdsBySlug } from '../features/catalog/product/product-slug.queries.ts'
import { saveExampleQuestions } from '../features/question/answer/save-example-questions.ts'
import type { Db } from '../platform/db/database.ts'

const dayMs = 86_400_000

/** Gives demo products their invented questions, which are visibly examples. Running it again changes nothing. */
export async function loadDemoQuestions(db: Db, products: readonly DemoProduct[], now: Date): Promise<void> {
  const asked = inventDemoQuestions(products)
  const idOf = await findProductIdsBySlug(
    db,
    asked.map(({ slug }) => slug),
  )
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { slug, questions } of asked) {
    const productId = idOf.get(slug)
    if (productId === undefined) continue
    const examples = questions.map(({ askedDaysAgo, answeredDaysAgo, ...words }) => ({
      ...words,
      askedAt: daysAgo(askedDaysAgo),
      answeredAt: daysAgo(answeredDaysAgo),
    }))
    await saveExampleQuestions(db, productId, examples)
  }
}
