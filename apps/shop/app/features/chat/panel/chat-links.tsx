import type { ChatLink } from '@sluimer/contract/assistant/schemas'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { NewTabLink } from '../../../ui/button/new-tab-link.tsx'
import { isShopPath } from '../talk/shop-path.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 py-1 font-semibold text-pine underline underline-offset-4'

/**
 * The pages to which an answer leads. Only addresses inside the shop are links; `hasCarrier` also allows that of a carrier,
 * where a parcel can be followed.
 */
export function ChatLinks(props: { links: readonly ChatLink[]; hasCarrier?: boolean }) {
  const isOutside = (path: string) => props.hasCarrier === true && /^https:\/\/[^/\s@]+\//.test(path)
  const links = props.links.filter(({ path }) => isShopPath(path) || isOutside(path))
  if (links.length === 0) return null
  return (
    <ul className="flex flex-col">
      {links.map(({ title, path }) => (
        <li key={path}>
          {isShopPath(path) ? (
            <Link to={path} className={look}>
              {title}
              <ArrowRight className="size-4.5 shrink-0" aria-hidden="true" />
            </Link>
          ) : (
            <NewTabLink to={path} className={look}>
              {title}
            </NewTabLink>
          )}
        </li>
      ))}
    </ul>
  )
}
