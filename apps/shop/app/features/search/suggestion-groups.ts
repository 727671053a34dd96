import type { SearchSuggestions } from '@sluimer/contract/catalog/search'
import type { Link } from '@sluimer/contract/platform/primitives'
import { searchAddress } from './search-address.ts'

export interface SuggestionOption {
  /** Its place in the whole list. */
  index: number
  title: string
  /** Undefined for the option that clears the recent searches. */
  link: string | undefined
  product?: SearchSuggestions['products'][number]
}
export interface SuggestionGroup {
  title: string
  options: SuggestionOption[]
}
/** The group of the link to all results, which needs no heading. */
export const wayToAll = 'Verder'

interface Unnumbered {
  title: string
  options: readonly Omit<SuggestionOption, 'index'>[]
}

/** Returns suggestions in the order of the arrow keys; the link to all results comes last. */
export function groupSuggestions(suggestions: SearchSuggestions, text: string): SuggestionGroup[] {
  const { did_you_mean: meant, phrases, categories, brands, pages, products } = suggestions
  const groups = [
    { title: 'Bedoel je', options: meant === null ? [] : [meant] },
    { title: 'Klantenservice', options: pages },
    { title: 'Categorieën', options: categories },
    { title: 'Zoeken naar', options: phrases.filter(({ link }) => link !== meant?.link) },
    { title: 'Merken', options: brands },
    { title: 'Producten', options: products.map((product) => ({ ...product, product })) },
  ]
  if (groups.every(({ options }) => options.length === 0)) return []
  const all = { title: `Alle resultaten voor “${text.trim()}”`, link: searchAddress(text.trim()) }
  return numbered([...groups, { title: wayToAll, options: [all] }])
}

/** Returns what an empty field offers: recent searches, with an option to clear them, and the departments. */
export function startGroups(recent: readonly string[], departments: readonly Link[]): SuggestionGroup[] {
  const searched = recent.map((text) => ({ title: text, link: searchAddress(text) }))
  const forget = { title: 'Wis wat je eerder zocht', link: undefined }
  return numbered([
    { title: 'Eerder gezocht', options: searched.length > 0 ? [...searched, forget] : [] },
    { title: 'Afdelingen', options: departments },
  ])
}

function numbered(groups: readonly Unnumbered[]): SuggestionGroup[] {
  let index = 0
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ title, options }) => ({
      title,
      options: options.map((option) => ({ ...option, index: index++ })),
    }))
}
