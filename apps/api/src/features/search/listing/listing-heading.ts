import { formatEuro } from '@sluimer/domain/money/euro'
import type { PriceRange } from '@sluimer/search/port'
import type { FacetChoice } from '../index/facet-set.ts'

/**
 * Returns the title of a category's listing with these choices: 'Dekbedovertrekken van katoen' for one value of a group
 * that has words for it, 'Dekbedovertrekken: katoen, wit' for any others.
 */
export function formatHeading(title: string, choices: readonly FacetChoice[]): string {
  const [choice] = choices
  if (choice === undefined) return title
  const pattern = choices.length === 1 ? choice.facet.pageTitle : null
  const values = choices.map(({ value }) => inSentence(value.title)).join(', ')
  if (pattern === null) return `${title}: ${values}`
  return pattern.replaceAll(/\{(category|value)\}/g, (_, name) => (name === 'category' ? title : values))
}

/** Says in one sentence what there is of the chosen values; empty when there is nothing. */
export function formatIntro({ total, price }: { total: number; price: PriceRange | null }): string {
  if (total === 0 || price === null) return ''
  const { minCents, maxCents } = price
  if (total === 1) return `We hebben er 1, voor ${formatEuro(minCents)}.`
  const prices =
    minCents === maxCents
      ? `voor ${formatEuro(minCents)}`
      : `van ${formatEuro(minCents)} tot ${formatEuro(maxCents)}`
  return `Kies uit ${new Intl.NumberFormat('nl-NL').format(total)} producten, ${prices}.`
}

/** Writes 'Katoen' as 'katoen'; a title in capitals or with a leading digit stays. */
function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
