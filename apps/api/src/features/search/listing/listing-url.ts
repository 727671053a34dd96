import type { FacetChoice } from '../index/facet-set.ts'
import {
  highestEuros,
  type ListingRequest,
  type PriceBorders,
  pageKey,
  priceKey,
  toFacetParameter,
} from './listing.ts'

export interface ListingUrl {
  url: string
  /** The part after the question mark, without it. */
  raw_url: string
}

type Target = Pick<ListingRequest, 'place' | 'choices' | 'price' | 'sort'>

/**
 * Returns the address of a listing. In a category the first three choices are in the path and the others in the query
 * (RT-13), always in the same order, so that one listing has one address. `page` is a number or a range such as `1-3`.
 */
export function buildListingUrl({ place, choices, price, sort }: Target, page?: string): ListingUrl {
  const inPath = choices.slice(0, place.mostPathValues).map((choice) => choice.value.slug)
  const path = `/${[place.path, ...inPath].join('/')}/`
  const parameters = place.ownQuery === '' ? [] : [place.ownQuery]
  parameters.push(...facetParameters(choices.slice(place.mostPathValues)))
  if (price !== undefined) parameters.push(`${toFacetParameter(priceKey)}=${bordersText(price)}`)
  if (sort !== place.sortChoices[0]) parameters.push(`tn_sort=${sort.value}`)
  if (page !== undefined) parameters.push(`${pageKey}=${page}`)
  const raw_url = parameters.join('&')
  return { url: raw_url === '' ? path : `${path}?${raw_url}`, raw_url }
}

function bordersText({ min, max }: PriceBorders): string {
  return `${min}-${max < highestEuros ? max : ''}`
}

/** Keys and slugs consist of lower-case letters, digits and hyphens, so nothing here needs escaping. */
function facetParameters(choices: readonly FacetChoice[]): string[] {
  const byKey = Map.groupBy(choices, (choice) => choice.facet.key)
  return Array.from(byKey, ([key, same]) => {
    const slugs = same.map((choice) => choice.value.slug).join('|')
    return `${toFacetParameter(key)}=${slugs}`
  })
}
