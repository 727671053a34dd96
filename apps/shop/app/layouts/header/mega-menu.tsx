import type { NavigationItem } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { isColorMenu } from './navigation-items.ts'

type SubItem = NavigationItem['sub_items'][number]

/** HF-03: columns of links, blocks of colors, one picture, and a link to everything in the category. */
export function MegaMenu({ item, onLeave }: { item: NavigationItem; onLeave: () => void }) {
  const singles = item.sub_items.filter(isSingle)
  const columns = item.sub_items.filter((subItem) => !isSingle(subItem))
  const tall = findTall(columns, columns.length + (singles.length > 0 ? 1 : 0))
  return (
    <Container width="wide" className="flex gap-10 py-8">
      <div className="min-w-0 grow">
        <div
          className={clsx(
            'grid grid-cols-3 gap-x-8 gap-y-7 xl:grid-cols-4',
            tall.length > 0 && 'grid-rows-[auto_1fr]',
          )}
        >
          <Singles subItems={singles} onLeave={onLeave} />
          {columns.map((subItem) => (
            <Column
              key={subItem.link + subItem.title}
              {...{ subItem, onLeave }}
              isTall={tall.includes(subItem)}
            />
          ))}
        </div>
        <Link
          to={item.link}
          onClick={onLeave}
          className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
        >
          {item.see_all}
          <ArrowRight className="size-4.5" aria-hidden="true" />
        </Link>
      </div>
      {item.room ? (
        <RoomLink room={item.room} onLeave={onLeave} />
      ) : (
        <ItemPicture item={item} onLeave={onLeave} />
      )}
    </Container>
  )
}

/** A room of this part of the shop, with its name beneath it. */
function RoomLink(props: { room: NonNullable<NavigationItem['room']>; onLeave: () => void }) {
  const { title, link, image } = props.room
  return (
    <Link to={link} onClick={props.onLeave} className="group w-72 shrink-0 xl:w-80">
      <Picture image={image} sizes="20rem" isDecorative shape="styled" className="aspect-3/2 rounded-card" />
      <span className="mt-2 block font-semibold underline-offset-4 group-hover:text-pine group-hover:underline">
        {title}
      </span>
      <span className="text-sm text-ink-soft">Bekijk de kamer met alles erin</span>
    </Link>
  )
}

function ItemPicture({ item, onLeave }: { item: NavigationItem; onLeave: () => void }) {
  if (!item.image) return null
  return (
    <Link to={item.link} onClick={onLeave} className="w-72 shrink-0 xl:w-80" tabIndex={-1} aria-hidden="true">
      <Picture image={item.image} sizes="20rem" isDecorative shape="landscape" className="rounded-card" />
    </Link>
  )
}

/** So many columns stand beside each other on the narrowest screen with this menu. */
const columnsBeside = 3

/**
 * Returns the columns that reach over two rows: where one stands under the others, the longest one and the colors do, so that it
 * follows the links above it instead of a hole.
 */
function findTall(columns: readonly SubItem[], count: number): SubItem[] {
  const colors = columns.filter(isColorMenu)
  if (count <= columnsBeside || colors.length === 0) return []
  const [longest] = columns
    .filter((column) => !isColorMenu(column))
    .toSorted((one, other) => other.content.length - one.content.length)
  return longest === undefined ? [] : [longest, ...colors]
}

const isSingle = ({ content }: SubItem) => content.length === 0

/** Sub-items with nothing below them share a column. */
function Singles({ subItems, onLeave }: { subItems: readonly SubItem[]; onLeave: () => void }) {
  if (subItems.length === 0) return null
  return (
    <ul>
      {subItems.map(({ title, link }) => (
        <li key={link + title}>
          <Link to={link} onClick={onLeave} className={titleLook}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const titleLook =
  'inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:text-pine hover:underline'

function Column(props: { subItem: SubItem; isTall: boolean; onLeave: () => void }) {
  const { subItem, isTall, onLeave } = props
  return (
    <div className={clsx(isColorMenu(subItem) && 'xl:col-span-2', isTall && 'row-span-2') || undefined}>
      <Link to={subItem.link} onClick={onLeave} className={titleLook}>
        {subItem.title}
      </Link>
      {isColorMenu(subItem) ? (
        <ColorBlocks subItem={subItem} onLeave={onLeave} />
      ) : (
        <ul className="mt-1">
          {subItem.content.map(({ title, link }) => (
            <li key={link + title}>
              <Link
                to={link}
                onClick={onLeave}
                className="inline-flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-pine hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ColorBlocks({ subItem, onLeave }: { subItem: SubItem; onLeave: () => void }) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-x-3 gap-y-1 xl:grid-cols-2">
      {subItem.content.map(({ title, link, color }) => (
        <li key={link + title}>
          <Link
            to={link}
            onClick={onLeave}
            className="flex min-h-9 items-center gap-2.5 text-ink-soft underline-offset-4 hover:text-pine hover:underline"
          >
            <span
              className="size-6 shrink-0 rounded-md border border-bark/50"
              style={{ backgroundColor: color ?? undefined }}
              aria-hidden="true"
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
