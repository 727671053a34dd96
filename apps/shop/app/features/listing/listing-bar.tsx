import type { Listing } from '@sluimer/contract/catalog/overview'
import { isSoldByBed } from '@sluimer/domain/catalog/bed-size'
import { clsx } from 'clsx'
import { useState } from 'react'
import { formatProductCount } from '../../lib/product-count.ts'
import { BedSizeLink } from '../bed-size/bed-size-link.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SortSelect } from './sort-select.tsx'

/** Below 992 px the filters and the order stay in sight under the header, unless letters are large or the screen is low. */
const barStays =
  'z-20 bg-paper [--bar-top:max(0px,calc(6.75rem+var(--header-top)))] md:[--bar-top:max(0px,calc(4rem+var(--header-top)))] [@media(max-height:34rem)]:static!'

/** The bar above the products: their number, the filters on a phone, and the order. */
export function ListingBar({ overview }: { overview: Listing }) {
  const [isOpen, setOpen] = useState(false)
  const [askedFor, setAskedFor] = useState<string>()
  function open(groupKey?: string) {
    setAskedFor(groupKey)
    setOpen(true)
  }
  const hasFilters = overview.filters.length > 0
  const hasOrder = overview.pagination.total > 1
  const isInSizes = overview.filters.some(({ attributes }) =>
    isSoldByBed(attributes.map(({ value }) => value)),
  )
  return (
    <>
      <div
        data-listing-bar
        className={clsx(
          barStays,
          'max-md:contents md:flex md:flex-wrap md:items-center md:gap-x-4 md:gap-y-3 md:max-lg:sticky md:max-lg:top-(--bar-top) md:max-lg:-mx-6 md:max-lg:px-6 md:max-lg:py-2',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p role="status" className="text-ink-soft">
            {formatProductCount(overview.pagination.total)}
          </p>
          {isInSizes && (
            <BedSizeLink className="text-sm font-semibold text-pine underline-offset-4 hover:underline" />
          )}
        </div>
        {(hasFilters || hasOrder) && (
          <div
            className={clsx(
              barStays,
              'flex flex-wrap items-end gap-x-4 gap-y-1 max-md:sticky max-md:top-(--bar-top) max-md:-mx-edge max-md:px-edge max-md:py-1.5 sm:max-md:-mx-6 sm:max-md:px-6 md:grow md:items-center',
            )}
          >
            {hasFilters && <FilterButton overview={overview} isOpen={isOpen} onOpen={() => open()} />}
            {hasOrder && (
              <SortSelect
                options={overview.sort}
                className="min-w-0 grow basis-32 noscript:basis-72 md:ml-auto md:max-w-88"
              />
            )}
          </div>
        )}
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
