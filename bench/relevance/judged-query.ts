import { type Judgement, parseJudgements } from './judgement.ts'

export const queryKinds = [
  'word',
  'phrase',
  'typo',
  'size',
  'color',
  'material',
  'synonym',
  'compound',
  'brand',
  'sku',
  'prefix',
  'question',
  'combined',
  'absent',
] as const
type QueryKind = (typeof queryKinds)[number]

/** What a shopper types, and which products answer it. */
export interface JudgedQuery {
  id: string
  kind: QueryKind
  text: string
  /** Empty when nothing in the shop answers: then an honest result is empty, or a relaxed one that says so. */
  judgements: readonly Judgement[]
  reason: string
}

const header = 'id\tkind\tquery\tjudgements\treason'

/** Reads a file of tab-separated judged queries; the first line names the columns. */
export function parseJudgedQueries(text: string): JudgedQuery[] {
  const [first, ...lines] = text.trimEnd().split(/\r?\n/)
  if (first !== header) throw new Error(`A file of judged queries starts with the line "${header}".`)
  return lines.map((line, at) => {
    const [id, kind, query, judgements, reason, ...rest] = line.split('\t')
    if (!id || !isKind(kind) || !query || !judgements || !reason || rest.length > 0)
      throw new Error(`Line ${at + 2} is no judged query: ${line}`)
    return { id, kind, text: query, judgements: parseJudgements(judgements), reason }
  })
}

function isKind(kind: string | undefined): kind is QueryKind {
  return queryKinds.some((known) => known === kind)
}
