import type { DemoEntry } from './demo-documents.ts'
import type { Outcome, Summary } from './evaluate.ts'
import { summarise } from './evaluate.ts'
import { queryKinds } from './judged-query.ts'

/** One engine's answers to one set of queries. */
export interface Run {
  engine: string
  outcomes: readonly Outcome[]
}

const columns: [title: string, figure: (summary: Summary) => string][] = [
  ['nDCG@10', ({ ndcg, ndcgMargin }) => `${fixed(ndcg)} ± ${fixed(ndcgMargin)}`],
  ['recall@24', ({ recall }) => fixed(recall)],
  ['no result', ({ zeroResults }) => percent(zeroResults)],
  ['honest about none', ({ honest }) => percent(honest)],
]

/** Lists the figures of the engines side by side. */
export function summaryTable(runs: readonly Run[]): string {
  const head = ['', ...columns.map(([title]) => title)]
  const rows = runs.map(({ engine, outcomes }) => {
    const summary = summarise(outcomes)
    return [engine, ...columns.map(([, figure]) => figure(summary))]
  })
  return table([head, ...rows])
}

/** Lists nDCG@10 per kind of query, which shows where an engine is strong and where it is weak. */
export function kindTable(runs: readonly Run[]): string {
  const rows = queryKinds.map((kind) => {
    const ofKind = runs.map(({ outcomes }) => outcomes.filter(({ query }) => query.kind === kind))
    return [
      kind,
      String(ofKind[0]?.length ?? 0),
      ...ofKind.map((outcomes) => fixed(summarise(outcomes).ndcg)),
    ]
  })
  return table([['kind', 'queries', ...runs.map(({ engine }) => engine)], ...rows])
}

/** Lists the worst answers with their first five products, and the queries that should have found nothing. */
export function worstQueries({ outcomes }: Run, entries: readonly DemoEntry[], count: number): string {
  const slugs = new Map(entries.map(({ product, document }) => [document.id, product.slug]))
  const score = ({ ndcg, isHonest }: Outcome) => ndcg ?? (isHonest ? 1 : 0)
  const worst = outcomes.toSorted((a, b) => score(a) - score(b)).filter((outcome) => score(outcome) < 1)
  return worst
    .slice(0, count)
    .map((outcome) => {
      const { query, answer } = outcome
      const first = answer.ids.slice(0, 5).map((id) => slugs.get(id))
      const wanted = query.judgements.map(({ text }) => text).join('; ') || 'nothing'
      const found = `${first.join(', ') || 'nothing'}${answer.isRelaxed ? ' (relaxed)' : ''}`
      return `${fixed(score(outcome))}  ${query.id} ${query.text}\n       wanted ${wanted}\n       found  ${found}\n`
    })
    .join('')
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => {
      const cells = row.map((cell, at) =>
        at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      return `${cells.join('  ')}\n`
    })
    .join('')
}

function fixed(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3)
}

function percent(value: number): string {
  return Number.isNaN(value) ? '–' : `${(100 * value).toFixed(1)}%`
}
