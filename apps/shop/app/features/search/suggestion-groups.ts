import type { SearchSuggestions } from '@sluimer/contract/catalog/search'
import { searchAddress } from './search-address.ts'

export interface SuggestionOption {
  /** Its place in the whole list. */
  index: number
  title: string
  link: string
  product?: SearchSuggestions['products'][number]
}
export interface SuggestionGroup {
  title: string
  options: SuggestionOption[]
}

/** Suggestions in the order in which arrow keys pass them; last comes the way to all results. */
export function suggestionGroups(suggestions: SearchSuggestions, text: string): SuggestionGroup[] {
  const { phrases, categories, brands, pages, products } = suggestions
  const groups = [
    { title: 'Klantenservice', options: pages },
    { title: 'Categorieën', options: categories },
    { title: 'Zoeken naar', options: phrases },
    { title: 'Merken', options: brands },
    { title: 'Producten', options: products.map((product) => ({ ...product, product })) },
  ].filter(({ options }) => options.length > 0)
  if (groups.length === 0) return []
  const all = { title: `Alle resultaten voor “${text.trim()}”`, link: searchAddress(text.trim()) }
  let index = 0
  return [...groups, { title: 'Verder', options: [all] }].map(({ title, options }) => ({
    title,
    options: options.map((option) => ({ ...option, index: index++ })),
  }))
}
