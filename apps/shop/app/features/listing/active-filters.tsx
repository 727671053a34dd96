import type { Listing } from '@sluimer/contract/catalog/overview'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { RemovableChip } from '../../ui/button/chip.tsx'

/** The chosen filters, each with a cross, and one link that removes them all. */
export function ActiveFilters({ overview }: { overview: Listing }) {
  if (overview.active_filters.length === 0) return null
  return (
    <ul aria-label="Gekozen filters" className="mt-4 flex flex-wrap items-center gap-2">
      {overview.active_filters.map(({ title, group, remove_url }) => (
        <li key={`${group} ${title}`}>
          <RemovableChip to={remove_url} label={title} preventScrollReset />
        </li>
      ))}
      <li>
        <ResetLink url={overview.reset_url} />
      </li>
    </ul>
  )
}

/** CT-05: the link back to the whole category. */
export function ResetLink({ url }: { url: string }) {
  return (
    <Link
      to={url}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline"
    >
      <RotateCcw className="size-4" aria-hidden="true" />
      Herstel filters
    </Link>
  )
}
