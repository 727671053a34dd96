import type { Overview } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingBar } from './listing-bar.tsx'
import { LoadMore } from './load-more.tsx'
import { ProductGrid, tilesBeforeBanner } from './product-grid.tsx'
import { useIsListingPending } from './use-is-listing-pending.ts'
import { useMoreProducts } from './use-more-products.ts'

/** Filters beside products; below 992 px the filters are a sheet. A choice on its way dims what it will replace. */
export function Listing({ overview }: { overview: Overview }) {
  const more = useMoreProducts(overview)
  const isPending = useIsListingPending(overview.category.path)
  const all = [...overview.products, ...more.products]
  const waiting = waitingCount(overview)
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
            <EmptyListing overview={overview} />
          ) : (
            <>
              <ProductGrid
                category={overview.category}
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
function waitingCount({ category, products }: Overview): number {
  return category.banner_tile !== null && products.length > tilesBeforeBanner ? 1 : 0
}
