import { bigCommerce, bigCommerceNow } from './formats/bigcommerce.ts'
import { decodeFile, detectEncoding, type Encoding } from './formats/decode-file.ts'
import { etsy } from './formats/etsy.ts'
import { googleMerchant } from './formats/google-merchant.ts'
import { type Guess, guessColumns } from './formats/guess-columns.ts'
import { lightspeed } from './formats/lightspeed.ts'
import { magento } from './formats/magento.ts'
import { magentoOne } from './formats/magento-one.ts'
import type { NamedColumns } from './formats/named-columns.ts'
import { tableWith } from './formats/named-table.ts'
import { readItemNames, readItems } from './formats/read-items.ts'
import { readTable, readTableShape } from './formats/read-table.ts'
import { shopify } from './formats/shopify.ts'
import type { Row, SourceFormat } from './formats/source-product.ts'
import { strangeFile } from './formats/strange-file.ts'
import { wix } from './formats/wix.ts'
import { woocommerce } from './formats/woocommerce.ts'

export interface ForeignFile {
  format: SourceFormat
  encoding: Encoding
  /** What its places are numbered by: the rows of a table, as a spreadsheet shows them, or the lines of the file. */
  unit: 'row' | 'line'
  /** What the columns of a table were taken for that is of no system known here. */
  guess?: Guess
  /** Reads the rows from the start. */
  rows(): AsyncIterable<Row>
}
type Detection = { ok: true; file: 'own' | ForeignFile } | { ok: false; reason: string }

const tableFormats = [
  ...[shopify, woocommerce, magento, magentoOne, lightspeed, googleMerchant],
  ...[wix, bigCommerce, bigCommerceNow, etsy],
]

/**
 * What kind of product file this is, by what stands in it: its name says nothing. A table is read as `named` says when its
 * columns were named by people.
 */
export async function detectFile(path: string, named?: NamedColumns): Promise<Detection> {
  const strange = await strangeFile(path)
  if (strange !== undefined) return { ok: false, reason: strange }
  const encoding = await detectEncoding(path)
  const start = await firstCharacter(path, encoding)
  if (start === '{') return { ok: true, file: 'own' }
  if (start === '<') return detectFeed(path, encoding, named)
  const shape = await readTableShape(path, encoding)
  if (shape === undefined) return { ok: false, reason: 'There is nothing in the file' }
  const twice = shape.columns.find((name, index) => name !== '' && shape.columns.indexOf(name) < index)
  if (twice !== undefined) return { ok: false, reason: `Two columns are called '${twice}'` }
  const formats = named === undefined ? tableFormats : [tableWith(named)]
  const lacking = formats.map((format) => {
    const columns = inWordsOf(format, shape.columns)
    const missing = format.columns.filter((names) => !names.some((name) => columns.includes(name)))
    return { format, columns, missing }
  })
  const found = lacking.find(({ missing }) => missing.length === 0)
  if (found !== undefined) {
    const rows = () => readTable(path, { ...shape, columns: found.columns })
    return { ok: true, file: { format: found.format, encoding, unit: 'row', rows } }
  }
  const guess = named === undefined ? guessColumns(shape.columns) : undefined
  if (guess !== undefined) {
    const format = tableWith(guess.columns, 'a system that is not known')
    return { ok: true, file: { format, encoding, unit: 'row', guess, rows: () => readTable(path, shape) } }
  }
  return { ok: false, reason: whyUnknown(shape.columns, lacking, named !== undefined) }
}

/** A feed says the same as a table, an element for each cell. */
async function detectFeed(path: string, encoding: Encoding, named?: NamedColumns): Promise<Detection> {
  const columns = await readItemNames(path, encoding)
  if (columns.length === 0)
    return {
      ok: false,
      reason: 'There are no products in this XML: no item, entry, product, artikel or offer',
    }
  const feed = { encoding, unit: 'line' as const, rows: () => readItems(path, encoding) }
  if (named !== undefined) return { ok: true, file: { ...feed, format: tableWith(named) } }
  const isGoogle =
    (columns.includes('image_link') && columns.includes('availability')) || (await isOfGoogle(path, encoding))
  const guess = isGoogle ? undefined : guessColumns(columns)
  if (guess === undefined) return { ok: true, file: { ...feed, format: googleMerchant } }
  const format = tableWith(guess.columns, 'a system that is not known')
  return { ok: true, file: { ...feed, format, guess } }
}

/** The names of Google's feeds come from there; what an item does not have is left out of them. */
async function isOfGoogle(path: string, encoding: Encoding): Promise<boolean> {
  for await (const piece of decodeFile(path, encoding)) return piece.includes('base.google.com/ns/')
  return false
}

/** What the table comes closest to, and what it has. */
function whyUnknown(
  columns: readonly string[],
  lacking: readonly { format: SourceFormat; missing: SourceFormat['columns'] }[],
  isNamed: boolean,
): string {
  const fewest = Math.min(...lacking.map(({ missing }) => missing.length))
  const closest = lacking
    .filter(({ missing }) => missing.length === fewest)
    .map(
      ({ format, missing }) =>
        `  ${format.name}, without ${missing.map((names) => names.join(' or ')).join(', ')}`,
    )
  return [
    'No product file that is known. It comes closest to:',
    ...closest,
    `It has ${columns.map((name) => `'${name}'`).join(', ')}.`,
    ...(isNamed ? [] : ['When it is of another kind, a mapping file can name its columns (columns).']),
  ].join('\n')
}

/** The columns as the format calls them. Where two would have one name, the first has it. */
function inWordsOf({ columnNamed }: SourceFormat, columns: readonly string[]): string[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const name = columnNamed?.(column) ?? column
    if (name !== column && (taken.has(name) || columns.includes(name))) return column
    taken.add(name)
    return name
  })
}

async function firstCharacter(path: string, encoding: Encoding): Promise<string> {
  for await (const piece of decodeFile(path, encoding)) {
    const text = piece.trimStart()
    if (text !== '') return text.slice(0, 1)
  }
  return ''
}
