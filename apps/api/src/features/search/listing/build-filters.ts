import type { Filter, FilterAttribute } from '@sluimer/contract/catalog/overview'
import type { FacetCount, ListingResult } from '@sluimer/search/port'
import type { FacetRow, FacetValueRow } from '../../catalog/facet/facet.queries.ts'
import type { FacetSet } from '../index/facet-set.ts'
import { type ListingRequest, priceKey } from './listing.ts'
import { buildListingUrl } from './listing-url.ts'
import { buildPriceFilter } from './price-filter.ts'

/**
 * The price's place among the groups unless the category says otherwise: the third, so that a phone's quick filters
 * include it (CT-09).
 */
const usualPricePlace = 2

/**
 * Builds the filter panel of a listing (CT-05, CT-08). Every group counts without its own choice (CT-11). A group that
 * offers nothing to choose is left out, unless something in it was chosen.
 */
export function buildFilters(request: ListingRequest, result: ListingResult, facets: FacetSet): Filter[] {
  const price = buildPriceFilter(request, result.price)
  const keys = groupKeys(request, facets)
  return keys.flatMap((key) => {
    if (key === priceKey) return price ?? []
    const facet = facets.findFacet(key)
    return facet === undefined ? [] : (buildGroup(facet, request, result.counts[key] ?? [], facets) ?? [])
  })
}

/** Returns the listing's own groups in its own order, or all of them, and also any other group with a chosen value. */
function groupKeys({ place, choices }: ListingRequest, facets: FacetSet): string[] {
  const own = place.facetKeys.length > 0 ? place.facetKeys : facets.all.map((facet) => facet.key)
  const keys = new Set([...own, ...choices.map((choice) => choice.facet.key)])
  if (keys.has(priceKey)) return [...keys]
  return [...keys].toSpliced(usualPricePlace, 0, priceKey)
}

function buildGroup(
  facet: FacetRow,
  request: ListingRequest,
  counts: readonly FacetCount[],
  facets: FacetSet,
): Filter | undefined {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  const chosen = new Set(request.choices.map((choice) => choice.value))
  const values = facet.values.filter((value) => (countOf.get(value.slug) ?? 0) > 0 || chosen.has(value))
  const selected = values.filter((value) => chosen.has(value)).length
  if (values.length < 2 && selected === 0) return undefined
  return {
    title: facet.title,
    url_key: facet.key,
    selection_type: facet.selectionType,
    attributes: values.map((value) =>
      toAttribute({ facet, value, count: countOf.get(value.slug) ?? 0, request, facets }),
    ),
    is_collapsible: facet.collapsible,
    is_collapsed: facet.collapsed && selected === 0,
    info_text: facet.infoText,
    nr_of_attributes_selected: selected,
  }
}

function toAttribute({
  facet,
  value,
  count,
  request,
  facets,
}: {
  facet: FacetRow
  value: FacetValueRow
  count: number
  request: ListingRequest
  facets: FacetSet
}): FilterAttribute {
  const others = request.choices.filter((choice) => choice.value !== value)
  const isSelected = others.length < request.choices.length
  const choices = isSelected ? others : facets.inUrlOrder([...others, { facet, value }])
  return {
    title: value.title,
    value: value.slug,
    ...buildListingUrl({ ...request, choices }),
    is_selected: isSelected,
    count,
    color: value.color,
  }
}
