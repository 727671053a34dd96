import type { DemoEntry } from './demo-documents.ts'
import type { Answer, Engine } from './engine.ts'
import type { JudgedQuery } from './judged-query.ts'
import { gradeProducts } from './judgement.ts'
import { ndcgAt, recallAt } from './metrics.ts'

/** The places that are ranked, which are the products of a first page. */
const rankedPlaces = 10
export const pageSize = 24

/** How well one query was answered. */
export interface Outcome {
  query: JudgedQuery
  answer: Answer
  /** Absent when the shop has nothing relevant; then only `isHonest` counts. */
  ndcg?: number
  recall?: number
  /** For a query without an answer: nothing was found, or the engine says that it was relaxed. */
  isHonest?: boolean
}

/** Asks the engine all queries, one after the other. */
export async function evaluate(
  engine: Engine,
  queries: readonly JudgedQuery[],
  entries: readonly DemoEntry[],
): Promise<Outcome[]> {
  const products = entries.map(({ product, document }) => ({ ...product, id: document.id }))
  const outcomes: Outcome[] = []
  for (const query of queries) {
    const answer = await engine.search(query.text)
    const grades = gradeProducts(query.judgements, products, ({ id }) => id)
    outcomes.push(
      grades.size === 0
        ? { query, answer, isHonest: answer.ids.length === 0 || answer.isRelaxed }
        : {
            query,
            answer,
            ndcg: ndcgAt(rankedPlaces, answer.ids, grades),
            recall: recallAt(pageSize, answer.ids, grades),
          },
    )
  }
  return outcomes
}

export interface Summary {
  queries: number
  /** Means over the queries that have an answer in the shop. */
  ndcg: number
  /** Half the width of the interval that contains the true mean 19 times out of 20, for queries like these. */
  ndcgMargin: number
  recall: number
  /** The share of those queries that found nothing. */
  zeroResults: number
  /** The share of queries without an answer that found nothing, or admitted that they found something else. */
  honest: number
}

/** Sums up some outcomes; NaN where there is nothing to average. */
export function summarise(outcomes: readonly Outcome[]): Summary {
  const answerable = outcomes.filter(({ isHonest }) => isHonest === undefined)
  const others = outcomes.filter(({ isHonest }) => isHonest !== undefined)
  const ndcgs = answerable.map(({ ndcg }) => ndcg ?? 0)
  return {
    queries: outcomes.length,
    ndcg: mean(ndcgs),
    ndcgMargin: calculateMargin(ndcgs),
    recall: mean(answerable.map(({ recall }) => recall ?? 0)),
    zeroResults: mean(answerable.map(({ answer }) => (answer.ids.length === 0 ? 1 : 0))),
    honest: mean(others.map(({ isHonest }) => (isHonest ? 1 : 0))),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns 1.96 standard errors. */
function calculateMargin(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return 1.96 * Math.sqrt(squares / (values.length - 1) / values.length)
}
