import { readDemoProducts } from '@sluimer/demo/catalog/demo-products'
import type { DemoProduct } from '@sluimer/demo/catalog/product'
import type { ProductDocument } from '@sluimer/search/port'
import { toDocument } from '../catalogue/to-document.ts'

export interface DemoEntry {
  product: DemoProduct
  document: ProductDocument
}

/** Returns every product of the demo shop with its document. */
export async function demoEntries(): Promise<DemoEntry[]> {
  const products = await readDemoProducts()
  return products.map((product, at) => ({
    product,
    document: toDocument(product, at + 1),
  }))
}
