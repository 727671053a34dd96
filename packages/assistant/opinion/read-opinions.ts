import { type Aspect, aspects } from '@sluimer/domain/review/aspects'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { general, gone, tooMuch, turning, wordsOfAspect } from './aspects.ts'

type Tone = 'good' | 'bad'
/** What one review says of one aspect. */
interface Opinion {
  aspect: Aspect
  tone: Tone
}

/** Changes whenever the words or the rules change: reviews that were read with other ones are read again. */
export const opinionRules = 1

const { stem } = createLanguage()
const stemsOf = (words: readonly string[]) =>
  new Set(words.flatMap((word) => splitTokens(fold(word))).map(stem))

const known = aspects.map((aspect) => {
  const { topics, good, bad } = wordsOfAspect[aspect]
  return { aspect, topics: stemsOf(topics), good: stemsOf(good), bad: stemsOf(bad) }
})
const generalGood = stemsOf(general.good)
const generalBad = stemsOf(general.bad)
const turningWords = new Set<string>(turning)
const goneWords = new Set<string>(gone)
const tooMuchWords = new Set<string>(tooMuch)
/** How many words before a judging word 'niet' still belongs to it: 'niet zo heel erg zacht'. */
const reach = 3

/** One thought at a time: 'Zacht, maar stinkt' says a good thing and a bad one. */
const betweenThoughts = /[.!?;:\n]+|,|\b(?:maar|echter|alleen|behalve|terwijl|hoewel|al)\b/u

/**
 * Returns what a review says of the aspects of an article, each once. A thought counts when it is about an aspect and says whether
 * that is good: by a word of the aspect itself ('stinkt'), or by a general one beside it ('de kleur valt tegen'). 'Niet' and 'te' turn a
 * judgement around. When a review says both, the aspect counts as bad: who looks for faults wants to read it. The text is data
 * and nothing else; no model reads it, and the same text always gives the same opinions.
 */
export function readOpinions(text: string): Opinion[] {
  const tones = new Map<Aspect, Tone>()
  for (const thought of fold(text).split(betweenThoughts)) {
    const words = withoutVerb(splitTokens(thought))
    const stems = words.map(stem)
    const overall = judge(words, stems, generalGood, generalBad)
    for (const { aspect, topics, good, bad } of known) {
      const own = judge(words, stems, good, bad)
      const isAbout = stems.some((word) => topics.has(word))
      const tone = own ?? (isAbout ? overall : undefined)
      if (tone !== undefined && tones.get(aspect) !== 'bad') tones.set(aspect, tone)
    }
  }
  return aspects.flatMap((aspect) => {
    const tone = tones.get(aspect)
    return tone === undefined ? [] : [{ aspect, tone }]
  })
}

/** Leaves out 'was' where it is the past of 'zijn', and not the laundry: 'de was', 'elke was'. */
function withoutVerb(words: readonly string[]): string[] {
  return words.filter((word, at) => word !== 'was' || laundryArticles.has(words[at - 1] ?? ''))
}
const laundryArticles = new Set(['de', 'elke', 'iedere', 'een'])

/** Returns whether the words of a thought judge well or badly; a bad word outweighs a good one. */
function judge(
  words: readonly string[],
  stems: readonly string[],
  good: ReadonlySet<string>,
  bad: ReadonlySet<string>,
): Tone | undefined {
  const found = stems.flatMap((word, at): Tone[] => {
    if (!good.has(word) && !bad.has(word)) return []
    const before = words.slice(Math.max(0, at - reach), at)
    const isTurned =
      before.some((other) => turningWords.has(other)) ||
      words[at + 1] === 'niet' ||
      (bad.has(word) && words.slice(at + 1, at + 1 + reach).some((other) => goneWords.has(other)))
    const isTooMuch = tooMuchWords.has(words[at - 1] ?? '')
    // 'Te warm' is too much, and 'te warmen' is only something to do.
    if (isTooMuch && words[at]?.endsWith('en')) return []
    // 'Niet te warm' is as good as 'warm'.
    const isGood = bad.has(word) ? isTurned : isTurned === isTooMuch
    return [isGood ? 'good' : 'bad']
  })
  if (found.includes('bad')) return 'bad'
  return found[0]
}
