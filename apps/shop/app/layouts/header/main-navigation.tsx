import type { NavigationItem } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { Container } from '../../ui/page/container.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { limitItems } from './navigation-items.ts'
import { useMegaMenu } from './use-mega-menu.ts'

/**
 * HF-02, HF-03: the entries are links, which work without scripts. A mouse over one opens its menu; for keyboards and
 * fingers there is a button beside it. Escape, another page, a press elsewhere or leaving with Tab closes it.
 */
export function MainNavigation({ items }: { items: readonly NavigationItem[] }) {
  const menu = useMegaMenu()
  const panelId = useId()
  const shown = limitItems(items)
  if (shown.length === 0) return null
  return (
    <nav
      ref={menu.root}
      aria-label="Hoofdmenu"
      className="hidden lg:block print:hidden"
      onKeyDown={menu.onKeyDown}
      onBlur={menu.onBlur}
      onPointerLeave={menu.onPointerLeave}
    >
      <Container as="div" width="wide">
        {/* The first word and the last arrow stand on the edges of the page. */}
        {/* The places of the entries follow from all of them: none shows before the last has come, or they would jump. */}
        <ul className="-mr-1.5 -ml-3 flex flex-wrap items-center justify-between gap-x-0 pb-1.5 not-has-[>[data-last]]:invisible">
          {shown.map((item, at) => (
            <NavigationEntry
              key={item.id}
              item={item}
              isLast={at === shown.length - 1}
              menu={menu}
              panelId={panelId}
            />
          ))}
        </ul>
      </Container>
    </nav>
  )
}

function NavigationEntry(props: {
  item: NavigationItem
  isLast: boolean
  menu: ReturnType<typeof useMegaMenu>
  panelId: string
}) {
  const { item, menu } = props
  const hasMenu = item.sub_items.length > 0
  const isOpen = menu.openId === item.id
  return (
    <li
      data-last={props.isLast || undefined}
      className={clsx(
        'flex items-center rounded-full transition-colors duration-150',
        isOpen ? 'bg-pine-mist text-pine' : 'hover:bg-pine-mist hover:text-pine',
      )}
      onPointerEnter={(event) => menu.onPointerEnter(event, hasMenu ? item.id : undefined)}
    >
      <NavLink
        to={item.link}
        className={clsx(
          'inline-flex min-h-11 items-center rounded-full pl-3 text-sm font-semibold whitespace-nowrap xl:text-base aria-[current=page]:text-pine',
          hasMenu ? 'pr-1 noscript:pr-3' : 'pr-3',
        )}
      >
        {item.title}
      </NavLink>
      {hasMenu && (
        <button
          type="button"
          data-menu={item.id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? props.panelId : undefined}
          aria-label={`Menu van ${item.title}`}
          onClick={() => menu.toggle(item.id)}
          className="grid h-11 w-7 place-items-center rounded-full noscript:hidden"
        >
          <ChevronDown
            className={clsx('size-4 transition-transform duration-200', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      )}
      {isOpen && (
        <div
          id={props.panelId}
          className="absolute inset-x-0 top-full z-30 border-b border-sand bg-paper text-ink shadow-card"
        >
          <MegaMenu item={item} onLeave={menu.close} />
        </div>
      )}
    </li>
  )
}
