import type { Filter } from '@sluimer/contract/catalog/overview'
import { useEffect, useRef } from 'react'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { FilterValues } from './filter-values.tsx'
import { PriceFilter } from './price-filter.tsx'

/** Returns the id of a group in the page, for links without scripts. */
export function filterGroupId({ url_key }: Pick<Filter, 'url_key'>): string {
  return `filter-${url_key}`
}

export interface FilterGroupProps {
  filter: Filter
  /** The group's own id, left out in a window: the same group is on the page too, and an id may occur only once. */
  id?: string | undefined
  /** Whether a quick filter opened the group: it is unfolded and scrolled into view. */
  isAskedFor?: boolean
  /** Whether this is the first choice: its links lead to pages that search engines may follow. */
  isFirstChoice: boolean
}

/** CT-08: a group with its values, either folding or always open. */
export function FilterGroup({ filter, id, isAskedFor = false, isFirstChoice }: FilterGroupProps) {
  const { title, nr_of_attributes_selected: chosen } = filter
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) box.current?.scrollIntoView({ block: 'start' })
  }, [isAskedFor])
  const content = (
    <>
      {filter.info_text && <p className="mb-3 text-sm text-ink-soft">{filter.info_text}</p>}
      {filter.selection_type === 'slider' ? (
        <PriceFilter filter={filter} />
      ) : (
        <FilterValues filter={filter} isFirstChoice={isFirstChoice} />
      )}
    </>
  )
  return (
    <div ref={box} id={id} data-asked-for={isAskedFor || undefined}>
      {filter.is_collapsible ? (
        <Disclosure
          title={title}
          isOpenAtFirst={isAskedFor || !filter.is_collapsed || chosen > 0}
          trailing={<ChosenCount count={chosen} />}
        >
          {content}
        </Disclosure>
      ) : (
        <section className="border-b border-sand pb-5">
          <h3 className="flex min-h-14 items-center gap-3 py-3 text-base">
            <span className="grow">{title}</span>
            <ChosenCount count={chosen} />
          </h3>
          {content}
        </section>
      )}
    </div>
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
