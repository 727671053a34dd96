import { parseGrams } from '../cells/weight.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from '../rows/source-product.ts'

/** Each language of the shop has its own column of texts; the first of these with contents is used. */
const languages = ['nl', 'be', 'en', 'us', 'de', 'fr']
const said = (row: Row | undefined, field: string) => cell(row, ...languages.map((one) => `${one}_${field}`))

/** Lightspeed eCom's product export (C-Series): a row for each variant; the variants of a product share a number. */
export const lightspeed: SourceFormat = {
  name: 'Lightspeed',
  columns: [
    languages.map((one) => `${one}_title_short`),
    languages.map((one) => `${one}_variant`),
    ['price'],
    ['visible'],
  ],
  readGroup: (row) => cell(row, 'internal_id') || said(row, 'url') || said(row, 'title_short') || undefined,
  readProduct(rows) {
    const [first] = rows
    if (first === undefined) return { ok: false, reason: 'no row' }
    const categories = [1, 2, 3].map((level) => said(first, `category_${level}`)).filter(Boolean)
    return {
      ok: true,
      product: {
        line: first.line,
        sku: rows.length === 1 ? readCode(first) : cell(first, 'internal_id') || readCode(first),
        slug: said(first, 'url'),
        title: said(first, 'title_short') || said(first, 'title_long'),
        summary: said(first, 'description_short'),
        description: said(first, 'description_long'),
        brand: cell(first, 'brand'),
        categories: categories.length > 0 ? [categories.join(' > ')] : [],
        attributes: readSizes(first),
        pictures: readPictures(rows),
        variants: rows.map((row) => readVariant(row, rows.length > 1)),
        isActive: !/^(n|no|false|0)$/i.test(cell(first, 'visible')),
        taxClass: readTax(first),
      },
    }
  },
}

const readCode = (row: Row) => cell(row, 'sku', 'article_code', 'ean') || cell(row, 'internal_variant_id')

function readVariant(row: Row, isOneOfMore: boolean): SourceVariant {
  const grams =
    parseGrams(cell(row, 'weight'), 'g') ?? parseGrams(cell(row, 'weight_value'), cell(row, 'weight_unit'))
  const isCounted = !/^(n|no|false|0)$/i.test(cell(row, 'stock_track'))
  return {
    sku: readCode(row),
    price: cell(row, 'price'),
    formerPrice: cell(row, 'price_old'),
    barcode: cell(row, 'ean'),
    stock: isCounted ? cell(row, 'stock_level') : '',
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values: isOneOfMore ? valuesIn(said(row, 'variant')) : {},
    picture: '',
  }
}

/** Reads 'Maat: 140 x 200, Kleur: Blauw'; a title that is not a list of pairs is one choice. */
function valuesIn(title: string): Record<string, string> {
  const pairs = title.split(/,(?=[^,:]+:)/).map((part) => part.replaceAll('"', '').split(':'))
  return pairs.every((pair) => pair.length === 2)
    ? Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]))
    : { Uitvoering: title }
}

/** Returns the rate of a tax: '21', '0.21', 'BTW 9%'. */
function readTax(row: Row): string {
  const [number = ''] = /\d+([.,]\d+)?/.exec(cell(row, 'tax')) ?? []
  const percent = Number(number.replace(',', '.'))
  return percent > 0 ? String(percent < 1 ? Math.round(percent * 100) : percent) : ''
}

const sizes = { size_x: 'Breedte', size_y: 'Hoogte', size_z: 'Diepte' }

const readSizes = (row: Row): SourceProduct['attributes'] =>
  Object.entries(sizes).flatMap(([column, name]) => {
    const value = cell(row, column)
    return Number(value.replace(',', '.')) > 0 ? [{ name, value: `${value.replace('.', ',')} cm` }] : []
  })

function readPictures(rows: readonly Row[]): SourceProduct['pictures'] {
  const addresses = rows.flatMap((row) =>
    cell(row, 'images')
      .split(/[,|](?=\s*\S)/)
      .map((one) => one.trim()),
  )
  return [...new Set(addresses)].filter(Boolean).map((address) => ({ address, alt: '' }))
}
