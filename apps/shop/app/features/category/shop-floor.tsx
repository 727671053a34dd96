import type { ShopFloor as Floor } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { Words } from '../../ui/text/words.tsx'
import { productsId } from '../listing/products-id.ts'
import { coveringLink, FloorCards, fewest } from './floor-cards.tsx'

/** The tiles that are in sight first on any screen. */
const firstTiles = 3
/** The tiles of a wide screen's first row. */
const firstRow = 9

/** Columns by the number of tiles: a few stand larger, and fill their row. */
const columns = new Map([
  [2, '[--tiles:2]'],
  [3, '[--tiles:3]'],
  [4, '[--tiles:2] md:[--tiles:4]'],
  [5, '[--tiles:3] md:[--tiles:5]'],
  [6, '[--tiles:3] lg:[--tiles:6]'],
  [7, '[--tiles:3] md:[--tiles:4] lg:[--tiles:8]'],
  [8, '[--tiles:3] md:[--tiles:4] lg:[--tiles:8]'],
  [9, '[--tiles:3] md:[--tiles:5] xl:[--tiles:9]'],
  [10, '[--tiles:3] md:[--tiles:5]'],
])
/** The columns of a wide screen: with one tile less, all rows but the last are full on any screen. */
const fullRow = 6
const manyColumns = '[--tiles:3] md:[--tiles:4] lg:[--tiles:6]'
/** Offers come soon: what leads to more of them stands low, with its words beside its picture, on a phone in one row to swipe through. */
const offersRow =
  'max-sm:-mx-edge max-sm:scrollbar-none max-sm:auto-cols-[11.5rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-edge max-sm:py-1 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] lg:grid-cols-5'
/** Up to this number the tiles are wide, so that they are not much taller than those of a floor with many. */
const mostWide = 4
/** Up to this number they are so wide that their pictures, which are square, lose little of their height. */
const mostLarge = 3

/** CT-01: the head of a category that leads to others: a picture for each of them, advice, and what staff put together. */
export function ShopFloor(props: { floor: Floor; title: string; isOffer: boolean }) {
  const { floor, title, isOffer } = props
  const count = floor.tiles.length
  return (
    <>
      <nav aria-label={`Binnen ${title}`} className={isOffer ? 'mt-3 sm:mt-4' : 'mt-5 lg:mt-7'}>
        <ul
          className={
            isOffer
              ? `grid gap-x-4 gap-y-3 wrap-anywhere ${offersRow} ${count % 6 === 0 ? 'xl:grid-cols-6' : ''}`
              : `tile-grid gap-y-5 wrap-anywhere [--tile-gap:0.625rem] [--tile-least:6rem] sm:[--tile-gap:1rem] lg:gap-y-7 ${columns.get(count) ?? manyColumns}`
          }
        >
          {floor.tiles.map((tile, index) => (
            <li key={tile.link}>
              <DoorTile
                tile={tile}
                count={count}
                isLow={isOffer}
                isPriority={!isOffer && index < firstTiles}
                isEager={index < firstRow}
              />
            </li>
          ))}
          {(isOffer ? count % 5 === 4 : leavesOnePlace(count)) && (
            <li
              className={
                isOffer
                  ? 'max-lg:hidden'
                  : clsx(count === 7 && 'max-md:col-span-2', count === 9 && 'max-md:hidden xl:hidden')
              }
            >
              <AllTile
                title={title}
                className={isOffer ? 'aspect-auto! h-14' : count === 7 ? 'max-md:aspect-[2.1]' : ''}
              />
            </li>
          )}
        </ul>
      </nav>
      <FloorCards floor={floor} />
    </>
  )
}

/** Returns whether the last row of a wide screen lacks one tile, or of nine that of a tablet. Of seven tiles, a phone's last row lacks two. */
function leavesOnePlace(count: number): boolean {
  return count === 7 || count === 9 || (!columns.has(count) && count % fullRow === fullRow - 1)
}

/** The last place of a row that would stay empty: it leads to the list below the floor. */
function AllTile({ title, className }: { title: string; className: string }) {
  return (
    <a
      href={`#${productsId}`}
      className={clsx(
        'flex aspect-square flex-col items-center justify-center gap-1 rounded-card bg-pine-mist p-2 text-center text-sm font-semibold text-pine hover:bg-pine hover:text-white sm:text-base',
        className,
      )}
    >
      <ArrowDown className="size-6 shrink-0" aria-hidden="true" />
      <span>
        Alles<span className="max-sm:sr-only"> bij {title}</span>
      </span>
    </a>
  )
}

function DoorTile(props: {
  tile: Floor['tiles'][number]
  count: number
  isLow: boolean
  isPriority: boolean
  isEager: boolean
}) {
  const { tile, count, isLow } = props
  const isWide = !isLow && count <= mostWide
  const isPair = !isLow && count <= fewest
  return (
    <div
      className={clsx(
        'group/door relative',
        isLow &&
          'grid grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[3.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3',
        isPair &&
          'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:grid-rows-2 lg:gap-x-6 lg:rounded-card lg:bg-linen',
      )}
    >
      <Picture
        image={tile.image}
        sizes={
          isLow
            ? '4rem'
            : isPair
              ? '(min-width: 62rem) 11rem, 48vw'
              : isWide
                ? '(min-width: 48rem) 33vw, 48vw'
                : '(min-width: 62rem) 15vw, (min-width: 48rem) 24vw, 31vw'
        }
        isPriority={props.isPriority}
        isEager={props.isEager}
        isDecorative
        shape="square"
        className={clsx(
          'rounded-card',
          isLow && 'row-span-2',
          isPair && 'lg:row-span-2 lg:rounded-e-none',
          isWide && !isPair && (count <= mostLarge ? 'lg:aspect-9/8' : 'md:aspect-4/3'),
        )}
      />
      <Link
        to={tile.link}
        className={clsx(
          'block text-sm leading-snug font-semibold group-hover/door:text-pine',
          isLow ? 'self-end' : 'mt-2 sm:text-base',
          isPair && 'lg:self-end lg:text-lg',
          coveringLink,
        )}
      >
        <Words text={tile.title} />
      </Link>
      <p className={clsx('text-xs text-ink-soft', !isLow && 'sm:text-sm')}>
        {tile.offers !== null && (
          <span className="block">
            {`${tile.offers} ${tile.offers === 1 ? 'aanbieding' : 'aanbiedingen'}`}
          </span>
        )}
        vanaf{' '}
        <span className="whitespace-nowrap">
          <Amount cents={tile.price} />
        </span>
      </p>
    </div>
  )
}
