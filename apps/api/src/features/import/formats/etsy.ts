import { namedColumnsSchema } from './named-columns.ts'
import { tableWith } from './named-table.ts'
import { cell, type SourceFormat } from './source-product.ts'

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

/** Etsy's listings. What the variations of one cost, and how many there are of each, is not in the file. */
export const etsy: SourceFormat = {
  ...listing,
  name: 'Etsy',
  columns: [['title'], ['price'], ['currency_code'], ['quantity'], ['image1']],
  groupOf: (row) => cell(row, 'sku') || cell(row, 'title') || undefined,
  productOf(rows) {
    if (rows.some((row) => cell(row, 'variation 1 values').includes(',')))
      return { ok: false, reason: 'it has variations, and the file does not say what each costs' }
    const reading = listing.productOf(rows)
    if (!reading.ok || reading.product.sku !== '') return reading
    // Few sellers there use skus; a title is what a listing is known by.
    return { ok: true, product: { ...reading.product, sku: reading.product.title } }
  },
}
