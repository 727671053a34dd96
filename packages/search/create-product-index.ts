import { listProducts } from './listing/list-products.ts'
import type { ProductChange, ProductDocument, ProductIndex } from './port.ts'
import { applyChanges } from './store/apply-changes.ts'
import { checkDocument } from './store/document-check.ts'
import { inRowOrder } from './store/document-order.ts'
import { ProductTable } from './store/product-table.ts'

/** The part of the index that lists and follows changes. */
export type ListingIndex = Pick<
  ProductIndex,
  'list' | 'apply' | 'rebuild' | 'size' | 'version' | 'driftShare'
>

/** An empty index; fill it with `rebuild`, keep it fresh with `apply`. */
export function createProductIndex(): ListingIndex {
  let table = new ProductTable()
  let builtRows = 0
  let version = 0

  return {
    list: (query) => listProducts(query, table),
    apply(changes: Iterable<ProductChange>) {
      const outcome = applyChanges([...changes], table, () => {})
      if (outcome.changed > 0) version++
      return outcome
    },
    rebuild(documents: Iterable<ProductDocument>) {
      const latest = new Map(Array.from(documents, (document) => [document.id, document]))
      for (const document of latest.values()) checkDocument(document)
      const rebuilt = new ProductTable()
      for (const document of inRowOrder(latest.values())) rebuilt.addRow(document)
      rebuilt.trim()
      table = rebuilt
      builtRows = rebuilt.rowCount
      version++
    },
    get size() {
      return table.liveCount
    },
    get version() {
      return version
    },
    get driftShare() {
      const drifted = table.rowCount - builtRows + (table.rowCount - table.liveCount)
      return table.rowCount === 0 ? 0 : drifted / table.rowCount
    },
  }
}
