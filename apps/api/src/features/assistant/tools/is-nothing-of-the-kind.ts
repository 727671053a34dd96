import { listConcepts } from '@sluimer/assistant/intent/concepts'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import { isForeign, isGoods, isKnownWord } from '../slots/judge-words.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'
import { find } from './find-in-index.ts'

/** In a longer wish a word of another trade is an aside: a cat that sleeps on the bed. */
const mostOfUnsold = 4

const dutch = createLanguage()

/**
 * Whether the shop sells no such thing: no word is known, goods only mention it, the thing itself is what had to be left
 * out, or it is a thing of another trade whose name merely resembles one of ours.
 */
export async function isNothingOfTheKind(
  { search, tiles }: FilteredSources,
  wish: Wish,
  { isOfKind, isOnlyNear, ignored, named }: UnderstoodWish,
  at: Date,
): Promise<boolean> {
  const { index } = search
  const words = wish.text.split(' ').filter(Boolean)
  if (words.length === 0) return false
  if (isOnlyNear) return true
  // 'Iets in bordeaux' names no thing that could be of another trade.
  if (words.every((word) => listConcepts(fold(word)).includes('color'))) return false
  const { relaxed, ids } = find(index, wish, { filters: {} })
  // 'Gebroken' belongs to no other trade in 'gebroken wit'.
  const values = named.flatMap((title) => fold(title).split(' '))
  const foreign = words.filter((word) => isForeign(word) && !values.includes(fold(word)))
  // A lamp over a dining table is a lamp: what is named first is meant.
  const isAside = isOfKind && words.length > mostOfUnsold
  if (
    foreign.length > 0 &&
    !isAside &&
    !isGoods(words.find((word) => isGoods(word) || isForeign(word)) ?? '')
  ) {
    const names = (await tiles.getTiles(ids, at))
      .flatMap(({ title }) => dutch.splitWords(title))
      .map(dutch.stem)
    return foreign.every((word) => !names.includes(dutch.stem(fold(word))))
  }
  if (isOfKind) return false
  const isStrange = (word: string) => !isKnownWord(index, word) && !/\d/.test(word)
  if (ignored.some(isStrange) && !words.some(isGoods)) return true
  if (ignored.length < words.length) return false
  if (relaxed === undefined || relaxed.corrected !== undefined) return false
  return true
}
