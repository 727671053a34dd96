import { writeFileProduct } from '@sluimer/product-files/own-format/product-file'
import type { Connection } from '../../../platform/db/database.ts'
import { readStoredProducts } from '../../catalog/stored-product/find-stored-products.ts'

/** Yields every product of the shop as lines of our own format. */
export async function* exportProducts(db: Connection): AsyncGenerator<string> {
  for await (const product of readStoredProducts(db)) yield `${JSON.stringify(writeFileProduct(product))}\n`
}
