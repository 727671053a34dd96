import { createLanguage } from '@sluimer/search/text/words/language'
import { type Features, listFeatures } from '../intent/features.ts'

/** A part of a page by the shop: a question with its answer, or what is below a heading. */
export interface Passage {
  /** Its question or heading. */
  readonly title: string
  readonly pageTitle: string
  /** The address of the part. */
  readonly path: string
  /** Words with which shoppers look for it, from staff. */
  readonly searchWords: string
  /** Its plain text. */
  readonly text: string
}

export interface FoundPassage {
  readonly passage: Passage
  /** Grows with how much of the question it covers; 0 and less is never returned. */
  readonly score: number
}

/** Finds passages by the words of a question; `topic` are words that belong to what the question is about. */
export interface PassageIndex {
  find(question: string, topic: string): FoundPassage[]
}

const fieldWeights = { title: 2, searchWords: 1, pageTitle: 0.5, text: 1 } as const
/** A word that the question does not have, but that belongs to its subject. */
const topicWeight = 0.3
const synonymWeight = 0.6
/** A passage whose title is a question was written as an answer. */
const answerBonus = 1.2
/** What it counts for that a title resembles the question, as the classifier sees both: in words, letters and concepts. */
const titleWeight = 8
const textWeight = 6
/** A question about money is answered by an amount. */
const amountBonus = 1.3
const asksAmount = /\b(?:kost\w*|\w+kosten|hoeveel|prijs|tarief|betaal|betalen voor|duur)\b/iu
/** The usual constants of BM25: how fast repetition stops counting, and how much a long passage loses. */
const saturation = 1.2
const lengthShare = 0.4
const dutch = createLanguage()

/** Builds an index of passages, ranked by BM25 over their fields. */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const rows = passages.map((passage) => ({
    passage,
    counts: countStems(passage),
    title: listFeatures(passage.title),
    text: listFeatures(passage.text),
  }))
  const lengths = rows.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0))
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / (rows.length || 1)
  const holders = new Map<string, number>()
  for (const { counts } of rows)
    for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => {
    const count = holders.get(stem) ?? 0
    return Math.log(1 + (rows.length - count + 0.5) / (count + 0.5))
  }
  return {
    find(question, topic) {
      const features = toMap(listFeatures(question))
      const asked = [...toTerms(question, 1), ...toTerms(topic, topicWeight)]
      const found = rows.map(({ passage, counts, title, text }, at) => {
        const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / (meanLength || 1))
        const score = asked.reduce((sum, { stems, weight }) => {
          const best = stems.map(([stem, share]) => {
            const count = counts.get(stem) ?? 0
            return (share * rarity(stem) * count * (saturation + 1)) / (count + norm)
          })
          return sum + weight * Math.max(0, ...best)
        }, 0)
        const fits = asksAmount.test(question) && passage.text.includes('€')
        const bonus = (passage.title.endsWith('?') ? answerBonus : 1) * (fits ? amountBonus : 1)
        const likeness = titleWeight * multiply(features, title) + textWeight * multiply(features, text)
        return { passage, score: score > 0 ? score * bonus + likeness : 0 }
      })
      return found.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
    },
  }
}

function toMap({ places, values }: Features): Map<number, number> {
  return new Map(Array.from(places, (place, at) => [place, values[at] ?? 0]))
}

/** Returns how alike two texts are, from 0 to 1: the cosine between their features. */
function multiply(one: ReadonlyMap<number, number>, { places, values }: Features): number {
  return places.reduce((sum, place, at) => sum + (one.get(place) ?? 0) * (values[at] ?? 0), 0)
}

interface Term {
  /** The stem of a word and of its synonyms, with what each counts for. */
  readonly stems: readonly (readonly [string, number])[]
  readonly weight: number
}

function toTerms(text: string, weight: number): Term[] {
  const words = [...new Set(dutch.splitWords(text))]
  return words.map((word) => ({
    stems: [
      [dutch.stem(word), 1] as const,
      ...dutch.listAlternatives(word).map((other) => [dutch.stem(other.word), synonymWeight] as const),
    ],
    weight,
  }))
}

function countStems(passage: Passage): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [field, weight] of Object.entries(fieldWeights))
    for (const word of dutch.splitWords(passage[field as keyof typeof fieldWeights])) {
      const stem = dutch.stem(word)
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
    }
  return counts
}
