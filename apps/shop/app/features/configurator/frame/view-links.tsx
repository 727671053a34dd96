import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { isPlainClick } from '../../../lib/browser/is-plain-click.ts'
import { toViewLink } from '../set/bed-address.ts'

/** How an entry of the row looks: a tab of at least 44 pixels in height, with a line below the one that is shown. */
const viewTabLook = (isCurrent: boolean) =>
  clsx(
    'inline-row min-h-11 items-center border-b-3 px-1.5 text-[0.8125rem] font-semibold whitespace-nowrap sm:px-3 sm:text-sm',
    isCurrent
      ? 'border-pine text-pine-deep'
      : 'border-transparent text-ink-soft hover:border-sand hover:text-ink',
  )

export interface ViewLinksProps {
  scenes: readonly ConfiguratorScene[]
  /** The view that is shown. */
  view: string
  /** The address of this page with the choices so far. */
  bedLink: string
  onTake: (view: string) => void
  /** Other ways to look at the bed, each a list item. */
  children?: React.ReactNode
}

/** The ways to look at the bed, in a row below its picture. With scripts a tap changes the picture and nothing else. */
export function ViewLinks({ scenes, view, bedLink, onTake, children }: ViewLinksProps) {
  if (scenes.length < 2 && !children) return null
  return (
    <nav aria-label="Bekijk je bed" className="-mx-1.5 sm:-mx-3 print:hidden">
      <ul className="flex flex-wrap justify-between gap-x-1 sm:justify-start">
        {scenes.map((scene) => (
          <li key={scene.view}>
            <Link
              to={toViewLink(bedLink, scene.view)}
              replace
              preventScrollReset
              rel="nofollow"
              aria-current={scene.view === view ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onTake(scene.view)
              }}
              className={viewTabLook(scene.view === view)}
            >
              {scene.title}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
