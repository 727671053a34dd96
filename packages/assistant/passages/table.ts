import { createLanguage } from '@sluimer/search/text/words/language'

const dutch = createLanguage()

/** A table of a page: what each row is about, and a cell under each head. */
export interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
}

/**
 * Returns the part of a table that a question is about: one column when the question names exactly one head, such as a
 * country, and the rows whose label has most words of it. Without such words it is the whole table.
 */
export function narrowTable({ heads, rows }: Table, asked: ReadonlySet<string>): Table {
  const named = heads.map((head) => countAsked(head, asked) > 0)
  const isOne = named.filter(Boolean).length === 1
  const isKept = (at: number) => !isOne || named[at] === true
  const scores = rows.map(({ label }) => countAsked(label, asked))
  const highest = Math.max(0, ...scores)
  return {
    heads: heads.filter((_, at) => isKept(at)),
    rows: rows
      .filter((_, at) => scores[at] === highest)
      .map(({ label, cells }) => ({ label, cells: cells.filter((_, at) => isKept(at)) })),
  }
}

/** Writes each row as a line: 'Pakket, thuisbezorgd: Nederland € 4,95; België € 6,95.' */
export function describeTable({ heads, rows }: Table): string {
  return rows
    .map(
      ({ label, cells }) =>
        `${label}: ${cells.map((cell, at) => `${heads[at] ?? ''} ${cell}`.trim()).join('; ')}.`,
    )
    .join('\n')
}

/** Whether a question names exactly one column, so that the table has an answer for it alone. */
export function namesOneColumn({ heads }: Table, asked: ReadonlySet<string>): boolean {
  return heads.length > 1 && heads.filter((head) => countAsked(head, asked) > 0).length === 1
}

/** Whether a question names what a row is about. */
export function namesRow({ rows }: Table, asked: ReadonlySet<string>): boolean {
  return rows.some(({ label }) => countAsked(label, asked) > 0)
}

function countAsked(text: string, asked: ReadonlySet<string>): number {
  return new Set(
    dutch
      .splitWords(text)
      .map(dutch.stem)
      .filter((stem) => asked.has(stem)),
  ).size
}
