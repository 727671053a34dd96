import { cell, type Row, type SourceFormat, type SourceVariant } from './source-product.ts'

/** In which the items of a group differ, and what shoppers call it. */
const differences = { color: 'Kleur', size: 'Maat', material: 'Materiaal', pattern: 'Dessin' }
type Difference = keyof typeof differences
const allDifferences = Object.keys(differences) as Difference[]

/** A feed for Google Merchant Center (RSS or Atom): items with one item_group_id are one product. */
export const googleMerchant: SourceFormat = {
  name: 'Google Merchant',
  columns: [],
  groupOf: (row) => cell(row, 'item_group_id', 'id') || undefined,
  productOf(rows) {
    const [first] = rows
    if (first === undefined) return { ok: false, reason: 'no item' }
    const options = allDifferences.filter((name) => new Set(rows.map((row) => cell(row, name))).size > 1)
    return {
      ok: true,
      product: {
        line: first.line,
        sku: cell(first, 'item_group_id', 'id'),
        slug: '',
        title: cell(first, 'title'),
        summary: '',
        description: cell(first, 'description'),
        brand: cell(first, 'brand'),
        categories: [...list(first, 'product_type'), ...list(first, 'google_product_category')],
        attributes: [
          ...allDifferences
            .filter((name) => !options.includes(name))
            .map((name) => ({ name: differences[name], value: cell(first, name) })),
          ...list(first, 'product_detail').map((detail) => ({
            name: detail.split('=', 1)[0] ?? '',
            value: detail.slice(detail.indexOf('=') + 1),
          })),
        ].filter(({ name, value }) => name !== '' && value !== ''),
        pictures: rows
          .flatMap((row) => [cell(row, 'image_link'), ...list(row, 'additional_image_link')])
          .filter((address, index, all) => address !== '' && all.indexOf(address) === index)
          .map((address) => ({ address, alt: '' })),
        variants: rows.map((row) => variantOf(row, options)),
        isActive: true,
        isUsed: ['used', 'refurbished'].includes(cell(first, 'condition').toLowerCase()),
      },
    }
  },
}

function variantOf(row: Row, options: readonly Difference[]): SourceVariant {
  const isForSomeDays = cell(row, 'sale_price_effective_date') !== ''
  const grams = gramsOf(cell(row, 'shipping_weight', 'product_weight'))
  return {
    sku: cell(row, 'id'),
    price: (isForSomeDays ? '' : cell(row, 'sale_price')) || cell(row, 'price'),
    barcode: cell(row, 'gtin'),
    stock: /^in.stock$/i.test(cell(row, 'availability')) ? cell(row, 'quantity') : '0',
    ...(grams > 0 ? { weightGrams: grams } : {}),
    values: Object.fromEntries(options.map((name) => [differences[name], cell(row, name)])),
    picture: options.length === 0 ? '' : cell(row, 'image_link'),
  }
}

/** '1.5 kg', '800 g'; other units count as not said. */
function gramsOf(text: string): number {
  const [, amount, unit] = /^([\d.]+)\s*(kg|g)$/i.exec(text) ?? []
  return amount === undefined ? 0 : Math.round(Number(amount) * (unit?.toLowerCase() === 'kg' ? 1000 : 1))
}

/** A field that stands in an item more than once. */
const list = (row: Row, name: string) => cell(row, name).split('\n').filter(Boolean)
