import { emptyHeads } from '../../dutch/empty-heads.ts'
import { findDirectMatches, hasPrimary } from '../vocabulary/direct-matches.ts'
import { beginsTitles } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isFirstPart, isRecurringHead, withoutLinkingLetters } from '../words/compound-parts.ts'

const shortestFirstPart = 3
const shortestHead = 4
/**
 * The share of titles that a word must begin to be a thing. Topper does, though more titles name it after a sheet;
 * jersey begins none.
 */
const someTitles = 0.1

export interface CompoundParts {
  first: string
  head: string
}

/** Words that were written as one, in their order, and the place of the one that says what to buy. */
export interface SplitWord {
  parts: readonly string[]
  kindAt: number
}

/**
 * Splits two or three words of the shop that are written as one: boxspringtopper, hoeslakenjersey. Two words go before
 * three; a split whose end names a kind of product goes before one whose beginning does; of several, the one with the
 * longest name of a kind is used.
 */
export function splitCompound(word: string, vocabulary: Vocabulary): SplitWord | undefined {
  const two = splitInTwo(word, vocabulary)
  if (two) return two
  for (let end = shortestFirstPart; end <= word.length - shortestHead; end++) {
    const head = word.slice(end)
    if (!isPart(head, vocabulary)) continue
    for (const rest of withoutLinkingLetters(word.slice(0, end))) {
      const before = splitInTwo(rest, vocabulary)
      if (before) return withKind([...before.parts, head], vocabulary)
    }
  }
  return undefined
}

function splitInTwo(word: string, vocabulary: Vocabulary): SplitWord | undefined {
  let other: SplitWord | undefined
  for (let end = shortestFirstPart; end <= word.length - shortestHead; end++) {
    const head = word.slice(end)
    if (!isPart(head, vocabulary)) continue
    const first = withoutLinkingLetters(word.slice(0, end)).find((part) => isPart(part, vocabulary))
    if (first === undefined) continue
    const split = withKind([first, head], vocabulary)
    if (split.kindAt === 1 && namesKind(head, vocabulary)) return split
    other = split
  }
  return other
}

/** Takes the last part as the kind, unless only another one names products. */
function withKind(parts: readonly string[], vocabulary: Vocabulary): SplitWord {
  const kindAt = parts.findLastIndex((part) => namesKind(part, vocabulary))
  return { parts, kindAt: kindAt < 0 ? parts.length - 1 : kindAt }
}

function namesKind(part: string, vocabulary: Vocabulary): boolean {
  const term = vocabulary.findPrimaryTerm(part)
  if (term === undefined) return false
  return vocabulary.isCategoryWord(term) || beginsTitles(term, vocabulary, someTitles)
}

/** Whether letters are a word of the shop, or a word of the lists that leads to one: baby. */
function isPart(part: string, vocabulary: Vocabulary): boolean {
  if (part.length < shortestFirstPart) return false
  if (vocabulary.findPrimaryTerm(part) !== undefined) return true
  return (
    vocabulary.language.isListed(part) && hasPrimary(findDirectMatches(part, vocabulary, false), vocabulary)
  )
}

/** Returns what a compound is for or like when its end says nothing: tuin for tuinset. */
export function withoutEmptyHead(word: string, vocabulary: Vocabulary): string | undefined {
  const head = emptyHeads.find((end) => word.endsWith(end))
  if (head === undefined) return undefined
  return withoutLinkingLetters(word.slice(0, -head.length)).find(
    (part) =>
      part.length >= shortestFirstPart && hasPrimary(findDirectMatches(part, vocabulary, false), vocabulary),
  )
}

/** Whether letters are a word of the shop or of the lists, and not there by chance: "neren" ends retourneren. */
function isWord(letters: string, vocabulary: Vocabulary): boolean {
  const { language, heads } = vocabulary
  const isListed = language.isListed(letters) || language.isKnownWhole(letters)
  return isListed || vocabulary.countUses(letters) > 0 || heads.countUses(letters) > 0
}

/** Returns the longest meaningful word at the end of a word: bed in kinderbed, bank in loungebank. */
export function findHead(word: string, vocabulary: Vocabulary): CompoundParts | undefined {
  for (let start = shortestFirstPart; start <= word.length - shortestFirstPart; start++) {
    const first = word.slice(0, start)
    const head = word.slice(start)
    if (!isWord(head, vocabulary)) continue
    const hasFirstPart = isFirstPart(first, vocabulary)
    const isLongEnough = hasFirstPart || head.length >= shortestHead
    if (isLongEnough && vocabulary.findPrimaryTerm(head) !== undefined) return { first, head }
    // The shop may have the word only in other compounds (tafellamp for leeslamp), or under another name.
    const isMeant = hasFirstPart || isRecurringHead(head, vocabulary) || vocabulary.language.isListed(head)
    if (
      isMeant &&
      head.length >= shortestHead &&
      hasPrimary(findDirectMatches(head, vocabulary, false), vocabulary)
    ) {
      return { first, head }
    }
  }
  return undefined
}
