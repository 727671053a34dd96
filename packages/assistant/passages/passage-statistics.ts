import { createLanguage } from '@sluimer/search/text/words/language'
import type { Passage } from './passage.ts'

const fieldWeights = { title: 2, searchWords: 1, pageTitle: 0.5, text: 1 } as const
const synonymWeight = 0.6
/** The usual constants of BM25: how fast repetition stops counting, and how much a long passage loses. */
const saturation = 1.2
const lengthShare = 0.4
const dutch = createLanguage()

/** A word that is looked for. */
export interface Term {
  /** The stem of the word and of its synonyms, with what each counts for. */
  readonly stems: readonly (readonly [string, number])[]
  readonly weight: number
}

/** How often a passage has each stem, weighted by where. */
type StemCounts = ReadonlyMap<string, number>

/** What all passages together say about words. */
export interface PassageStatistics {
  /** Returns how well the passage at a place has the terms, by BM25. */
  score(at: number, terms: readonly Term[]): number
  /** Returns how much of a question the passage at a place has, from 0 to 1; a rare word counts for more. */
  coverTerms(at: number, terms: readonly Term[]): number
  /** Returns how much of a text a question has, in the same way. */
  coverText(text: string, asked: ReadonlySet<string>): number
}

/** Returns the words of a text with their synonyms. */
export function toTerms(text: string, weight: number): Term[] {
  const words = [...new Set(dutch.splitWords(text))]
  return words.map((word) => ({
    stems: [
      [dutch.stem(word), 1] as const,
      ...dutch.listAlternatives(word).map((other) => [dutch.stem(other.word), synonymWeight] as const),
    ],
    weight,
  }))
}

/** Counts the words of all passages. */
export function countPassages(passages: readonly Passage[]): PassageStatistics {
  const counted = passages.map(countStems)
  const lengths = counted.map((counts) => sum([...counts.values()]))
  const meanLength = sum(lengths) / (lengths.length || 1) || 1
  const holders = new Map<string, number>()
  for (const counts of counted)
    for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const toRarity = (count: number) => Math.log(1 + (passages.length - count + 0.5) / (count + 0.5))
  const rarities = new Map(Array.from(holders, ([stem, count]) => [stem, toRarity(count)]))
  const rarity = (stem: string) => rarities.get(stem) ?? toRarity(0)
  return {
    score(at, terms) {
      const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / meanLength)
      const counts = counted[at]
      let total = 0
      for (const { stems, weight } of terms) {
        let best = 0
        for (const [stem, share] of stems) {
          const count = counts?.get(stem)
          if (count !== undefined)
            best = Math.max(best, (share * rarity(stem) * count * (saturation + 1)) / (count + norm))
        }
        total += weight * best
      }
      return total
    },
    coverTerms(at, terms) {
      const weigh = (some: readonly Term[]) => sum(some.map(({ stems }) => rarity(stems[0]?.[0] ?? '')))
      const has = ({ stems }: Term) => stems.some(([stem]) => counted[at]?.has(stem))
      return weigh(terms.filter(has)) / (weigh(terms) || 1)
    },
    coverText(text, asked) {
      const stems = [...new Set(dutch.splitWords(text).map(dutch.stem))]
      const weigh = (some: readonly string[]) => sum(some.map(rarity))
      return weigh(stems.filter((stem) => asked.has(stem))) / (weigh(stems) || 1)
    },
  }
}

function countStems(passage: Passage): StemCounts {
  const counts = new Map<string, number>()
  for (const [field, weight] of Object.entries(fieldWeights))
    for (const word of dutch.splitWords(passage[field as keyof typeof fieldWeights])) {
      const stem = dutch.stem(word)
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
    }
  return counts
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
