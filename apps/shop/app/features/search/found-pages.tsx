import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** Service pages that answer a search, above the products. */
export function FoundPages({ pages }: { pages: SearchOverview['pages'] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label="Klantenservice" className="mt-4">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ title, link, page }) => (
          <li key={link}>
            <Link
              to={link}
              className="flex min-h-14 items-center justify-between gap-4 rounded-card bg-pine-mist px-4 py-3 hover:bg-sand"
            >
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{page ?? 'Klantenservice'}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-pine" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
