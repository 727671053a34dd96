import { namedColumnsSchema } from '../columns/named-columns.ts'
import { tableWith } from '../columns/named-table.ts'
import { cell, type SourceFormat } from '../rows/source-product.ts'

const listing = tableWith(
  namedColumnsSchema.parse({
    ...{
      sku: 'sku',
      title: 'title',
      price: 'price',
      currency: 'currency_code',
      stock: 'quantity',
      description: 'description',
    },
    pictures: Array.from({ length: 10 }, (_, index) => `image${index + 1}`),
    attributes: { Materiaal: 'materials' },
  }),
)

/** Its columns by their positions, since their names are in the seller's language. */
const places = [
  ...['title', 'description', 'price', 'currency_code', 'quantity', 'tags', 'materials'],
  ...Array.from({ length: 10 }, (_, index) => `image${index + 1}`),
  ...['variation 1 type', 'variation 1 name', 'variation 1 values'],
  ...['variation 2 type', 'variation 2 name', 'variation 2 values', 'sku'],
]

/** Etsy's listings. The file does not contain the prices and quantities of variations. */
export const etsy: SourceFormat = {
  ...listing,
  name: 'Etsy',
  columns: [['title'], ['price'], ['currency_code'], ['quantity'], ['image1']],
  columnsNamed: (columns) =>
    columns.length === places.length && columns[3] === 'currency_code' ? places : columns,
  readGroup: (row) => cell(row, 'sku') || cell(row, 'title') || undefined,
  readProduct(rows) {
    if (rows.some((row) => cell(row, 'variation 1 values').includes(',')))
      return {
        ok: false,
        reason:
          'it has variations, and the file does not say what each costs: make a table with a row for each (product, sku, variation, price, stock)',
      }
    const reading = listing.readProduct(rows)
    if (!reading.ok || reading.product.sku !== '') return reading
    // Few sellers there use skus, so the title identifies a listing.
    return { ok: true, product: { ...reading.product, sku: reading.product.title } }
  },
}
