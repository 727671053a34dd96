import { createLanguage } from '@sluimer/search/text/words/language'
import { type Facts, listValues } from './facts.ts'

const dutch = createLanguage()
/** So many of the words of a sentence must be the shop's or the shopper's own. */
const leastShare = 0.5
/** A shorter sentence says nothing of its own: 'Dat kan.' */
const fewestWords = 3
/** What an assistant says around what it tells. */
const around = `ik we wij jij vond vind gevonden zocht hieronder bijvoorbeeld helpen vraag stel artikel artikelen winkel
  kost prijs komt bezorgd voorraad past passen kies bekijk formulier bestelling collega medewerker keus opties`

/**
 * Whether an answer of a model stands on what the tools of its turn gave: something was given, and at least half of the words of
 * each sentence are in it, in the question or in the words that an assistant says around them. Names, numbers and deeds
 * are judged by the exit check; this one stops fluent sentences about what the shop never said.
 */
export function isGrounded(content: string, facts: Facts, question: string): boolean {
  const given = [...facts.texts, ...listValues(facts)]
  if (given.length === 0 && facts.paths.size === 0) return false
  const known = new Set([...given, question, around].flatMap(listStems))
  return content.split(/(?<=[.!?])\s+|\n+/u).every((sentence) => {
    const stems = listStems(sentence)
    const found = stems.filter((stem) => known.has(stem)).length
    return stems.length < fewestWords || found >= stems.length * leastShare
  })
}

function listStems(text: string): string[] {
  return dutch.splitWords(text).map(dutch.stem)
}
