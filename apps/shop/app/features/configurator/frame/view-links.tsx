import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { Link } from 'react-router'
import { onPlainClick } from '../../../lib/browser/is-plain-click.ts'
import { toViewLink } from '../set/bed-address.ts'
import { viewTabLook } from './view-tab-look.ts'

export interface ViewLinksProps {
  scenes: readonly ConfiguratorScene[]
  /** The view that is shown; undefined while the bed is shown otherwise. */
  view: string | undefined
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
    <nav aria-label="Bekijk je bed" className="print:hidden max-sm:-mr-1">
      <ul className="flex flex-wrap justify-between max-sm:[&>:first-child>*]:pl-0 sm:justify-start sm:gap-x-7">
        {scenes.map((scene) => (
          <li key={scene.view}>
            <Link
              to={toViewLink(bedLink, scene.view)}
              replace
              preventScrollReset
              rel="nofollow"
              aria-current={scene.view === view ? 'true' : undefined}
              onClick={onPlainClick(() => onTake(scene.view))}
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
