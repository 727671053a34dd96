import { toTitle } from '../cells/titled.ts'
import { parseGrams } from '../cells/weight.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
} from '../rows/source-product.ts'

const handle = (row: Row) => cell(row, 'handle', 'url handle')
const price = (row: Row) => cell(row, 'variant price', 'price')

/** Shopify's product export, with its older and its newer column names: the rows of one handle are a product. */
export const shopify: SourceFormat = {
  name: 'Shopify',
  columns: [
    ['handle', 'url handle'],
    ['title'],
    ['variant price', 'price'],
    ['option1 value', 'option1 linked to', 'option1 name'],
  ],
  names: ['handle', 'url handle'],
  readGroup: (row) => handle(row) || undefined,
  readProduct(rows) {
    const [first] = rows
    if (first === undefined) return { ok: false, reason: 'no row' }
    // The other rows of a product contain more of its pictures.
    const variantRows = rows.filter((row) => cell(row, 'option1 value') !== '' || price(row) !== '')
    if (isTrue(first, 'gift card')) return { ok: false, reason: 'a gift card is no product that is sent' }
    if (variantRows.length > 0 && variantRows.every(isNotSent))
      return { ok: false, reason: 'a product that is not sent cannot be sold here' }
    const optionNames = [1, 2, 3].map((number) => cell(first, `option${number} name`))
    const isSoldOn = variantRows.some((row) =>
      /^continue$/i.test(cell(row, 'variant inventory policy', 'continue selling when out of stock')),
    )
    return {
      ok: true,
      product: {
        line: first.line,
        sku: handle(first),
        slug: handle(first),
        title: cell(first, 'title'),
        summary: '',
        description: cell(first, 'body (html)', 'description'),
        brand: cell(first, 'vendor'),
        categories: [
          cell(
            first,
            'type',
            'custom product type',
            'product category',
            'standard product type',
            'collection',
          ),
        ].filter(Boolean),
        attributes: readAttributes(first),
        pictures: readPictures(rows),
        variants: variantRows.map((row) => readVariant(row, optionNames)),
        isActive: isOnSale(first),
        ...readCondition(first),
        notes: [
          ...(isSoldOn ? ['products that go on selling without stock: here they sell what is in stock'] : []),
          ...(cell(first, 'tags')
            ? ['tags: left out, filters and categories do here what they do there']
            : []),
        ],
      },
    }
  },
}

function readVariant(row: Row, optionNames: readonly string[]): SourceVariant {
  const given = optionNames.map((name, index): [string, string] => [
    name,
    cell(row, `option${index + 1} value`),
  ])
  const isOnlyOne = ([name, value]: [string, string]) => name === 'Title' && value === 'Default Title'
  const grams = parseGrams(cell(row, 'variant grams', 'weight value (grams)'), 'g')
  return {
    sku: cell(row, 'variant sku', 'sku').replace(/^'/, ''),
    price: price(row),
    formerPrice: cell(row, 'variant compare at price', 'compare-at price'),
    barcode: cell(row, 'variant barcode', 'barcode'),
    stock: readStock(row),
    ...(grams === undefined ? {} : { weightGrams: grams }),
    values: Object.fromEntries(given.filter((one) => one[0] !== '' && !isOnlyOne(one))),
    picture: cell(row, 'variant image', 'variant image url'),
  }
}

function readCondition(row: Row): { isUsed?: boolean } {
  const condition = cell(row, 'google shopping / condition').toLowerCase()
  return condition === '' ? {} : { isUsed: condition === 'used' || condition === 'refurbished' }
}

/** Returns the stock; pieces that are not counted are exported as nothing, or as 0. */
function readStock(row: Row): string {
  const pieces = cell(row, 'variant inventory qty', 'inventory quantity')
  const isCounted = cell(row, 'variant inventory tracker', 'inventory tracker') !== ''
  return isCounted || pieces !== '0' ? pieces : ''
}

/** 'Color (product.metafields.shopify.color-pattern)'; Shopify's own metafields list their values: 'green; gray'. */
const metafield = /^(.+?) \(product\.metafields\.([^.)]+)[^)]*\)$/

function readAttributes(row: Row): SourceProduct['attributes'] {
  return Object.keys(row.cells).flatMap((column) => {
    const [, name = '', owner] = metafield.exec(column) ?? []
    const values = owner === 'shopify' ? cell(row, column).split(';') : [cell(row, column)]
    return name === ''
      ? []
      : values.flatMap((value) => (value.trim() ? [{ name: toTitle(name), value: value.trim() }] : []))
  })
}

const readPictures = (rows: readonly Row[]) =>
  rows
    .map((row) => ({
      address: cell(row, 'image src', 'product image url'),
      alt: cell(row, 'image alt text'),
      position: Number(cell(row, 'image position')) || Number.MAX_SAFE_INTEGER,
    }))
    .filter(({ address }) => address !== '')
    .sort((a, b) => a.position - b.position)

const isTrue = (row: Row, ...names: string[]) => /^true$/i.test(cell(row, ...names))

const isNotSent = (row: Row) => /^false$/i.test(cell(row, 'variant requires shipping', 'requires shipping'))

function isOnSale(row: Row): boolean {
  const status = cell(row, 'status').toLowerCase()
  const published = cell(row, 'published', 'published on online store').toLowerCase()
  return published !== 'false' && (status === '' || status === 'active')
}
