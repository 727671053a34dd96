import type { Listing } from '@sluimer/contract/catalog/overview'
import { useState } from 'react'
import { formatProductCount } from '../../lib/product-count.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SortSelect } from './sort-select.tsx'

/** The bar above the products: their number, the filters on a phone, and the order. */
export function ListingBar({ overview }: { overview: Listing }) {
  const [isOpen, setOpen] = useState(false)
  const [askedFor, setAskedFor] = useState<string>()
  function open(groupKey?: string) {
    setAskedFor(groupKey)
    setOpen(true)
  }
  const hasFilters = overview.filters.length > 0
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 md:items-center">
        <p role="status" className="text-ink-soft max-md:w-full">
          {formatProductCount(overview.pagination.total)}
        </p>
        {hasFilters && <FilterButton overview={overview} isOpen={isOpen} onOpen={() => open()} />}
        <SortSelect options={overview.sort} className="min-w-0 grow basis-32 md:ml-auto md:max-w-88" />
      </div>
      {hasFilters && (
        <div className="mt-3 lg:hidden">
          <QuickFilters overview={overview} onOpen={open} />
          <FilterSheet overview={overview} isOpen={isOpen} onOpenChange={setOpen} askedFor={askedFor} />
        </div>
      )}
    </>
  )
}
