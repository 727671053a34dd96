import type { Category } from '@sluimer/contract/catalog/overview'
import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { Fragment, useEffect, useRef } from 'react'
import { ProductTile } from '../tile/product-tile.tsx'
import { BannerTile } from './banner-tile.tsx'

/** CT-02: the banner takes the fifth place. */
export const tilesBeforeBanner = 4
/** The tiles that are in sight first on any screen. */
const firstTiles = 4

const rise = '[--tile-rise:2rem] lg:[--tile-rise:2.5rem]'
const twoTiles = '[--tile-gap:0.75rem] [--tiles:2] sm:[--tile-gap:1.25rem]'
/**
 * Columns by width; and the last tile where it would be alone in its row, as after 3, 6 or 9 others in three columns. In five columns a
 * page leaves a hole: as long as more products follow, those of a row that is not full wait for them.
 */
const rows = {
  3: {
    columns: 'md:[--tiles:3] min-[100rem]:[--tiles:4]',
    alone:
      'max-md:[&>li:last-child:nth-child(2n+1)]:lies-across md:max-[100rem]:[&>li:last-child:nth-child(3n+1)]:lies-across min-[100rem]:[&>li:last-child:nth-child(4n+1)]:lies-across',
    // Four columns are always full.
    waits: undefined,
    sizes: '(min-width: 100rem) 18rem, (min-width: 62rem) 24vw, (min-width: 48rem) 30vw, 50vw',
  },
  4: {
    columns: 'md:[--tiles:3] xl:[--tiles:4] min-[100rem]:[--tiles:5]',
    alone:
      'max-md:[&>li:last-child:nth-child(2n+1)]:lies-across md:max-xl:[&>li:last-child:nth-child(3n+1)]:lies-across xl:max-[100rem]:[&>li:last-child:nth-child(4n+1)]:lies-across min-[100rem]:[&>li:last-child:nth-child(5n+1)]:lies-across',
    waits:
      'min-[100rem]:[&>li:nth-child(5n+1):nth-last-child(-n+4)]:hidden min-[100rem]:[&>li:nth-child(5n+1):nth-last-child(-n+4)~li]:hidden',
    sizes:
      '(min-width: 100rem) 15rem, (min-width: 80rem) 18vw, (min-width: 62rem) 24vw, (min-width: 48rem) 30vw, 50vw',
  },
}

const stage = {
  waits: undefined,
  columns: 'max-sm:[--tiles:1] md:[--tiles:3]',
  alone:
    'sm:max-md:[&>li:last-child:nth-child(2n+1)]:lies-across md:[&>li:last-child:nth-child(3n+1)]:lies-across',
  sizes: '(min-width: 48rem) 33vw, (min-width: 40rem) 50vw, 100vw',
}

/** Returns how many of the tiles in a grid that goes on wait for others to fill their row, from 1600 px on. */
export function countWaiting(
  cells: number,
  { tiles_per_row: tiles }: Pick<Category, 'tiles_per_row'>,
): number {
  return tiles === 4 ? cells % 5 : 0
}

/**
 * Keeps the room of the products that follow, before and while they load, so that what stands below is not pushed down in sight. A fast
 * scroll comes here before the page's scripts do. Without scripts nothing comes by itself, and there is no room.
 */
export function ComingTiles(props: {
  category: GridLook
  count: number
  /** How many of them come on a screen of five columns. */
  wideCount: number
  place: React.RefObject<HTMLDivElement | null>
}) {
  const { count, wideCount } = props
  return (
    <div
      ref={props.place}
      aria-hidden="true"
      className={clsx(
        'tile-grid mt-(--tile-rise) gap-y-(--tile-rise) noscript:hidden',
        rise,
        twoTiles,
        rows[props.category.tiles_per_row].columns,
      )}
    >
      {[...Array(Math.max(count, wideCount)).keys()].map((place) => (
        <span
          key={place}
          className={clsx(
            'tile-place',
            place >= count && 'max-[100rem]:hidden',
            place >= wideCount && 'min-[100rem]:hidden',
          )}
        />
      ))}
    </div>
  )
}

/** The category's settings for its grid. */
export type GridLook = Pick<Category, 'tiles_per_row' | 'banner_tile' | 'is_offer'>

/**
 * CT-02: two tiles a row on a phone, three or four on a wide screen and one more from 1600 px on, with the category's banner among
 * them.
 */
export function ProductGrid(props: {
  category: GridLook
  products: readonly Tile[]
  /** A few offers, each as large as the screen allows. */
  isStage?: boolean
  /** Whether pictures stand above it, so that it begins below the first screen. */
  isBelowPictures?: boolean
  /** Whether no more products follow: a last one that is alone in its row then lies across it. */
  isWhole?: boolean
  /** Whether more products follow. */
  isGoingOn?: boolean
  /** The first of the newly added products: the keyboard goes on from there. */
  focusId: string | undefined
  /** The index, from 0, of the first product that only comes near what was asked. */
  nearFrom?: number | undefined
}) {
  const { category, products, focusId } = props
  const list = useRef<HTMLUListElement>(null)
  const { columns, alone, waits, sizes: ofRow } = props.isStage ? stage : rows[category.tiles_per_row]
  // A product that is alone lies across all columns.
  const sizes = products.length === 1 ? '(min-width: 62rem) 25rem, 50vw' : ofRow
  useEffect(() => {
    if (focusId === undefined) return
    const tile = list.current?.querySelector(`[data-product="${CSS.escape(focusId)}"] a`)
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true })
  }, [focusId])
  return (
    <ul
      ref={list}
      aria-label="Producten"
      className={clsx(
        'tile-grid tile-rows',
        rise,
        twoTiles,
        columns,
        props.isWhole && alone,
        props.isGoingOn && waits,
      )}
    >
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {index === props.nearFrom && <NearDivider />}
          {index === tilesBeforeBanner && category.banner_tile && (
            <li>
              <BannerTile banner={category.banner_tile} sizes={sizes} />
            </li>
          )}
          <li data-product={product.id}>
            <ProductTile
              product={product}
              sizes={sizes}
              isPriority={!props.isBelowPictures && index < firstTiles}
              isEager={index < firstTiles}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** The heading above products that only come near what was searched. */
function NearDivider() {
  return (
    <li className="col-span-full border-t border-sand pt-6 first:border-t-0 first:pt-0">
      <h2 className="text-xl sm:text-h3">Lijkt op wat je zoekt</h2>
    </li>
  )
}
