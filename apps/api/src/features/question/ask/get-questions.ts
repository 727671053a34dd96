import type { ProductQuestions } from '@sluimer/contract/question/endpoints'
import { questionsPerPage } from '@sluimer/domain/question/question-form'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { ProductShelf } from '../../catalog/product/product-shelf.ts'
import { countQuestions, listQuestions, type QuestionRow } from '../rows/question.queries.ts'

/** Where products are found, in memory. */
export type KeptProducts = Pick<ProductShelf, 'findId'>

interface Sources extends Pick<Deps, 'db' | 'clock'> {
  products: KeptProducts
  questions: QuestionShelf
}

interface Wish {
  lookup?: string | undefined
  page?: number | undefined
}

/** Holds in memory the questions that product pages open with. */
export interface QuestionShelf {
  findNewest(productId: number): Promise<ProductQuestions | undefined>
}

/** Of more products the questions are read anew: some 5 MB. */
const mostProducts = 3_000

export function createQuestionShelf({
  db,
  shelves,
  clock,
}: Pick<Deps, 'db' | 'shelves' | 'clock'>): QuestionShelf {
  const shelf = shelves.add<number, ProductQuestions>({
    name: 'questions',
    most: mostProducts,
    touchedBy: (noun, id) => (noun === 'product' ? { keys: [Number(id)] } : 'nothing'),
    read: async (ids) => {
      const all = ids.map(async (id) => [id, await readQuestions(db, id, {})] as const)
      return new Map(await Promise.all(all))
    },
  })
  return { findNewest: (productId) => shelf.findOne(productId, clock()) }
}

/** Returns a page of what was asked about a product, by slug or id, and answered; its own page has it from memory. */
export async function getProductQuestions(
  { db, clock, products, questions }: Sources,
  slugOrId: string,
  wish: Wish,
): Promise<Outcome<ProductQuestions>> {
  const id = await products.findId(slugOrId, clock())
  if (id === undefined) return { ok: false, error: { code: 'not_found' } }
  const isOfProductPage = Object.values(wish).every((part) => part === undefined)
  const kept = isOfProductPage ? await questions.findNewest(id) : undefined
  return { ok: true, data: kept ?? (await readQuestions(db, id, wish)) }
}

/** Reads a page of answered questions, the newest first. A page past the end becomes the last one. */
async function readQuestions(db: Connection, id: number, wish: Wish): Promise<ProductQuestions> {
  const lookup = (wish.lookup ?? '').trim()
  const { total, found } = await countQuestions(db, id, lookup)
  const pages = Math.max(1, Math.ceil(found / questionsPerPage))
  const page = Math.min(wish.page ?? 1, pages)
  const offset = (page - 1) * questionsPerPage
  const rows = await listQuestions(db, id, { lookup, offset, limit: questionsPerPage })
  return { product_id: String(id), total, found, questions: rows.flatMap(toQuestion), lookup, page, pages }
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
