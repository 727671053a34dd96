import type { Listing as ListingParts } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingBar } from './listing-bar.tsx'
import { LoadMore } from './load-more.tsx'
import { type GridLook, ProductGrid, tilesBeforeBanner } from './product-grid.tsx'
import { useIsListingPending } from './use-is-listing-pending.ts'
import { type PageCall, useMoreProducts } from './use-more-products.ts'

const plainGrid: GridLook = { tiles_per_row: 3, banner_tile: null }

/** Filters beside products; below 992 px the filters are a sheet. A choice on its way dims what it will replace. */
export function Listing(props: {
  overview: ListingParts
  callFor: PageCall
  category?: GridLook
  /** What stands there when there are no products. */
  empty: React.ReactNode
}) {
  const { overview, category = plainGrid } = props
  const more = useMoreProducts(overview, props.callFor)
  const isPending = useIsListingPending(overview)
  const all = [...overview.products, ...more.products]
  const waiting = waitingCount(category, overview.products.length)
  const heldBack = more.pagination.page_links.next === null ? 0 : waiting
  const products = all.slice(0, all.length - heldBack)
  return (
    <div className="mt-6 grid items-start gap-x-10 lg:mt-8 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
      <aside
        id="filters"
        aria-label="Filteren"
        className="max-lg:order-last max-lg:mt-12 max-lg:not-noscript:hidden"
      >
        <FilterPanel overview={overview} />
      </aside>
      <div className="min-w-0">
        <ListingBar overview={overview} />
        <ActiveFilters overview={overview} />
        <div
          aria-busy={isPending}
          className={clsx(
            'mt-4 transition-opacity duration-200 lg:mt-5',
            isPending && 'opacity-50 delay-200 motion-reduce:delay-0',
          )}
        >
          {products.length === 0 ? (
            props.empty
          ) : (
            <>
              <ProductGrid
                category={category}
                products={products}
                focusId={all[more.firstNewIndex - waiting]?.id}
              />
              <LoadMore more={more} shownCount={more.pagination.subtotal - heldBack} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Pages hold as many products as fill whole rows of two, three or four. The banner takes a place too, so as long as more
 * products follow, the last one waits for them: no tile stands alone in its row.
 */
function waitingCount(category: GridLook, productCount: number): number {
  return category.banner_tile !== null && productCount > tilesBeforeBanner ? 1 : 0
}
