import { toTitle } from '../cells/titled.ts'
import { cell, type Row, type SourceFormat, type SourceVariant } from '../rows/source-product.ts'

const isOption = (row: Row) => /option/i.test(cell(row, 'type'))
const isVariation = (row: Row) => /variation/i.test(cell(row, 'type'))
const said = (row: Row | undefined, field: string) => cell(row, `product_${field}`)

/**
 * Ecwid's product export: a row for the product, one for each value that can be chosen and one for each variation. These
 * may repeat the number of the product or leave it out.
 */
export const ecwid: SourceFormat = {
  name: 'Ecwid',
  columns: [['type'], ['product_sku'], ['product_name'], ['product_price']],
  names: ['type', 'product_internal_id', 'product_sku'],
  continues: true,
  readGroup: (row) =>
    isVariation(row) || isOption(row)
      ? said(row, 'internal_id') || undefined
      : said(row, 'internal_id') || said(row, 'sku') || undefined,
  readProduct(rows) {
    const first = rows.find((row) => !isVariation(row) && !isOption(row))
    if (first === undefined) return { ok: false, reason: 'variations of a product that is not in the file' }
    const variations = rows.filter(isVariation)
    return {
      ok: true,
      product: {
        line: first.line,
        sku: said(first, 'sku') || said(first, 'internal_id'),
        slug: '',
        title: said(first, 'name'),
        summary: said(first, 'subtitle'),
        description: said(first, 'description'),
        brand: said(first, 'brand'),
        categories: numbered(first, /^product_category_\d+$/).map((path) => path.replaceAll(' / ', ' > ')),
        attributes: namedBy(first, 'product_attribute_').map(([name, value]) => ({ name, value })),
        pictures: numbered(first, /^product_media_(main|gallery)_image_url(_\d+)?$/).map((address) => ({
          address,
          alt: '',
        })),
        variants: (variations.length > 0 ? variations : [first]).map((row) => readVariant(row, first)),
        isActive: !/^(false|no|0|disabled)$/i.test(said(first, 'is_available') || said(first, 'is_enabled')),
        notes:
          rows.some(isOption) && variations.length === 0
            ? ['options that the stock of a product is not told apart by: left out']
            : [],
      },
    }
  },
}

function readVariant(row: Row, first: Row): SourceVariant {
  const own = (field: string) => said(row, `variation_${field}`) || said(row, field)
  const either = (field: string) => own(field) || said(first, field)
  const isCounted = !/^(false|no|0)$/i.test(either('is_inventory_tracked'))
  const weight = either('weight')
  return {
    sku:
      said(row, 'variation_sku') ||
      (row === first || said(row, 'sku') !== said(first, 'sku') ? said(row, 'sku') : ''),
    price: either('price'),
    formerPrice: either('compare_to_price'),
    barcode: own('upc'),
    stock: isCounted ? own('quantity') : '',
    ...(/[1-9]/.test(weight) ? { bareWeight: weight } : {}),
    values: row === first ? {} : Object.fromEntries(namedBy(row, 'product_variation_option_')),
    picture: own('image_url') || said(row, 'variation_media_main_image_url'),
  }
}

/** Returns the contents of columns with a name after a prefix: 'product_attribute_Materiaal'. */
const namedBy = (row: Row, prefix: string): [name: string, value: string][] =>
  Object.keys(row.cells)
    .filter((column) => column.startsWith(prefix))
    .map((column): [string, string] => [
      toTitle(column.slice(prefix.length).replace(/[{}]/g, '')),
      cell(row, column),
    ])
    .filter(([, value]) => value !== '')

/** Returns the contents of columns of one kind, each once. */
const numbered = (row: Row, kind: RegExp): string[] => [
  ...new Set(
    Object.keys(row.cells)
      .filter((column) => kind.test(column))
      .map((column) => cell(row, column))
      .filter(Boolean),
  ),
]
