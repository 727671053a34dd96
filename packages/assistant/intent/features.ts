import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from './concepts.ts'

/** The number of places that features share. With one byte for each intent and place the model stays below 100 kB. */
export const places = 3400
const shortestGram = 3
const longestGram = 5
/** What each kind of feature counts for, chosen by leaving out a fifth of the sentences in turn. */
const weightOf = { word: 1, stem: 1, pair: 1.5, gram: 0.35, concept: 2, concepts: 1 }
/** Enough for any question; a longer text is cut, so that a huge one costs no more. */
const mostWords = 40
const longestText = 1000
const dutch = createLanguage()

/** A text as the classifier sees it: the places of its features with their values, whose squares add up to 1. */
export interface Features {
  readonly places: Int32Array
  readonly values: Float32Array
}

/**
 * Returns the features of a text: its words and stems, pairs of words, runs of 3 to 5 letters, which survive
 * misspellings, and the concepts behind its words. Accepts any text; one without letters or digits has none.
 */
export function listFeatures(text: string): Features {
  // A word that is repeated says no more.
  const words = [...new Set(splitTokens(fold(text.slice(0, longestText))).map(toWord))].slice(0, mostWords)
  const found = new Map<number, number>()
  const add = (feature: string, value: number) => {
    const place = toPlace(feature)
    found.set(place, (found.get(place) ?? 0) + value)
  }
  words.forEach((word, at) => {
    add(`=${word}`, weightOf.word)
    add(`~${dutch.stem(word)}`, weightOf.stem)
    const next = words[at + 1]
    if (next !== undefined) add(`${word}+${next}`, weightOf.pair)
    for (const gram of listGrams(`<${word}>`)) add(gram, weightOf.gram)
  })
  const concepts = [
    ...new Set(words.flatMap((word): readonly string[] => (word === '0' ? ['number'] : listConcepts(word)))),
  ].sort()
  concepts.forEach((concept, at) => {
    add(`#${concept}`, weightOf.concept)
    for (const other of concepts.slice(at + 1)) add(`#${concept}#${other}`, weightOf.concepts)
  })
  return toUnitLength(found)
}

/** One number says as much about the subject as another. */
function toWord(word: string): string {
  return /^\d+$/.test(word) ? '0' : word
}

function listGrams(word: string): string[] {
  const grams: string[] = []
  for (let length = shortestGram; length <= longestGram; length++)
    for (let from = 0; from + length <= word.length; from++) grams.push(word.slice(from, from + length))
  return grams
}

function toUnitLength(found: ReadonlyMap<number, number>): Features {
  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0)) || 1
  return {
    places: Int32Array.from(found.keys()),
    values: Float32Array.from(found.values(), (value) => value / length),
  }
}

/** FNV-1a, a hash that is fast for short texts. */
function toPlace(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193) >>> 0
  return hash % places
}
