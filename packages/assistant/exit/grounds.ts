import { dropNames, listStems, tellsAsGiven } from './as-given.ts'
import { type Facts, listValues } from './facts.ts'

/** Of a shorter sentence each word counts: 'Je kunt betalen met bitcoin.' */
const fewestWords = 3
/** What an assistant says around what it tells. */
const around = `ik we wij jij vond vind gevonden zocht hieronder bijvoorbeeld helpen vraag stel artikel artikelen winkel
  kost prijs komt bezorgd voorraad past passen kies bekijk formulier bestelling collega medewerker keus opties`
/** Words that agree with what somebody said. */
const agreement = /^(?:ja|klopt|dat klopt|akkoord|afgesproken|inderdaad|zeker|natuurlijk|prima|ok[eé]?)\b/iu
/** Words of what tools gave in a sentence that agrees: otherwise it could agree with anything. */
const fewestToAgree = 2

/**
 * Whether an answer of a model stands on what the tools of its turn gave: at least half of the words of each sentence are in it (of
 * a short one: all) or in those that an assistant says around it. The words of the question are no ground, or whoever asks would choose
 * what may be said; nor is the name of a product. Names, numbers and deeds are judged by the exit check.
 */
export function isGrounded(content: string, facts: Facts): boolean {
  const given = new Set([...facts.texts, ...listValues(facts)].flatMap(listStems))
  if (given.size === 0 && facts.paths.size === 0) return false
  const known = new Set([...given, ...listStems(around)])
  return content.split(/(?<=[.!?])\s+|\n+/u).every((sentence) => {
    const stems = listStems(dropNames(sentence, facts.owned))
    if (agreement.test(sentence) && stems.filter((stem) => given.has(stem)).length < fewestToAgree)
      return false
    if (!tellsAsGiven(sentence, facts)) return false
    const unknown = stems.filter((stem) => !known.has(stem)).length
    return unknown <= (stems.length < fewestWords ? 0 : stems.length / 2)
  })
}
