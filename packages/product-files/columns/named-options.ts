import { findCommonTitle } from '../cells/common-title.ts'
import { parsePairs } from '../cells/pairs.ts'
import type { Row } from '../rows/source-product.ts'
import type { NamedColumns, Said } from './named-columns.ts'

type Values = Record<string, string>

/** The name of the choice when the file gives none. */
export const unnamedOption = 'Uitvoering'

/** Returns the option values of each variant of a product; a single variant has nothing to choose. */
export function readOptions(
  sold: readonly Row[],
  first: Row,
  columns: NamedColumns,
  said: Said,
): ReadonlyMap<Row, Values> {
  if (sold.length < 2) return new Map()
  const titles = sold.map((row) => said(row, columns.title))
  const given = new Map(sold.map((row) => [row, readValues(row)]))
  // When the table has no column for it, variants are distinguished by their titles, or else by their skus.
  const isSilent = Array.from(given.values()).every((values) => Object.keys(values).length === 0)
  if (!isSilent) return given
  return new Map(
    sold.map((row) => [
      row,
      { [unnamedOption]: restOfTitle(said(row, columns.title), titles) || said(row, columns.sku) },
    ]),
  )

  function readValues(row: Row): Values {
    const named = columns.namedOptions
      .map((one) => [said(row, one.name) || said(first, one.name), said(row, one.value)] as const)
      .filter(([option]) => option !== '')
    const listed = splitParts(said(row, columns.optionNames) || said(first, columns.optionNames))
    const values = splitParts(said(row, columns.optionValues))
    const fixed = Object.entries(columns.options)
      .filter(([, one]) => differIn(one, sold, said))
      .map(([option, one]) => [option, said(row, one)] as const)
    return Object.fromEntries([
      ...named,
      ...parsePairs(said(row, columns.optionList)).map(({ name, value }) => [name, value] as const),
      ...(listed.length === 0 && values.length > 0 ? [[unnamedOption, values.join(' ')] as const] : []),
      ...listed.map((option, index) => [option, values[index] ?? ''] as const),
      ...fixed,
    ])
  }
}

/** Whether variants differ in a column: a value that all of them share is an attribute of the product. */
export const differIn = (column: string, sold: readonly Row[], said: Said) =>
  new Set(sold.map((row) => said(row, column))).size > 1

const splitParts = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

function restOfTitle(title: string, titles: readonly string[]): string {
  if (new Set(titles).size < titles.length) return ''
  const common = findCommonTitle(titles)
  return common !== title && title.startsWith(common)
    ? title.slice(common.length).replace(/^[\s\-–—,|/:(]+|\)$/g, '')
    : title
}
