import { barcodeAmong, brandAmong, shownAttributes, titled } from './magento-fields.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from './source-product.ts'
import { gramsOf } from './weight.ts'

/**
 * Magento 1's product export: the rows below a sku that have none tell more about it, each one thing: a further category, a
 * picture, a translation (`_store`), or a simple product that is a variant of this configurable one.
 */
export const magentoOne: SourceFormat = {
  name: 'Magento 1',
  columns: [['sku'], ['_type'], ['name'], ['price']],
  continues: true,
  groupOf: (row) => cell(row, 'sku') || undefined,
  childrenOf: (row) => [cell(row, '_super_products_sku')].filter(Boolean),
  productOf(rows) {
    const parent = rows.find((row) => cell(row, '_type') === 'configurable') ?? rows[0]
    const kind = cell(parent, '_type')
    if (parent === undefined || (kind !== 'simple' && kind !== 'configurable'))
      return { ok: false, reason: `a product of the kind ${kind || 'none'} cannot be sold here` }
    const below = rowsBelow(parent, rows)
    const variations = variationsIn(below)
    const missing = [...variations.keys()].find((sku) => !rows.some((row) => cell(row, 'sku') === sku))
    if (missing) return { ok: false, reason: `its variation ${missing} is not in the file` }
    const own = Object.keys(parent.cells).map((name) => ({ name, value: cell(parent, name) }))
    const optionCodes = below.map((row) => cell(row, '_super_attribute_code'))
    return {
      ok: true,
      product: {
        line: parent.line,
        sku: cell(parent, 'sku'),
        slug: cell(parent, 'url_key'),
        title: cell(parent, 'name'),
        summary: cell(parent, 'short_description'),
        description: cell(parent, 'description'),
        brand: brandAmong(own),
        categories: below.map((row) => cell(row, '_category').replaceAll('/', ' > ')).filter(Boolean),
        attributes: shownAttributes(own.filter(({ name }) => !optionCodes.includes(name))),
        pictures: picturesOf(parent, below),
        variants:
          kind === 'simple'
            ? [variantOf(parent, {})]
            : Array.from(variations).flatMap(([sku, values]) => {
                const row = rows.find((one) => cell(one, 'sku') === sku)
                return row ? [variantOf(row, values)] : []
              }),
        isActive: isOnline(parent) && cell(parent, 'visibility') !== '1',
        notes: below.some((row) => cell(row, '_custom_option_title'))
          ? ['products with options to fill in (custom options): left out']
          : [],
      },
    }
  },
}

/** The row of a product and those that tell more about it, without translations. */
function rowsBelow(parent: Row, rows: readonly Row[]): Row[] {
  const start = rows.indexOf(parent)
  const next = rows.findIndex((row, index) => index > start && cell(row, 'sku') !== '')
  const below = rows.slice(start, next === -1 ? undefined : next)
  return below.filter((row) => cell(row, '_store') === '')
}

/** The skus that a configurable product consists of, with what each of them is in its options. */
function variationsIn(rows: readonly Row[]): Map<string, Record<string, string>> {
  const variations = new Map<string, Record<string, string>>()
  for (const row of rows) {
    const sku = cell(row, '_super_products_sku')
    const name = titled(cell(row, '_super_attribute_code'))
    if (sku !== '' && name !== '')
      variations.set(sku, { ...variations.get(sku), [name]: cell(row, '_super_attribute_option') })
  }
  return variations
}

const isOnline = (row: Row) => cell(row, 'status') !== '2'

function variantOf(row: Row, values: Record<string, string>): SourceVariant {
  const attributes = Object.keys(row.cells).map((name) => ({ name, value: cell(row, name) }))
  const grams = gramsOf(cell(row, 'weight'), 'kg')
  return {
    sku: cell(row, 'sku'),
    price: cell(row, 'price'),
    reduction: {
      price: cell(row, 'special_price'),
      from: cell(row, 'special_from_date'),
      until: cell(row, 'special_to_date'),
    },
    barcode: barcodeAmong(attributes),
    stock: cell(row, 'is_in_stock') === '0' ? '0' : cell(row, 'qty'),
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values,
    picture: Object.keys(values).length === 0 ? '' : cell(row, 'image'),
    isActive: isOnline(row),
  }
}

function picturesOf(parent: Row, rows: readonly Row[]): SourceProduct['pictures'] {
  const listed = rows.filter((row) => cell(row, '_media_is_disabled') !== '1')
  const all = [
    { address: cell(parent, 'image'), alt: cell(parent, 'image_label') },
    ...listed.map((row) => ({ address: cell(row, '_media_image'), alt: cell(row, '_media_lable') })),
  ].filter(({ address }) => address !== '' && address !== 'no_selection')
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index)
}
