import type { PageCard } from '@sluimer/contract/content/pages'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { groupPages, type ServiceGroup } from './service-groups.ts'

/** All service pages: beside the page on a wide screen, below it on a phone. */
export function ServiceMenu({ pages }: { pages: readonly PageCard[] }) {
  if (pages.length === 0) return <div className="hidden lg:block" />
  return (
    <nav
      aria-label="Klantenservice"
      className="mt-14 flex flex-col gap-8 border-t border-sand pt-8 lg:sticky lg:top-6 lg:col-start-1 lg:row-start-1 lg:mt-14 lg:self-start lg:border-t-0 lg:pt-0"
    >
      {groupPages(pages).map((group) => (
        <MenuGroup key={group.title} group={group} />
      ))}
    </nav>
  )
}

function MenuGroup({ group: { title, pages } }: { group: ServiceGroup }) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-1.5 sm:max-lg:columns-2">
        {pages.map(({ slug, title: pageTitle, link }) => (
          <li key={slug}>
            <NavLink
              to={link}
              className="flex min-h-11 items-center border-l-2 border-sand py-1.5 pl-4 text-ink-soft underline-offset-4 hover:text-pine hover:underline aria-[current=page]:border-pine aria-[current=page]:font-semibold aria-[current=page]:text-pine lg:min-h-10"
            >
              {pageTitle}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
