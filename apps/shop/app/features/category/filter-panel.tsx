import type { Filter, Listing } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FilterValues } from './filter-values.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useIsListingPending } from './use-is-listing-pending.ts'

/**
 * CT-05, CT-08: every group of filters. Each choice is a link, so it works at once and without scripts. The links know the
 * choices so far: while one is on its way a second press waits, or it would undo the first.
 */
export function FilterPanel({ overview, hasTitle = true }: { overview: Listing; hasTitle?: boolean }) {
  const isPending = useIsListingPending(overview)
  return (
    <div aria-busy={isPending} className={clsx(isPending && 'pointer-events-none')}>
      {hasTitle && <h2 className="text-h3">Filteren</h2>}
      {overview.filters.map((filter) => (
        <FilterGroup key={filter.url_key} filter={filter} />
      ))}
    </div>
  )
}

function FilterGroup({ filter }: { filter: Filter }) {
  const { title, nr_of_attributes_selected: chosen } = filter
  const content = (
    <>
      {filter.info_text && <p className="mb-3 text-sm text-ink-soft">{filter.info_text}</p>}
      {filter.selection_type === 'slider' ? (
        <PriceFilter filter={filter} />
      ) : (
        <FilterValues filter={filter} />
      )}
    </>
  )
  if (!filter.is_collapsible)
    return (
      <section className="border-b border-sand pb-5">
        <h3 className="flex min-h-14 items-center gap-3 py-3 text-base">
          <span className="grow">{title}</span>
          <ChosenCount count={chosen} />
        </h3>
        {content}
      </section>
    )
  return (
    <Disclosure
      title={title}
      isOpenAtFirst={!filter.is_collapsed || chosen > 0}
      trailing={<ChosenCount count={chosen} />}
    >
      {content}
    </Disclosure>
  )
}

function ChosenCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-pine px-1.5 text-xs font-bold text-white tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{count} gekozen</span>
    </span>
  )
}
