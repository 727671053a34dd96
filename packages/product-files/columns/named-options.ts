import { commonTitleOf } from '../cells/common-title.ts'
import { pairsIn } from '../cells/pairs.ts'
import type { Row } from '../rows/source-product.ts'
import type { NamedColumns, Said } from './named-columns.ts'

type Values = Record<string, string>

/** What shoppers choose where the file has no name for it. */
export const unnamedOption = 'Uitvoering'

/** What each of the variants of a product is in its options; a single one has none to choose. */
export function optionsOf(
  sold: readonly Row[],
  first: Row,
  columns: NamedColumns,
  said: Said,
): ReadonlyMap<Row, Values> {
  if (sold.length < 2) return new Map()
  const titles = sold.map((row) => said(row, columns.title))
  const given = new Map(sold.map((row) => [row, valuesOf(row)]))
  // Where the table has no column for it, the titles of variants tell them apart, or else their skus do.
  const isSilent = Array.from(given.values()).every((values) => Object.keys(values).length === 0)
  if (!isSilent) return given
  return new Map(
    sold.map((row) => [
      row,
      { [unnamedOption]: restOfTitle(said(row, columns.title), titles) || said(row, columns.sku) },
    ]),
  )

  function valuesOf(row: Row): Values {
    const named = columns.namedOptions
      .map((one) => [said(row, one.name) || said(first, one.name), said(row, one.value)] as const)
      .filter(([option]) => option !== '')
    const listed = partsOf(said(row, columns.optionNames) || said(first, columns.optionNames))
    const values = partsOf(said(row, columns.optionValues))
    const fixed = Object.entries(columns.options)
      .filter(([, one]) => differIn(one, sold, said))
      .map(([option, one]) => [option, said(row, one)] as const)
    return Object.fromEntries([
      ...named,
      ...pairsIn(said(row, columns.optionList)).map(({ name, value }) => [name, value] as const),
      ...(listed.length === 0 && values.length > 0 ? [[unnamedOption, values.join(' ')] as const] : []),
      ...listed.map((option, index) => [option, values[index] ?? ''] as const),
      ...fixed,
    ])
  }
}

/** Whether variants differ in a column: what is the same for all of them is how the product is. */
export const differIn = (column: string, sold: readonly Row[], said: Said) =>
  new Set(sold.map((row) => said(row, column))).size > 1

const partsOf = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

function restOfTitle(title: string, titles: readonly string[]): string {
  if (new Set(titles).size < titles.length) return ''
  const common = commonTitleOf(titles)
  return common !== title && title.startsWith(common)
    ? title.slice(common.length).replace(/^[\s\-–—,|/:(]+|\)$/g, '')
    : title
}
