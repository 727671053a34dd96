import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { writeFileProduct } from '@sluimer/product-files/own-format/product-file'
import { writeProductList } from '@sluimer/product-files/own-format/write-product-list'

/** Yields products in our own format: laid out for readers in a file named `.json`, otherwise one a line. */
export function exportProducts(
  products: AsyncIterable<CheckedProductInput>,
  path: string | undefined,
): AsyncGenerator<string> {
  return path?.endsWith('.json') ? writeProductList(products) : writeLines(products)
}

async function* writeLines(products: AsyncIterable<CheckedProductInput>): AsyncGenerator<string> {
  for await (const product of products) yield `${JSON.stringify(writeFileProduct(product))}\n`
}
