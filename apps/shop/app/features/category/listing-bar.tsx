import type { Listing } from '@sluimer/contract/catalog/overview'
import { FilterSheet } from './filter-sheet.tsx'
import { productCount } from './product-count.ts'
import { SortSelect } from './sort-select.tsx'

/** Above the products: how many there are, the filters on a phone, the order. */
export function ListingBar({ overview }: { overview: Listing }) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 md:items-center">
      <p role="status" className="text-ink-soft max-md:w-full">
        {productCount(overview.pagination.total)}
      </p>
      <FilterSheet overview={overview} />
      <SortSelect options={overview.sort} className="min-w-0 flex-1 md:ml-auto md:max-w-88" />
    </div>
  )
}
