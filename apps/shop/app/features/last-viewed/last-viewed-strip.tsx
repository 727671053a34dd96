import { useRef } from 'react'
import { useStoredList } from '../../lib/browser/stored-list.ts'
import { useIsNear } from '../../lib/browser/use-is-near.ts'
import { Loading, Skeleton } from '../../ui/message/skeleton.tsx'
import { TileStrip } from '../tile/tile-strip.tsx'
import { useTiles } from '../tile/use-tiles.ts'
import { listViewedProductIds } from './last-viewed.ts'
import { viewList } from './view-list.ts'

/**
 * CT-13: the products that the visitor viewed before, with today's data. Takes up room only when there are any, and
 * loads them when it comes near; products that are no longer sold are left out. Place it below the fold: only the
 * browser knows the list.
 */
export function LastViewedStrip({ ownId, className }: { ownId?: string; className?: string }) {
  const ids = listViewedProductIds(useStoredList(viewList), ownId)
  const frame = useRef<HTMLDivElement>(null)
  const { findTile, isComplete, hasFailed } = useTiles(ids, useIsNear(frame))
  const products = ids.flatMap((id) => findTile(id) ?? [])
  const isWaiting = !isComplete && !hasFailed
  return (
    <div ref={frame}>
      {isWaiting && products.length === 0 ? (
        <PlaceOfTheStrip isFew={ids.length < 3} className={className} />
      ) : (
        <TileStrip title="Laatst bekeken" products={products} {...(className ? { className } : {})} />
      )}
    </div>
  )
}

/** A placeholder as high as the strip: heading, square pictures, title and price; or the cards of a few. */
function PlaceOfTheStrip({ isFew, className }: { isFew: boolean; className: string | undefined }) {
  return (
    <div className={className}>
      <Loading label="Laatst bekeken producten laden">
        <Skeleton className="h-9 w-56" />
        {isFew ? <Skeleton className="mt-4 h-[8.625rem] sm:h-[10.625rem] lg:mt-5" /> : <PlaceOfTiles />}
      </Loading>
    </div>
  )
}

function PlaceOfTiles() {
  return (
    <div className="mt-4 -ml-4 flex overflow-hidden lg:mt-5">
      {[1, 2, 3].map((slide) => (
        <div key={slide} className="shrink-0 basis-1/2 pl-4 md:basis-1/3">
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-[5.75rem]" />
        </div>
      ))}
    </div>
  )
}
