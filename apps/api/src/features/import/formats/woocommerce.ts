import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from './source-product.ts'

const isVariation = (row: Row) => cell(row, 'type').toLowerCase().split(/,\s*/).includes('variation')
const ownName = (row: Row) => cell(row, 'sku') || (cell(row, 'id') && `id:${cell(row, 'id')}`)

/** WooCommerce's product export: a parent with its attributes, and a row for each variation that names its parent. */
export const woocommerce: SourceFormat = {
  name: 'WooCommerce',
  columns: [['type'], ['sku'], ['name'], ['regular price'], ['parent', 'categories']],
  groupOf: (row) => (isVariation(row) ? cell(row, 'parent') : ownName(row)) || undefined,
  productOf(rows) {
    const parent = rows.find((row) => !isVariation(row))
    if (parent === undefined) return { ok: false, reason: 'variations of a product that is not in the file' }
    const kinds = cell(parent, 'type').toLowerCase().split(/,\s*/)
    const kind = ['grouped', 'external'].find((one) => kinds.includes(one))
    if (kind !== undefined)
      return { ok: false, reason: `a ${kind} product is no product of a shop of its own` }
    const variations = rows.filter(isVariation)
    const given = attributesOf(parent)
    const isOption = (name: string) =>
      variations.some((row) => attributesOf(row).some((one) => one.name === name && one.value !== ''))
    const options = given.map(({ name }) => name).filter(isOption)
    return {
      ok: true,
      product: {
        line: parent.line,
        sku: ownName(parent),
        slug: '',
        title: cell(parent, 'name'),
        summary: unescaped(cell(parent, 'short description')),
        description: unescaped(cell(parent, 'description')),
        brand: cell(parent, 'brands', 'brand'),
        categories: splitList(cell(parent, 'categories')),
        attributes: given
          .filter(({ name }) => !isOption(name))
          .flatMap(({ name, value }) => splitList(value).map((one) => ({ name, value: one }))),
        pictures: picturesOf(parent),
        variants:
          variations.length === 0
            ? [variantOf(parent, [])]
            : variations.map((row) => variantOf(row, options)),
        isActive: cell(parent, 'published') === '1',
      },
    }
  },
}

function variantOf(row: Row, options: readonly string[]): SourceVariant {
  const given = attributesOf(row)
  const weight = (unit: string) => Number(cell(row, `weight (${unit})`).replace(',', '.'))
  const grams = Math.round(weight('kg') * 1000 || weight('g'))
  return {
    sku: cell(row, 'sku'),
    price: presentPrice(row),
    barcode: cell(row, 'gtin, upc, ean, or isbn'),
    stock: cell(row, 'in stock?') === '0' ? '0' : cell(row, 'stock'),
    ...(grams > 0 ? { weightGrams: grams } : {}),
    values: Object.fromEntries(
      options.map((name) => [name, given.find((one) => one.name === name)?.value ?? '']),
    ),
    picture: options.length === 0 ? '' : (picturesOf(row)[0]?.address ?? ''),
  }
}

/** A reduction for some days is a deal, made in the shop itself; one without days is simply the price. */
function presentPrice(row: Row): string {
  const isForSomeDays = cell(row, 'date sale price starts', 'date sale price ends') !== ''
  return (isForSomeDays ? '' : cell(row, 'sale price')) || cell(row, 'regular price')
}

function attributesOf(row: Row): { name: string; value: string }[] {
  return Object.keys(row.cells).flatMap((column) => {
    const number = /^attribute (\d+) name$/.exec(column)?.[1]
    const name = cell(row, column)
    return number && name ? [{ name, value: cell(row, `attribute ${number} value(s)`) }] : []
  })
}

const picturesOf = (row: Row): SourceProduct['pictures'] =>
  splitList(cell(row, 'images')).map((address) => ({ address, alt: '' }))

/** 'Rood, Groen\, of bijna' has two parts. */
const splitList = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** Line breaks are written as a backslash and an n. */
const unescaped = (text: string) => text.replaceAll('\\n', '\n')
