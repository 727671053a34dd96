import { wordParts } from './word-parts.ts'

/** Shorter words fit any column of the shop. */
const leastLetters = 10
/** A part of a word on a line of its own has at least this many letters. */
const leastPart = 3

const parts = new Set(wordParts)
const longestPart = Math.max(...wordParts.map((part) => part.length))
const longWord = new RegExp(`\\p{L}{${leastLetters},}`, 'gu')
const vowels = /ij|[aeiouyàáâèéêëîïòóôöùúûü]+/g
/** Sounds that begin a syllable together: "lin-nen", but "scha-pen" and "af-bla-zen". */
const onsets = /(?:sch[r]?|spr|spl|str|[bcfgkpv]l|[bcdfgkptvw]r|[dtz]w|kn|ch|th)$/

/** Returns the long words of a text with the parts into which a line may break them, each once. */
export function hyphenateWords(text: string): [word: string, parts: string[]][] {
  const words = new Set(text.match(longWord) ?? [])
  return [...words].flatMap((word): [string, string[]][] => {
    const split = hyphenate(word)
    return split.length > 1 ? [[word, split]] : []
  })
}

/**
 * Returns the parts of a word: those of a compound, or else its syllables. A compound is not split further: its parts fit, and
 * a line that ends between them reads best.
 */
export function hyphenate(word: string): string[] {
  const found = findParts(word.toLowerCase())
  const compound = joinShort(found ?? [])
  return takeLetters(word, compound.length > 1 ? compound : joinShort(splitSyllables(word)))
}

/** Returns the parts of which a word consists, as few as possible; undefined when something is left over. */
function findParts(word: string): string[] | undefined {
  /** For the first letters of the word, by their number: the fewest parts that make them up, and where the last one begins. */
  const best: ({ count: number; start: number } | undefined)[] = [{ count: 0, start: 0 }]
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - longestPart); start < end; start++) {
      const before = best[start]
      if (before === undefined || !parts.has(word.slice(start, end))) continue
      const count = before.count + 1
      if (count < (best[end]?.count ?? Number.POSITIVE_INFINITY)) best[end] = { count, start }
    }
  }
  const found: string[] = []
  for (let end = word.length; end > 0; ) {
    const last = best[end]
    if (last === undefined) return undefined
    found.push(word.slice(last.start, end))
    end = last.start
  }
  return found.reverse()
}

/** Splits a word that is no compound: of the consonants between two vowels the last begins the next syllable. */
function splitSyllables(word: string): string[] {
  const found = [...word.toLowerCase().matchAll(vowels)]
  const cuts = found.slice(1).flatMap((vowel, place) => {
    const previous = found[place]
    if (previous === undefined) return []
    const from = previous.index + previous[0].length
    const between = word.slice(from, vowel.index)
    if (between === '') return []
    const onset = onsets.exec(between)?.[0].length ?? 1
    return [vowel.index - onset]
  })
  return [0, ...cuts].map((cut, place) => word.slice(cut, cuts[place]))
}

/** Joins parts that are too short to stand alone to the part after them, the last ones to the part before. */
function joinShort(syllables: readonly string[]): string[] {
  const joined: string[] = []
  for (const syllable of syllables) {
    const last = joined.at(-1)
    if (last !== undefined && last.length < leastPart) joined[joined.length - 1] = last + syllable
    else joined.push(syllable)
  }
  const last = joined.at(-1) ?? ''
  if (last.length >= leastPart || joined.length < 2) return joined
  return [...joined.slice(0, -2), `${joined.at(-2)}${last}`]
}

/** Returns the letters of the word itself, capitals too, in parts as long as these. */
function takeLetters(word: string, lengths: readonly string[]): string[] {
  let from = 0
  return lengths.map(({ length }) => {
    const part = word.slice(from, from + length)
    from += length
    return part
  })
}
