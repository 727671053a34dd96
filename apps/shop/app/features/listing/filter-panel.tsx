import type { Listing } from '@sluimer/contract/catalog/overview'
import { WizardStart } from '../wizard/wizard-start.tsx'
import { FilterGroup, filterGroupId } from './filter-group.tsx'

/**
 * CT-05, CT-08: every group of filters. Each choice is a link, so it works at once and without scripts.
 */
export function FilterPanel({ overview }: { overview: Listing }) {
  return (
    <>
      <h2 className="text-h3">Filteren</h2>
      <WizardStart className="mt-3 mb-2 max-lg:hidden" />
      <FilterGroups overview={overview} hasIds />
    </>
  )
}

/** Only the groups. In a window, one of them may be opened by a quick filter. */
export function FilterGroups(props: { overview: Listing; hasIds?: boolean; askedFor?: string | undefined }) {
  const { overview } = props
  return (
    <>
      {overview.filters.map((filter) => (
        <FilterGroup
          key={filter.url_key}
          filter={filter}
          id={props.hasIds ? filterGroupId(filter) : undefined}
          isAskedFor={filter.url_key === props.askedFor}
          isFirstChoice={overview.active_filters.length === 0}
        />
      ))}
    </>
  )
}
