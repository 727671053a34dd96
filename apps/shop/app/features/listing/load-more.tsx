import { useRef } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { formatProductCount } from '../../lib/product-count.ts'
import { buttonLook } from '../../ui/button/button.tsx'
import { ComingTiles, countWaiting, type GridLook } from './product-grid.tsx'
import type { MoreProducts } from './use-more-products.ts'
import { useNearView } from './use-near-view.ts'

/** CT-10: more products load when the link is this near below the screen. */
const triggerPx = 900
/** They also load when their room is this near. It is less, so that a visitor who waits near the link gets one page. */
const roomTriggerPx = 600

/**
 * CT-10: the room of the products that follow, how many are shown, and a link to the next page, which without scripts opens all pages
 * so far.
 */
export function LoadMore(props: {
  category: GridLook
  more: MoreProducts
  /** How many products wait for the next page on any screen. */
  heldBack: number
  /** How many of these wait for the next page on a screen of five columns. */
  waitingWide: number
}) {
  const { category, more, heldBack, waitingWide } = props
  const { total, subtotal, page, page_links: links } = more.pagination
  const shownCount = subtotal - heldBack
  const isLoading = more.state === 'loading'
  const room = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // After a failure only the visitor tries again, because a broken connection would cause endless requests.
  const isWaiting = more.state === 'idle'
  const loadMore = () => void more.load({ isByHand: () => document.activeElement === link.current })
  useNearView(room, roomTriggerPx, isWaiting, loadMore)
  useNearView(link, triggerPx, isWaiting, loadMore)
  const isLast = subtotal + more.comingCount >= total
  const coming = more.comingCount + (isLast ? heldBack : 0)
  const comingWide = waitingWide + coming
  if (page <= 1 && links.next === null) return null
  return (
    <>
      {more.state !== 'failed' && more.comingCount > 0 && (
        <ComingTiles
          key={page}
          place={room}
          category={category}
          count={coming}
          wideCount={comingWide - (isLast ? 0 : countWaiting(comingWide, category))}
        />
      )}
      <div className="mt-10 flex flex-col items-center gap-3 lg:mt-14">
        <p role="status" className="text-sm text-ink-soft">
          {links.next === null ? (
            `Je hebt ${formatProductCount(total)} bekeken`
          ) : (
            <>
              <span className="min-[100rem]:hidden">{shownCount}</span>
              <span className="max-[100rem]:hidden">{shownCount - waitingWide}</span>
              {` van ${formatProductCount(total)}`}
            </>
          )}
        </p>
        <span aria-hidden="true" className="block h-1 w-48 max-w-full overflow-hidden rounded-full bg-sand">
          <span
            className="block h-full rounded-full bg-pine transition-[width] duration-250"
            style={{ width: `${Math.round((shownCount / total) * 100)}%` }}
          />
        </span>
        {links.range !== null && links.next !== null && (
          <Link
            ref={link}
            to={links.range}
            rel="nofollow"
            aria-disabled={isLoading || undefined}
            onClick={onPlainClick(() => void more.load({ isByHand: () => true }))}
            className={buttonLook({ variant: 'secondary', className: 'mt-1' })}
          >
            {isLoading ? 'Aan het laden...' : 'Laad meer'}
          </Link>
        )}
        {more.state === 'failed' && (
          <p role="alert" className="text-sm font-semibold text-error">
            Dat lukte niet. Probeer het nog eens.
          </p>
        )}
      </div>
    </>
  )
}
