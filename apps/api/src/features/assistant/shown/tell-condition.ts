import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { createLanguage } from '@sluimer/search/text/words/language'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import { toSpokenName } from '../draft/draft.ts'

const dutch = createLanguage()
const longest = 120
const shortestWord = 4

/**
 * Tells what the page of the first of some goods says in a row about a word that no filter knows: 'op haakjes' is answered by how a curtain
 * hangs, and not dropped. Empty when no row has one of the words.
 */
export async function tellCondition(
  { products }: Pick<FilteredSources, 'products'>,
  words: readonly string[],
  first: ProductTile | undefined,
  at: Date,
): Promise<string> {
  const stems = words.filter((word) => word.length >= shortestWord).map(toRoot)
  if (first === undefined || stems.length === 0) return ''
  const [page] = await products.findPages([Number(first.id)], at)
  const rows = page?.specifications.flatMap(({ rows: some }) => some) ?? []
  const row = rows.find(
    ({ value }) =>
      value.length <= longest &&
      // A figure is that of one make, and the tile may show another.
      !/\d/u.test(value) &&
      dutch
        .splitWords(value)
        .map(toRoot)
        .some((root) => stems.includes(root)),
  )
  return row === undefined ? '' : `Bij ${toSpokenName(first)} staat onder ${row.label}: ${row.value}.`
}

/** 'Haakjes' and 'haken' hang a curtain alike. */
function toRoot(word: string): string {
  return dutch.stem(word.toLowerCase().replace(/(?<=\p{L}{3})jes?$/u, ''))
}
