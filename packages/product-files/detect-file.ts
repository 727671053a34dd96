import { toColumnName } from './cells/column-name.ts'
import { guessColumns, lackingColumns } from './columns/guess-columns.ts'
import { columnsIn, fieldReading, type NamedColumns } from './columns/named-columns.ts'
import { tableWith } from './columns/named-table.ts'
import { decodeFile, detectEncoding, type Encoding, unknownEncoding } from './letters/decode-file.ts'
import { strangeFile } from './letters/strange-file.ts'
import type { UnknownTable } from './mapping/draft-unknown.ts'
import type { ForeignFile } from './mapping/foreign-file.ts'
import { readItemNames, readItems } from './rows/read-items.ts'
import { readTable, readTableShapes, type TableShape } from './rows/read-table.ts'
import type { SourceFormat } from './rows/source-product.ts'
import { bigCommerce, bigCommerceNow } from './systems/bigcommerce.ts'
import { ecwid } from './systems/ecwid.ts'
import { etsy } from './systems/etsy.ts'
import { googleMerchant } from './systems/google-merchant.ts'
import { lightspeed } from './systems/lightspeed.ts'
import { magento } from './systems/magento.ts'
import { magentoOne } from './systems/magento-one.ts'
import { shopify } from './systems/shopify.ts'
import { whyNoProducts } from './systems/why-no-products.ts'
import { wix } from './systems/wix.ts'
import { woocommerce } from './systems/woocommerce.ts'

type Detection = { ok: true; file: 'own' | ForeignFile } | { ok: false; reason: string; table?: UnknownTable }

const tableFormats = [
  ...[shopify, woocommerce, magento, magentoOne, lightspeed, googleMerchant],
  ...[wix, bigCommerce, bigCommerceNow, etsy, ecwid],
]

/**
 * Detects the kind of a product file from its contents; the name plays no part. A table whose columns people named is
 * read as `named` says.
 */
export async function detectFile(path: string, named?: NamedColumns): Promise<Detection> {
  const strange = await strangeFile(path)
  if (strange !== undefined) return { ok: false, reason: strange }
  const encoding = await detectEncoding(path)
  if (encoding === undefined) return { ok: false, reason: unknownEncoding }
  const start = await firstCharacter(path, encoding)
  if (start === '{' || start === '[') return { ok: true, file: 'own' }
  if (start === '<') return detectFeed(path, encoding, named)
  const shapes = await readTableShapes(path, encoding)
  if (shapes[0] === undefined) return { ok: false, reason: 'There is nothing in the file' }
  const formats = named === undefined ? tableFormats : [tableWith(named)]
  for (const given of shapes) {
    const table = recognizeTable(given, formats, named === undefined)
    if (table === undefined) continue
    const { shape, needed, ...kind } = table
    const twice = given.columns.find(
      (name, index) => given.columns.indexOf(name) < index && needed.includes(name),
    )
    if (twice !== undefined) return { ok: false, reason: `Two columns are called '${twice}'` }
    return { ok: true, file: { ...kind, encoding, unit: 'row', rows: () => readTable(path, shape) } }
  }
  const shape = shapes.find(({ columns }) => columns.filter(Boolean).length > 2) ?? shapes[0]
  const unknown = { ...shape, columns: eachOnce(shape.columns) }
  const table = { columns: unknown.columns, rows: () => readTable(path, unknown) }
  return { ok: false, reason: whyUnknown(shape.columns, formats, named), table }
}

/** Reads the table as one of these formats or by usual column names; undefined when these are no column names. */
function recognizeTable(given: TableShape, formats: readonly SourceFormat[], mayGuess: boolean) {
  const shape = { ...given, columns: eachOnce(given.columns) }
  for (const format of formats) {
    const columns = translateColumns(format, shape.columns)
    if (lackingIn(format, columns).length === 0)
      return { format, shape: { ...shape, columns }, needed: format.columns.flat() }
  }
  const guess = mayGuess ? guessColumns(shape.columns) : undefined
  if (guess === undefined) return undefined
  const format = tableWith(guess.columns, 'a system that is not known')
  return { format, shape, guess, needed: columnsIn(guess.columns) }
}

/** Keeps the first of columns with the same name; the others are reported as left out. */
function eachOnce(columns: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return columns.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 || name === '' ? name : `${name} (${count})`
  })
}

const lackingIn = (format: SourceFormat, columns: readonly string[]) =>
  format.columns.filter((names) => !names.some((name) => columns.includes(name)))

/** Detects a feed like a table, with an element for each cell. */
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
  if (isGoogle) return { ok: true, file: { ...feed, format: googleMerchant } }
  const guess = guessColumns(columns)
  if (guess === undefined)
    return {
      ...{ ok: false, reason: whyUnknown(columns, [googleMerchant], undefined) },
      table: { columns, rows: feed.rows },
    }
  const format = tableWith(guess.columns, 'a system that is not known')
  return { ok: true, file: { ...feed, format, guess } }
}

/** Whether the names in the feed are Google's, whose optional elements may be missing from an item. */
async function isOfGoogle(path: string, encoding: Encoding): Promise<boolean> {
  for await (const piece of decodeFile(path, encoding)) return piece.includes('base.google.com/ns/')
  return false
}

/** Says what the file is instead, or what it resembles most, and what it contains. */
function whyUnknown(
  given: readonly string[],
  formats: readonly SourceFormat[],
  named: NamedColumns | undefined,
): string {
  if (named !== undefined) return whyNamedWrongly(given, named)
  const other = whyNoProducts(given)
  if (other !== undefined) return other
  const lacking = formats.map((format) => ({
    format,
    missing: lackingIn(format, translateColumns(format, given)),
  }))
  const fewest = Math.min(...lacking.map(({ missing }) => missing.length))
  const closest = lacking
    .filter(({ missing, format }) => missing.length === fewest && missing.length < format.columns.length)
    .map(
      ({ format, missing }) =>
        `  ${format.name}, without ${missing.map((names) => names.join(' or ')).join(', ')}`,
    )
  return [
    'No product file that is known: a product needs a sku or number, a title and a price.',
    ...(lacking.length > 0 ? [`No column of it is called a ${lackingColumns(given).join(', nor a ')}.`] : []),
    ...(closest.length > 0 ? ['It comes closest to:', ...closest] : []),
    `It has ${listed(given)}.`,
    'When it is of another kind, a mapping file can name its columns: --draft-map writes one to fill in.',
  ].join('\n')
}

/** Says which named columns the file does not have, and their fields. */
function whyNamedWrongly(given: readonly string[], named: NamedColumns): string {
  const missing = [...new Set(columnsIn(named).map(toColumnName))].filter((column) => !given.includes(column))
  const told = missing.map((column) => `'${column}' (${fieldReading(named, column)})`)
  return `The mapping file names columns that the file does not have: ${told.join(', ')}.\nIt has ${listed(given)}.`
}

const listed = (columns: readonly string[]) => columns.map((name) => `'${name}'`).join(', ')

/** Returns the columns under the format's names. When two would get the same name, the first one has it. */
function translateColumns({ columnNamed, columnsNamed }: SourceFormat, given: readonly string[]): string[] {
  const columns = columnsNamed?.(given) ?? given
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
