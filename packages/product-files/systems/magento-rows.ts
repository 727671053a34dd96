import { parseGrams } from '../cells/weight.ts'
import { cell, type Row, type SourceProduct, type SourceVariant } from '../rows/source-product.ts'
import { twiceInFile } from '../rows/twins.ts'
import { barcodeAmong } from './magento-fields.ts'

type Choice = { ok: true; parent: Row; kind: 'simple' | 'configurable' } | { ok: false; reason: string }

/** Returns the product's own row, and whether there are variants to choose from. */
export function parentAmong(rows: readonly Row[], kindColumn: string): Choice {
  const parent = rows.find((row) => cell(row, kindColumn) === 'configurable') ?? rows[0]
  const named = rows.filter((row) => cell(row, 'sku') !== '')
  const twin = named.find((row, index) =>
    named.slice(0, index).some((other) => cell(other, 'sku') === cell(row, 'sku')),
  )
  const first = twin && named.find((row) => cell(row, 'sku') === cell(twin, 'sku'))
  if (twin !== undefined && first !== undefined)
    return { ok: false, reason: twiceInFile(cell(twin, 'sku'), first, twin) }
  const kind = cell(parent, kindColumn)
  return parent !== undefined && (kind === 'simple' || kind === 'configurable')
    ? { ok: true, parent, kind }
    : { ok: false, reason: `a product of the kind ${kind || 'none'} cannot be sold here` }
}

type Words = Pick<SourceProduct, 'line' | 'sku' | 'slug' | 'title' | 'summary' | 'description'>

/** Returns what both versions write about a product in columns of the same names. */
export const wordsOn = (row: Row): Words => ({
  line: row.line,
  sku: cell(row, 'sku'),
  slug: cell(row, 'url_key'),
  title: cell(row, 'name'),
  summary: cell(row, 'short_description'),
  description: cell(row, 'description'),
})

interface Variation {
  sku: string
  values: Record<string, string>
}

/** Returns the rows of the simple products that make up a configurable one, or the one that is missing. */
export function rowsOfVariations(
  variations: readonly Variation[],
  rows: readonly Row[],
): { ok: true; found: { row: Row; values: Variation['values'] }[] } | { ok: false; reason: string } {
  const found = variations.flatMap(({ sku, values }) => {
    const row = rows.find((one) => cell(one, 'sku') === sku)
    return row ? [{ row, values }] : []
  })
  const missing = variations.find(({ sku }) => !found.some(({ row }) => cell(row, 'sku') === sku))
  return missing === undefined
    ? { ok: true, found }
    : { ok: false, reason: `its variation ${missing.sku} is not in the file` }
}

interface Terms {
  values: Record<string, string>
  attributes: SourceProduct['attributes']
  /** Columns with the days of a special price. */
  days: { from: string; until: string }
  picture: string
  isActive: boolean
}

/** Returns the variant of a simple product, alone or as part of a configurable one. */
export function variantIn(row: Row, { values, attributes, days, picture, isActive }: Terms): SourceVariant {
  const grams = parseGrams(cell(row, 'weight'), 'kg')
  return {
    sku: cell(row, 'sku'),
    price: cell(row, 'price'),
    reduction: {
      price: cell(row, 'special_price'),
      from: cell(row, days.from),
      until: cell(row, days.until),
    },
    barcode: barcodeAmong(attributes),
    stock: cell(row, 'is_in_stock') === '0' ? '0' : cell(row, 'qty'),
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values,
    picture: Object.keys(values).length === 0 ? '' : picture,
    isActive,
  }
}
