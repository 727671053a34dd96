import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

export interface Breadcrumb {
  title: string
  link: string
}

/** The path up: all steps on a wide screen, only the parent on a phone. The last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const current = items.at(-1)
  const above = items.slice(0, -1)
  if (!current || above.length === 0) return null
  return (
    <nav aria-label="Kruimelpad" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map((item, index) => (
          <li
            key={item.link}
            className={
              index === above.length - 1 ? 'flex items-center gap-2' : 'hidden items-center gap-2 sm:flex'
            }
          >
            <Link
              to={item.link}
              className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:text-pine hover:underline"
            >
              <ChevronLeft className="size-4 sm:hidden" aria-hidden="true" />
              {item.title}
            </Link>
            <span aria-hidden="true" className="hidden text-bark sm:inline">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="hidden min-w-0 truncate text-ink sm:block">
          {current.title}
        </li>
      </ol>
    </nav>
  )
}
