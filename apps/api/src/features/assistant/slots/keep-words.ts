import type { ProductIndex } from '@sluimer/search/port'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import { hasNear } from './apply-values.ts'
import { isExactWord, isForeign, readWord } from './judge-words.ts'
import type { Scope } from './scope.ts'

const dutch = createLanguage()

/** Fewer words than these are a telegram, in which a word of goods may be mistyped. */
export const mostOfTelegram = 3

/** In a sentence a word is what it is: 'gerust' is no mistyped 'geruit'. */
function isMeant(index: ProductIndex, word: string, words: readonly string[]): boolean {
  // Who writes 'beertjes' means no 'veertjes': the first letter is seldom mistyped.
  const isAlike = [undefined, word[0]?.toLowerCase()].includes(readWord(index, word)?.[0])
  return (words.length <= mostOfTelegram && isAlike) || isExactWord(index, word)
}

/** Keeps the words that some of the goods have beside the words before them. */
export function keepWords(
  index: ProductIndex,
  words: readonly string[],
  { text, ...scope }: Scope & { text: string },
) {
  const kept: string[] = []
  const ignored: string[] = []
  for (const word of words) {
    // A word of another trade is near to none of ours, however alike they are written; beside its kind it may be a name: 'tafellamp Oven'.
    const isOther = isForeign(word) && (text === '' || !isExactWord(index, word))
    if (!isOther && isMeant(index, word, words) && hasNear(index, scope, [text, ...kept, word]))
      kept.push(word)
    else ignored.push(word)
  }
  return { kept, ignored }
}

/** Keeps the words that none of the goods has in its name: of a sheet that is called 'bamboe', bamboo is not only near. */
export async function keepUnnamed(
  { search, tiles }: ListingSources,
  words: readonly string[],
  scope: Scope,
  at: Date,
): Promise<readonly string[]> {
  const unnamed: string[] = []
  for (const word of words) {
    const found = search.index.search({
      ...scope,
      text: word,
      sort: 'relevance',
      offset: 0,
      limit: mostNamed,
    })
    const shown = await tiles.getTiles(found.ids, at)
    if (
      !shown.some(({ title }) =>
        fold(title)
          .split(/[^\p{L}\d]+/u)
          .some((own) => own === fold(word) || isBeginning(dutch.stem(fold(word)), own)),
      )
    )
      unnamed.push(word)
  }
  return unnamed
}

/** 'Raketten' are on what is called 'Raketbasis'. */
function isBeginning(stem: string, own: string): boolean {
  return stem.length >= shortestStem && own.startsWith(stem)
}

const shortestStem = 5

/** The first results of a search have the goods that a word names. */
const mostNamed = 8
