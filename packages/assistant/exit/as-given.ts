import { createLanguage } from '@sluimer/search/text/words/language'
import type { Facts } from './facts.ts'
import { listKeys, splitClauses } from './misplaced.ts'

const dutch = createLanguage()
/** Words with which an amount or a day is told, whatever it is of. */
const telling = new Set(
  listStems('kost kosten prijs betaal betalen bezorgen bezorging bezorgd verzenden komt levering vanaf'),
)
const places = new Set(listStems('Nederland België'))
/** More than the amount is for, or less. */
const beside = /\b(?:samen|inclusief|met|per)\b/iu
const sentenceEnd = /(?<=[.!?])\s+|\n+/u

/**
 * Whether a sentence of a model tells its amounts and days in the words of what they belong to: another kind of goods and
 * another country have another price.
 */
export function tellsAsGiven(sentence: string, { owned, values, texts }: Facts): boolean {
  const sources = [
    ...[...owned].map(([name, own]) => toSource([name, ...own].join('; '))),
    ...values.map((value) => toSource(value)),
    ...texts.flatMap((text) => text.split(sentenceEnd).flatMap(listPieces)),
  ]
  const isOwn = texts.some((text) => text.includes(sentence))
  if (beside.test(sentence) && listKeys(sentence).length > 0 && !isOwn) return false
  return splitClauses(sentence).every(({ clause }) => {
    const stems = listStems(dropNames(clause, owned)).filter((stem) => !/\d/.test(stem) && !telling.has(stem))
    return listKeys(clause).every((key) =>
      sources.some(({ keys, words }) => keys.has(key) && stems.every((stem) => words.has(stem))),
    )
  })
}

/** The words before a clause count as well, 'en in België € 6,95' is of a parcel, but not another country. */
function listPieces(sentence: string) {
  return splitClauses(sentence).map(({ clause, before }) => {
    const isPlaced = listStems(clause).some((word) => places.has(word))
    return toSource(clause, isPlaced ? before.replace(/Nederland|België/gu, '') : before)
  })
}

function toSource(text: string, before = '') {
  return { keys: new Set(listKeys(text)), words: new Set(listStems(`${before} ${text}`)) }
}

/** Leaves the names of products out of a text: they are no words of the shop's own. */
export function dropNames(text: string, owned: Facts['owned']): string {
  return [...owned.keys()].reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Returns the stems of the words of a text that say something. */
export function listStems(text: string): string[] {
  const words = dutch.splitWords(text).filter((word) => !dutch.isStopWord(word))
  return words.map(dutch.stem)
}
