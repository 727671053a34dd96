import type { Listing as ListingParts } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { useFocusInSight } from '../../lib/browser/use-focus-in-sight.ts'
import { buttonLook } from '../../ui/button/button.tsx'
import type { ItemList } from '../marketing/commerce-events.ts'
import { ReportedList } from '../marketing/reported-list.tsx'
import { useOfferedWizard } from '../wizard/wizard-starter.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { ChoiceQueueProvider } from './choice-queue.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingBar } from './listing-bar.tsx'
import { LoadMore } from './load-more.tsx'
import { countWaiting, type GridLook, ProductGrid, tilesBeforeBanner } from './product-grid.tsx'
import { productsId } from './products-id.ts'
import { useIsListingPending } from './use-is-listing-pending.ts'
import { type PageCall, useMoreProducts } from './use-more-products.ts'

/** Fewer offers than this are all seen at once: they stand large, and there is nothing to narrow down. */
const fewOffers = 8

const plainGrid: GridLook = { tiles_per_row: 3, banner_tile: null, is_offer: false }

/** Filters beside products; below 992 px in a sheet. While a choice loads, the products that it replaces are dimmed. */
export function Listing(props: {
  overview: ListingParts
  callFor: PageCall
  category?: GridLook
  /** The list's name in reports. */
  list: ItemList
  /** Shown when there are no products. */
  empty: React.ReactNode
  /** Whether pictures stand above it: those of its own are then not in the first screen. */
  isBelowPictures?: boolean
  /** The number of products in the whole listing that match exactly; those after them only come near. */
  exactCount?: number | undefined
}) {
  const { overview, category = plainGrid } = props
  const more = useMoreProducts(overview, props.callFor)
  const isPending = useIsListingPending(overview)
  // Whoever goes on with Tab while a choice loads stands further down the filters when these are drawn anew.
  useFocusInSight(overview)
  const hasWizard = useOfferedWizard() !== null
  const before = overview.pagination.subtotal - overview.products.length
  const all = [...overview.products, ...more.products]
  const waiting = waitingCount(category, overview.products.length)
  const isGoingOn = more.pagination.page_links.next !== null
  const heldBack = isGoingOn ? waiting : 0
  const products = all.slice(0, all.length - heldBack)
  const cells = products.length + waiting
  const { total } = overview.pagination
  const isStage = category.is_offer && total > 0 && total < fewOffers && overview.active_filters.length === 0
  // A heading with nothing below it takes a fifth of the page from the few products that were found.
  const canNarrow = !isStage && (overview.filters.length > 0 || hasWizard)
  return (
    <ChoiceQueueProvider overview={overview}>
      <div
        id={productsId}
        data-keeps-focus
        className={clsx(
          'mt-4 grid scroll-mt-6 items-start gap-x-10',
          // Offers come soon: the head of their page stands low.
          category.is_offer ? 'lg:mt-3' : 'sm:mt-6 lg:mt-8',
          canNarrow && 'lg:grid-cols-[17.5rem_minmax(0,1fr)]',
        )}
      >
        {canNarrow && (
          <aside
            id="filters"
            aria-label="Filteren"
            className="max-lg:order-last max-lg:mt-12 max-lg:not-noscript:hidden lg:sticky lg:top-(--below-header) lg:-m-2 lg:max-h-[calc(100dvh-var(--below-header)-1rem)] lg:overflow-y-auto lg:overscroll-contain lg:p-2 lg:[scrollbar-width:thin]"
          >
            <FilterPanel overview={overview} />
          </aside>
        )}
        <div className="min-w-0">
          {!isStage && (
            <>
              <ListingBar overview={overview} />
              <ActiveFilters overview={overview} />
            </>
          )}
          <div
            aria-busy={isPending}
            className={clsx(
              'mt-3 transition-opacity duration-200 sm:mt-4 lg:mt-5',
              isPending && 'opacity-50 delay-200 motion-reduce:delay-0',
            )}
          >
            {products.length === 0 ? (
              props.empty
            ) : (
              <>
                {before > 0 && <FirstProductsLink overview={overview} />}
                <ReportedList list={props.list} products={products}>
                  <ProductGrid
                    category={category}
                    isStage={isStage}
                    isBelowPictures={props.isBelowPictures ?? false}
                    isWhole={!isGoingOn && props.exactCount === undefined}
                    isGoingOn={isGoingOn}
                    products={products}
                    focusId={all[more.firstNewIndex - waiting]?.id}
                    nearFrom={props.exactCount === undefined ? undefined : props.exactCount - before}
                  />
                </ReportedList>
                <LoadMore
                  category={category}
                  more={more}
                  heldBack={heldBack}
                  waitingWide={isGoingOn ? countWaiting(cells, category) : 0}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </ChoiceQueueProvider>
  )
}

/** A link for visitors who come from a search engine to a later page, to the products before it. */
function FirstProductsLink({ overview }: { overview: ListingParts }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('tn_p', `1-${overview.pagination.page}`)
  return (
    <Link
      to={`${pathname}?${query}`}
      rel="nofollow"
      className={buttonLook({ variant: 'quiet', className: 'mb-2 -ml-6' })}
    >
      Toon ook de producten hiervoor
    </Link>
  )
}

/**
 * Returns how many products wait for the next page. A page holds as many as fill whole rows of two, three or four, and
 * the banner takes a place too: so as long as more products follow, the last one waits, and no tile is alone in its
 * row.
 */
function waitingCount(category: GridLook, productCount: number): number {
  return category.banner_tile !== null && productCount > tilesBeforeBanner ? 1 : 0
}
