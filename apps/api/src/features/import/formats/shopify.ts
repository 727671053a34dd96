import { cell, type Row, type SourceFormat, type SourceVariant } from './source-product.ts'

const handle = (row: Row) => cell(row, 'handle', 'url handle')
const published = (row: Row | undefined) => cell(row, 'published', 'published on online store')
const metafield = /^(.+?) \(product\.metafields\.[^)]+\)$/

/** Shopify's product export, with its older and its newer column names: a product is the rows of one handle. */
export const shopify: SourceFormat = {
  name: 'Shopify',
  columns: [
    ['handle', 'url handle'],
    ['title'],
    ['variant price', 'price'],
    ['option1 value', 'option1 linked to', 'option1 name'],
  ],
  groupOf: (row) => handle(row) || undefined,
  productOf(rows) {
    const [first] = rows
    if (first === undefined) return { ok: false, reason: 'no row' }
    const optionNames = [1, 2, 3].map((number) => cell(first, `option${number} name`))
    const variantRows = rows.filter((row) => cell(row, 'option1 value', 'variant price', 'price') !== '')
    const isUnpublished = published(first).toLowerCase() === 'false'
    const status = cell(first, 'status').toLowerCase()
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
        categories: [cell(first, 'type'), cell(first, 'product category')].filter(Boolean),
        attributes: Object.keys(first.cells).flatMap((column) => {
          const name = metafield.exec(column)?.[1]
          const value = cell(first, column)
          return name && value ? [{ name, value }] : []
        }),
        pictures: rows
          .map((row) => ({
            address: cell(row, 'image src', 'product image url'),
            alt: cell(row, 'image alt text'),
            position: Number(cell(row, 'image position')) || Number.MAX_SAFE_INTEGER,
          }))
          .filter(({ address }) => address !== '')
          .sort((a, b) => a.position - b.position),
        variants: variantRows.map((row) => variantOf(row, optionNames)),
        isActive: !isUnpublished && (status === '' || status === 'active'),
      },
    }
  },
}

function variantOf(row: Row, optionNames: readonly string[]): SourceVariant {
  const given = optionNames.map((name, index): [string, string] => [
    name,
    cell(row, `option${index + 1} value`),
  ])
  const isOnlyOne = ([name, value]: [string, string]) => name === 'Title' && value === 'Default Title'
  const grams = Number(cell(row, 'variant grams', 'weight value (grams)'))
  return {
    sku: cell(row, 'variant sku', 'sku').replace(/^'/, ''),
    price: cell(row, 'variant price', 'price'),
    barcode: cell(row, 'variant barcode', 'barcode'),
    stock: cell(row, 'variant inventory qty', 'inventory quantity'),
    ...(grams > 0 ? { weightGrams: Math.round(grams) } : {}),
    values: Object.fromEntries(given.filter((one) => one[0] !== '' && !isOnlyOne(one))),
    picture: cell(row, 'variant image', 'variant image url'),
  }
}
