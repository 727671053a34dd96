import type { Vocabulary } from '../text/vocabulary/vocabulary.ts'
import type { Alternative } from '../text/words/alternatives.ts'
import type { Phrase } from './phrase.ts'
import type { PhraseList } from './phrase-list.ts'

/** How many words of the lists are examined for a beginning. */
const mostListed = 20
/** The most categories for one name. */
const mostNamed = 4
const shortestName = 3

/**
 * Returns the categories that a word or its beginning means, best first: the one with that name; those that the lists
 * give for the word (hoes: hoeslaken); those that begin with it (matr: matrassen); those of words that begin with it
 * (tapi: tapijt, here vloerkleden).
 */
export function findMeantCategories(
  typed: string,
  list: PhraseList,
  vocabulary: Vocabulary,
  isValid: (phrase: Phrase) => boolean,
): Phrase[] {
  const { language } = vocabulary
  const named = (name: string, accepts: (folded: string) => boolean) =>
    list
      .heaviest(
        name,
        mostNamed,
        (phrase, folded) => phrase.kind === 'category' && accepts(folded) && isValid(phrase),
      )
      .map(({ phrase }) => phrase)
      .toSorted((a, b) => countWords(a) - countWords(b))
  const stem = language.stem(typed)
  const ofAlternatives = (others: readonly Alternative[]) =>
    others.flatMap(({ word }) => {
      const name = language.stem(word)
      const isName = (folded: string) =>
        folded.split(/[^a-z0-9]+/).some((part) => language.stem(part) === name)
      return name.length < shortestName ? [] : named(name, isName)
    })
  const meant = [
    ...named(typed, (folded) => language.stem(folded) === stem),
    ...(language.isListed(typed) ? ofAlternatives(language.listAlternatives(typed)) : []),
    ...named(typed, (folded) => folded.startsWith(typed)),
  ]
  const begun = meant.length > 0 ? [] : startingWith(language.listedWords(), typed)
  return [...new Set([...meant, ...begun.flatMap((word) => ofAlternatives(language.listAlternatives(word)))])]
}

/** Counts the words, since Boxsprings fits a boxspring better than "Boxsprings en matrassen". */
function countWords({ text }: Phrase): number {
  return text.split(' ').length
}

function startingWith(sorted: readonly string[], beginning: string): string[] {
  return sorted.filter((word) => word.startsWith(beginning)).slice(0, mostListed)
}
