import type { Listing } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { isPlainClick, onPlainClick } from '../../lib/browser/is-plain-click.ts'
import { RemovableChip } from '../../ui/button/chip.tsx'
import { useChoices } from './choice-queue.tsx'
import { listOtherChoices } from './quick-filters.tsx'

/**
 * The chosen filters, each with a cross, and one link that removes them all. Below 992 px those are left out that stand with their
 * cross in the row of quick filters, and all of it when that leaves nothing.
 */
export function ActiveFilters({ overview }: { overview: Listing }) {
  const { active_filters: active } = overview
  const { choose } = useChoices()
  if (active.length === 0) return null
  const others = listOtherChoices(overview)
  const isOnlyInRow = active.length === 1 && others.length === 0
  return (
    <ul
      aria-label="Gekozen filters"
      className={clsx('mt-4 flex flex-wrap items-center gap-2', isOnlyInRow && 'max-lg:hidden')}
    >
      {active.map((filter) => (
        <li
          key={`${filter.group} ${filter.title}`}
          className={clsx(!others.includes(filter) && 'max-lg:hidden')}
        >
          <RemovableChip
            to={filter.remove_url}
            label={filter.title}
            preventScrollReset
            onClick={onPlainClick(() => choose(filter, false))}
          />
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
  const { drop } = useChoices()
  return (
    <Link
      to={url}
      preventScrollReset
      onClick={(event) => isPlainClick(event) && drop()}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline"
    >
      <RotateCcw className="size-4" aria-hidden="true" />
      Herstel filters
    </Link>
  )
}
