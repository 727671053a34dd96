import type { SortOrder } from '@sluimer/search/port'

export interface SortChoice {
  label: string
  /** The value of tn_sort. */
  value: string
  order: SortOrder
}

type SortChoices = readonly [SortChoice, ...SortChoice[]]

/** Sorts by what the shop recommends: demand, stock, savings and novelty (packages/search/store/recommendation). */
const recommended: SortChoice = { label: 'Aanbevolen', value: 'recommended', order: 'recommended' }
/** Sorts by how well a product matches the text. */
const relevant: SortChoice = { label: 'Relevantie', value: 'relevance', order: 'relevance' }

const byFigures: readonly SortChoice[] = [
  { label: 'Populair', value: 'popular', order: 'popularity' },
  { label: 'Prijs laag - hoog', value: 'price_asc', order: 'price_asc' },
  { label: 'Prijs hoog - laag', value: 'price_desc', order: 'price_desc' },
  { label: 'Nieuwste', value: 'newest', order: 'newest' },
  { label: 'Hoogste korting', value: 'discount', order: 'discount' },
]

/** The ways to sort a listing, in the order in which they are offered (CT-06); urls leave out the first. */
export const sortChoices: SortChoices = [recommended, ...byFigures]
/** The same for the results of a text. */
export const sortChoicesByText: SortChoices = [relevant, ...byFigures]

/** Returns the sort option of that name; anything else means the first. */
export function chooseSort(value: string | null, choices: SortChoices): SortChoice {
  return choices.find((choice) => choice.value === value) ?? choices[0]
}
