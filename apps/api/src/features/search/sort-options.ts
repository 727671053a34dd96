import type { SortOrder } from '@sluimer/search/port'

export interface SortChoice {
  label: string
  /** The value of tn_sort. */
  value: string
  order: SortOrder
}

/** Sorts by what the shop recommends; the one that urls leave out. */
export const defaultSort: SortChoice = { label: 'Aanbevolen', value: 'recommended', order: 'relevance' }

/** The ways to sort a listing, in the order in which they are offered (CT-06). */
export const sortChoices: readonly SortChoice[] = [
  defaultSort,
  { label: 'Populair', value: 'popular', order: 'popularity' },
  { label: 'Prijs laag - hoog', value: 'price_asc', order: 'price_asc' },
  { label: 'Prijs hoog - laag', value: 'price_desc', order: 'price_desc' },
  { label: 'Nieuwste', value: 'newest', order: 'newest' },
  { label: 'Hoogste korting', value: 'discount', order: 'discount' },
]

/** The sort of that name; anything else means the default. */
export function sortOf(value: string | null): SortChoice {
  return sortChoices.find((choice) => choice.value === value) ?? defaultSort
}
