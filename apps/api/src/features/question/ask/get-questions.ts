import type { ProductQuestions } from '@sluimer/contract/question/endpoints'
import { questionsPerPage } from '@sluimer/domain/question/question-form'
import type { Connection } from '../../../platform/db/database.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findProduct } from '../../catalog/product/product.queries.ts'
import { countQuestions, listQuestions, type QuestionRow } from '../rows/question.queries.ts'

/** Returns a page of what was asked about a product, by slug or id, and answered. A page past the end becomes the last one. */
export async function getProductQuestions(
  db: Connection,
  slugOrId: string,
  wish: { lookup?: string | undefined; page?: number | undefined },
): Promise<Outcome<ProductQuestions>> {
  const product = await findProduct(db, slugOrId)
  if (product === undefined) return { ok: false, error: { code: 'not_found' } }
  const { id } = product.product
  const lookup = (wish.lookup ?? '').trim()
  const { total, found } = await countQuestions(db, id, lookup)
  const pages = Math.max(1, Math.ceil(found / questionsPerPage))
  const page = Math.min(wish.page ?? 1, pages)
  const offset = (page - 1) * questionsPerPage
  const rows = await listQuestions(db, id, { lookup, offset, limit: questionsPerPage })
  return {
    ok: true,
    data: { product_id: String(id), total, found, questions: rows.flatMap(toQuestion), lookup, page, pages },
  }
}

/** Returns an answered question as everybody may see it. */
function toQuestion(row: QuestionRow): ProductQuestions['questions'] {
  const { id, asker, question, askedAt, answer, answeredAt, isExample } = row
  if (answer === null || answeredAt === null) return []
  return [
    {
      ...{ id: String(id), asker, question, asked_at: askedAt.toISOString() },
      ...{ answer, answered_at: answeredAt.toISOString(), is_example: isExample },
    },
  ]
}
