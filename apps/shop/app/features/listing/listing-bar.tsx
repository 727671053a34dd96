import type { Listing } from '@sluimer/contract/catalog/overview'
import { isSoldByBed } from '@sluimer/domain/catalog/bed-size'
import { useState } from 'react'
import { formatProductCount } from '../../lib/product-count.ts'
import { BedSizeLink } from '../bed-size/bed-size-link.tsx'
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
  const isInSizes = overview.filters.some(({ attributes }) =>
    isSoldByBed(attributes.map(({ value }) => value)),
  )
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 sm:gap-y-3 md:items-center">
        <div className="flex flex-wrap items-center justify-between gap-x-6 max-md:w-full">
          <p role="status" className="text-ink-soft">
            {formatProductCount(overview.pagination.total)}
          </p>
          {isInSizes && (
            <BedSizeLink className="text-sm font-semibold text-pine underline-offset-4 hover:underline" />
          )}
        </div>
        {hasFilters && <FilterButton overview={overview} isOpen={isOpen} onOpen={() => open()} />}
        <SortSelect
          options={overview.sort}
          className="min-w-0 grow basis-32 noscript:basis-72 md:ml-auto md:max-w-88"
        />
      </div>
      {hasFilters && (
        <div className="mt-2 sm:mt-3 lg:hidden">
          <QuickFilters overview={overview} onOpen={open} />
          <FilterSheet overview={overview} isOpen={isOpen} onOpenChange={setOpen} askedFor={askedFor} />
        </div>
      )}
    </>
  )
}
