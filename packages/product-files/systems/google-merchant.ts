import { findCommonTitle } from '../cells/common-title.ts'
import { parseGrams } from '../cells/weight.ts'
import { cell, type Row, type SourceFormat, type SourceVariant } from '../rows/source-product.ts'

/** The fields in which the items of a group differ, with the shopper's names for them. */
const differences = { color: 'Kleur', size: 'Maat', material: 'Materiaal', pattern: 'Dessin' }
type Difference = keyof typeof differences
const allDifferences = Object.keys(differences) as Difference[]

/**
 * A feed for Google Merchant Center, as RSS, Atom or a table: items with one item_group_id are one product. Feeds for
 * Facebook and others are tables with the same names.
 */
export const googleMerchant: SourceFormat = {
  name: 'Google Merchant',
  columns: [['id'], ['title'], ['price'], ['image_link'], ['availability']],
  columnNamed: (name) => name.replace(/^g:/, '').replace(/ /g, '_'),
  readGroup: (row) => cell(row, 'item_group_id', 'id') || undefined,
  readProduct(rows) {
    const [first] = rows
    if (first === undefined) return { ok: false, reason: 'no item' }
    const options = allDifferences.filter((name) => new Set(rows.map((row) => cell(row, name))).size > 1)
    const types = list(first, 'product_type')
    return {
      ok: true,
      product: {
        line: first.line,
        sku: cell(first, 'item_group_id', 'id'),
        slug: '',
        title: findCommonTitle(rows.map((row) => cell(row, 'title'))),
        summary: '',
        description: cell(first, 'description', 'summary', 'content'),
        brand: cell(first, 'brand'),
        categories: types.length > 0 ? types : list(first, 'google_product_category'),
        attributes: [
          ...allDifferences
            .filter((name) => !options.includes(name))
            .map((name) => ({ name: differences[name], value: cell(first, name) })),
          ...list(first, 'product_detail').map(parseDetail),
        ].filter(({ name, value }) => name !== '' && value !== ''),
        pictures: rows
          .flatMap((row) => [cell(row, 'image_link'), ...readMoreAddresses(row)])
          .filter((address, index, all) => address !== '' && all.indexOf(address) === index)
          .map((address) => ({ address, alt: '' })),
        variants: rows.map((row) => readVariant(row, options)),
        isActive: true,
        isUsed: ['used', 'refurbished'].includes(cell(first, 'condition').toLowerCase()),
      },
    }
  },
}

function readVariant(row: Row, options: readonly Difference[]): SourceVariant {
  const [, amount = '', unit = ''] =
    /^([\d.,]+)\s*([a-z]+)$/i.exec(cell(row, 'shipping_weight', 'product_weight')) ?? []
  const grams = parseGrams(amount, unit)
  const [from = '', until = ''] = cell(row, 'sale_price_effective_date').split('/')
  return {
    sku: cell(row, 'id'),
    price: cell(row, 'price'),
    reduction: { price: cell(row, 'sale_price'), from, until },
    barcode: cell(row, 'gtin'),
    stock: /^in.stock$|^limited.availability$/i.test(cell(row, 'availability')) ? readPieces(row) : '0',
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values: Object.fromEntries(options.map((name) => [differences[name], cell(row, name)])),
    picture: options.length === 0 ? '' : cell(row, 'image_link'),
  }
}

const readPieces = (row: Row) => cell(row, 'quantity', 'inventory', 'quantity_to_sell_on_facebook')

/**
 * Reads 'Stof=Katoen', the form of elements, and 'Algemeen:Stof:Katoen', the form of tables, with the page's section
 * first.
 */
function parseDetail(detail: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(?:[^:=]*:)?([^:=]+)[:=](.*)$/.exec(detail) ?? []
  return { name: name.trim(), value: value.trim() }
}

/** Returns further pictures: elements of their own, or one cell with commas between the addresses. */
const readMoreAddresses = (row: Row) =>
  list(row, 'additional_image_link').flatMap((text) => text.split(/,(?=\s*https?:)/).map((one) => one.trim()))

/** Returns the values of a field that an item has more than once. */
const list = (row: Row, name: string) => cell(row, name).split('\n').filter(Boolean)
