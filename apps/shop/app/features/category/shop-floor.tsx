import type { ShopFloor as Floor } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ArrowDown, ArrowRight, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { Words } from '../../ui/text/words.tsx'
import { productsId } from '../listing/products-id.ts'
import { buildWizardLink } from '../wizard/wizard-address.ts'

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

const coveringLink =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine'

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

/** The advice and what staff put together: beside each other on a wide screen. */
function FloorCards({ floor: { wizards, edits } }: { floor: Floor }) {
  const count = wizards.length > 0 ? edits.length + 1 : edits.length
  if (count === 0) return null
  return (
    <div
      className={clsx(
        // The advice fills a row of its own below 992 px, so there must be no more columns than cards beneath it.
        'mt-7 grid gap-3 wrap-anywhere sm:gap-4 lg:mt-9 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]',
        edits.length > 2
          ? 'grid-cols-[repeat(auto-fit,minmax(max(min(100%,9rem),26%),1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(max(min(100%,9rem),34%),1fr))]',
      )}
    >
      {wizards.length > 0 && <AdviceCard wizards={wizards} />}
      {edits.map((edit) => (
        <EditCard key={edit.link + edit.title} edit={edit} isWide={count <= 2} />
      ))}
    </div>
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
  return (
    <div
      className={clsx(
        'group/door relative',
        isLow &&
          'grid grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[3.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3',
      )}
    >
      <Picture
        image={tile.image}
        sizes={
          isLow
            ? '4rem'
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
          isWide && (count <= mostLarge ? 'lg:aspect-9/8' : 'md:aspect-4/3'),
        )}
      />
      <Link
        to={tile.link}
        className={`block text-sm leading-snug font-semibold group-hover/door:text-pine ${isLow ? 'self-end' : 'mt-2 sm:text-base'} ${coveringLink}`}
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

/** The advice wizards of the categories on the floor; each opens as a page, so that the answers have an address. */
function AdviceCard({ wizards }: Pick<Floor, 'wizards'>) {
  return (
    <section
      aria-labelledby="advies"
      className="flex flex-col justify-center rounded-card bg-pine-mist p-5 max-lg:col-span-full sm:p-6"
    >
      <h2 id="advies" className="flex items-center gap-2.5 text-h3">
        <Sparkles className="size-5 shrink-0 text-pine" aria-hidden="true" />
        Weet je niet wat je moet kiezen?
      </h2>
      <p className="mt-1.5 text-ink-soft">Beantwoord een paar vragen en zie wat bij je past.</p>
      <ul className="mt-3.5 flex flex-wrap gap-2">
        {wizards.map(({ code, title, category_id: categoryId }) => (
          <li key={code + categoryId}>
            <Link
              to={buildWizardLink(code, { answers: {}, step: 0, categoryId })}
              className="inline-flex min-h-11 min-w-0 items-center rounded-full border border-pine bg-paper px-4 py-1.5 text-sm font-semibold text-pine hover:bg-pine hover:text-white"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EditCard({ edit, isWide }: { edit: Floor['edits'][number]; isWide: boolean }) {
  return (
    <section className="group/edit relative flex flex-col overflow-hidden rounded-card bg-linen">
      <Picture
        image={edit.image}
        sizes={isWide ? '(min-width: 100rem) 49rem, 50vw' : '(min-width: 62rem) 33vw, 50vw'}
        isDecorative
        shape="styled"
        className={clsx('aspect-4/3', isWide ? 'lg:aspect-video' : 'lg:aspect-2/1')}
      />
      <div className="grow p-3.5 sm:p-5">
        <h2 className="text-lg leading-snug sm:text-h3">
          <Link to={edit.link} className={`group-hover/edit:text-pine ${coveringLink}`}>
            {edit.title}
          </Link>
        </h2>
        <p className="mt-0.5 flex items-end justify-between gap-3 text-sm text-ink-soft sm:text-base">
          {edit.sub_title}
          <ArrowRight className="size-5 shrink-0 text-pine max-sm:hidden" aria-hidden="true" />
        </p>
      </div>
    </section>
  )
}
