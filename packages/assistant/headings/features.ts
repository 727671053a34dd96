import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import { generalise } from '../questions/generalise.ts'
import { writeOut } from '../text/write-out.ts'

const dutch = createLanguage()
/** What each kind of feature counts for, chosen by leaving out what one of the writers wrote in turn. */
export const weightOf = { word: 1, pair: 0.8, concept: 0.6, gram: 0.2 }
const gramLengths = [4, 5]
const shortestForGrams = 4
/** Enough for a story; a longer text is cut, so that a huge one costs no more. */
const mostWords = 60
const longestText = 1000

/** What one word has by itself. */
export interface WordFeatures {
  readonly stem: string
  readonly concepts: readonly string[]
  readonly grams: readonly string[]
}

/**
 * Returns what a message has, with what each counts for: the stems of its words, pairs of these, the concepts behind them, and runs of
 * letters, which survive misspellings. Accepts any text; one without letters or digits has nothing.
 */
export function listFeatures(
  text: string,
  /** Where words are remembered; who reads thousands of messages gives one, and forgets it afterwards. */
  known = new Map<string, WordFeatures>(),
): Map<string, number> {
  const words = splitWords(text)
  const found = new Map<string, number>()
  let before: string | undefined
  for (const word of words) {
    const { stem, concepts, grams } = known.get(word) ?? readWord(word)
    if (!known.has(word)) known.set(word, { stem, concepts, grams })
    found.set(`=${stem}`, weightOf.word)
    if (before !== undefined) found.set(`${before}+${stem}`, weightOf.pair)
    for (const concept of concepts) found.set(concept, weightOf.concept)
    for (const gram of grams) found.set(gram, weightOf.gram)
    before = stem
  }
  return found
}

/** A word of a message: its stem as a feature, and its runs of letters. */
export interface SaidWord {
  readonly feature: string
  readonly grams: readonly string[]
}

/** Returns the words of a message: the goods that it names, and what it says of them. */
export function listWords(text: string): { goods: SaidWord[]; others: SaidWord[] } {
  const words = splitWords(text)
  const isGoods = (word: string) => listConcepts(word).includes('goods')
  const toSaid = (word: string) => ({ feature: `=${dutch.stem(word)}`, grams: listGrams(word) })
  return {
    goods: words.filter(isGoods).map(toSaid),
    others: words.filter((word) => !isGoods(word)).map(toSaid),
  }
}

function splitWords(text: string): string[] {
  return splitTokens(fold(generalise(writeOut(text.slice(0, longestText))))).slice(0, mostWords)
}

function readWord(word: string): WordFeatures {
  const concepts = listConcepts(word).map((concept) => `#${concept}`)
  return { stem: dutch.stem(word), concepts, grams: listGrams(word) }
}

function listGrams(word: string): string[] {
  if (word.length < shortestForGrams) return []
  const closed = `<${word}>`
  const grams: string[] = []
  for (const length of gramLengths)
    for (let from = 0; from + length <= closed.length; from++) grams.push(closed.slice(from, from + length))
  return grams
}
