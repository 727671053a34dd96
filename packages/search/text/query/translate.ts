import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Translation } from '../words/phrase-book.ts'
import type { ReadWord } from './asked-word.ts'

/**
 * Replaces words in another language, or several words for one thing, by Dutch: "duvet cover", "koude voeten in bed".
 * Phrases go before single words. A single word that the shop or its lists know as Dutch stays, and so does a text that
 * would become empty.
 */
export function translate(
  words: readonly string[],
  vocabulary: Vocabulary,
  isValue: (word: string) => boolean,
): ReadWord[] {
  const read: ReadWord[] = []
  for (let i = 0; i < words.length; ) {
    const word = words[i] as string
    const found = findMeaning(words, i, vocabulary)
    const others = found ? words.toSpliced(i, found.length) : []
    if (found && (!found.isDutchToo || others.every((other) => narrowsOnly(other, vocabulary, isValue)))) {
      const typed = words.slice(i, i + found.length)
      read.push(
        ...found.words.map((dutch, at) => ({
          typed: at === 0 ? typed : [],
          word: dutch,
          isTranslated: true as const,
        })),
      )
      i += found.length
    } else {
      read.push({ typed: [word], word })
      i++
    }
  }
  const isForeign = read.some(({ isTranslated }) => isTranslated)
  return isForeign ? read : words.map((word) => ({ typed: [word], word }))
}

/** Returns what the words from `start` mean. A single word that the shop or its lists know as Dutch counts as Dutch. */
function findMeaning(
  words: readonly string[],
  start: number,
  vocabulary: Vocabulary,
): Translation | undefined {
  const found = vocabulary.language.phrases.find(words, start)
  if (!found || found.length > 1 || found.isDutchToo) return found
  const [word = '', next = ''] = words.slice(start)
  // grand foulard is Flemish for a bedspread
  if (next !== '' && vocabulary.language.isListed(word + next)) return undefined
  return vocabulary.countUses(word) > 0 || vocabulary.language.isListed(word) ? undefined : found
}

function narrowsOnly(word: string, { language }: Vocabulary, isValue: (word: string) => boolean): boolean {
  return (
    /\d/.test(word) || isValue(word) || language.findWish(word) !== undefined || language.phrases.has(word)
  )
}
