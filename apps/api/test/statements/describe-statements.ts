import type { RecordedStatement } from './record-statements.ts'

/** The columns at the end of a line that nobody reads in a review. */
const lineLength = 150

/** What one call asked of the database. */
export interface CountedCall {
  readonly title: string
  readonly statements: readonly RecordedStatement[]
}

/**
 * Describes calls as a list for people: `>` is a statement that is waited for, `+` one that was sent along with the one above it,
 * and a number names the transaction. Lists of columns are left out. A transaction holds its connection and its locks for as many
 * round trips as are within it.
 */
export function describeCalls(calls: readonly CountedCall[]): string {
  const shop = calls.flatMap(({ statements }) => statements)
  return [
    `whole order: ${describeCount(shop)}`,
    ...calls.flatMap(({ title, statements }) => [
      '',
      `${title}: ${describeCount(statements)}`,
      ...statements.map(describeStatement),
    ]),
    '',
  ].join('\n')
}

function describeCount(statements: readonly RecordedStatement[]): string {
  const trips = statements.filter(({ isSentAlong }) => !isSentAlong)
  const holding = trips.filter(({ transaction }) => transaction > 0)
  return `${statements.length} statements in ${trips.length} round trips, ${holding.length} within a transaction`
}

function describeStatement({ text, transaction, isSentAlong }: RecordedStatement): string {
  const line = shorten(text)
  const place = transaction === 0 ? ' ' : String(transaction)
  return `${isSentAlong ? '+' : '>'} ${place} ${line.length > lineLength ? `${line.slice(0, lineLength)} …` : line}`
}

/** Leaves out what is long and says little: quotes, and lists of columns and values. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('"', '').replace(/\$\d+/g, '?').trim()
  if (/^select /.test(line)) return shortenQuery(line)
  if (/^with part_0 /.test(line)) {
    const tables = [...line.matchAll(/ as \((?:insert into|update) (\w+)/g)].map(([, table]) => table)
    return `write together ${tables.join(', ')}`
  }
  return line
    .replace(/^(insert into [\w.]+) \([^)]*\)/i, '$1')
    .replace(/ select [\w, ]+ from json_populate_recordset\(.*?\)(?= on conflict| returning|$)/, ' values …')
    .replace(/ values \(.*?\)(?= on conflict| returning|$)/, ' values …')
    .replace(/ returning .*$/, ' returning …')
    .replace(/ set (?:(?! where | from ).)*,(?:(?! where | from ).)*/, ' set …')
}

/** Keeps a query that reads no table as it is, and names the tables of values that were read together. */
function shortenQuery(query: string): string {
  const from = findOwnFrom(query)
  if (from === undefined) return query
  const source = query.slice(from)
  if (!/^from (\(select\) as nothing$|unnest\()/.test(source)) return `select … ${source}`
  const tables = [...query.matchAll(/ from (?!unnest\()(\w+)/g)].map(([, table]) => table)
  return `select together from ${tables.join(', ')}`
}

/** Returns where the `from` of a query begins, which is not that of a query inside it. */
function findOwnFrom(query: string): number | undefined {
  let depth = 0
  for (let at = 0; at < query.length; at++) {
    if (query[at] === '(') depth++
    if (query[at] === ')') depth--
    if (depth === 0 && query.startsWith('from ', at)) return at
  }
  return undefined
}
