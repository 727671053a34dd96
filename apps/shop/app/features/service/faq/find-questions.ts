import type { RichText } from '@sluimer/contract/content/rich-text'
import { toPlainWords } from '../../rich-text/plain-words.ts'

/** The name of the field, and of the parameter, with the words that are looked for. */
export const lookupField = 'zoek'
/** More than anyone types, and little to look for in some hundred answers. */
export const longestLookup = 100

/**
 * Returns the questions of a page that have all these words in the question or its answer, each list below its own heading, and how
 * many they are. A part of a word is enough, so "ruil" finds "ruilen"; capitals and accents make no difference.
 */
export function findQuestions(body: RichText, lookup: string): { body: RichText; count: number } {
  const words = toComparable(lookup).match(/[\p{L}\p{N}]+/gu) ?? []
  const found: RichText = []
  let heading: RichText[number] | undefined
  let count = 0
  for (const block of body) {
    if (block.type === 'heading') heading = block
    if (block.type !== 'questions') continue
    const items = block.items.filter(({ question, answer }) => {
      const text = toComparable(`${question} ${toPlainWords(answer)}`)
      return words.every((word) => text.includes(word))
    })
    if (items.length === 0) continue
    if (heading !== undefined) found.push(heading)
    found.push({ ...block, items })
    heading = undefined
    count += items.length
  }
  return { body: found, count }
}

function toComparable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
