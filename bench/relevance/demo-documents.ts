import { composeDemoProducts } from '@sluimer/demo/catalog/demo-catalog'
import type { DemoProduct } from '@sluimer/demo/catalog/product'
import type { ProductDocument } from '@sluimer/search/port'
import { toDocument } from '../catalogue/to-document.ts'

export interface DemoEntry {
  product: DemoProduct
  document: ProductDocument
}

/** Returns every product of the demo shop, pictured or not, with its document. */
export function demoEntries(): DemoEntry[] {
  return composeDemoProducts(() => true).map((product, at) => ({
    product,
    document: toDocument(product, at + 1),
  }))
}
