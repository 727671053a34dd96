import { emptyHeads } from '../../dutch/empty-heads.ts'
import { directMatches, hasPrimary } from '../vocabulary/direct-matches.ts'
import { beginsTitles } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isFirstPart, isRecurringHead, withoutLinkingLetters } from '../words/compound-parts.ts'

const shortestFirstPart = 3
const shortestHead = 4
/** A topper is a thing though more titles name it behind a sheet than begin with it; jersey begins none. */
const someTitles = 0.1

export interface CompoundParts {
  first: string
  head: string
}

/** Words that were written as one, in their order, and the place of the one that says what is bought. */
export interface SplitWord {
  parts: readonly string[]
  kindAt: number
}

/**
 * Two or three words of the shop that are written as one: boxspringtopper, hoeslakenjersey. Two rather than three; a split
 * whose end names a kind of product before one whose beginning does, and of several the one with the longest name of it.
 */
export function splitCompound(word: string, vocabulary: Vocabulary): SplitWord | undefined {
  const two = twoPartsOf(word, vocabulary)
  if (two) return two
  for (let end = shortestFirstPart; end <= word.length - shortestHead; end++) {
    const head = word.slice(end)
    if (!isPart(head, vocabulary)) continue
    for (const rest of withoutLinkingLetters(word.slice(0, end))) {
      const before = twoPartsOf(rest, vocabulary)
      if (before) return withKind([...before.parts, head], vocabulary)
    }
  }
  return undefined
}

function twoPartsOf(word: string, vocabulary: Vocabulary): SplitWord | undefined {
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

/** The kind is the last part unless only another one names products. */
function withKind(parts: readonly string[], vocabulary: Vocabulary): SplitWord {
  const kindAt = parts.findLastIndex((part) => namesKind(part, vocabulary))
  return { parts, kindAt: kindAt < 0 ? parts.length - 1 : kindAt }
}

function namesKind(part: string, vocabulary: Vocabulary): boolean {
  const term = vocabulary.findPrimaryTerm(part)
  if (term === undefined) return false
  return vocabulary.isCategoryWord(term) || beginsTitles(term, vocabulary, someTitles)
}

/** A word of the shop, or one of the lists that leads to some: baby. */
function isPart(part: string, vocabulary: Vocabulary): boolean {
  if (part.length < shortestFirstPart) return false
  if (vocabulary.findPrimaryTerm(part) !== undefined) return true
  return vocabulary.language.isListed(part) && hasPrimary(directMatches(part, vocabulary, false), vocabulary)
}

/** What a compound is for or like when its end says nothing: tuin in tuinset. */
export function withoutEmptyHead(word: string, vocabulary: Vocabulary): string | undefined {
  const head = emptyHeads.find((end) => word.endsWith(end))
  if (head === undefined) return undefined
  return withoutLinkingLetters(word.slice(0, -head.length)).find(
    (part) =>
      part.length >= shortestFirstPart && hasPrimary(directMatches(part, vocabulary, false), vocabulary),
  )
}

/** Whether letters are a word of the shop or of the lists, and no accident: "neren" ends retourneren. */
function isWord(letters: string, vocabulary: Vocabulary): boolean {
  const { language, heads } = vocabulary
  const isListed = language.isListed(letters) || language.isKnownWhole(letters)
  return isListed || vocabulary.usesOf(letters) > 0 || heads.usesOf(letters) > 0
}

/** The longest word that a word ends in and that means something here: bed in kinderbed, bank in loungebank. */
export function findHead(word: string, vocabulary: Vocabulary): CompoundParts | undefined {
  for (let start = shortestFirstPart; start <= word.length - shortestFirstPart; start++) {
    const first = word.slice(0, start)
    const head = word.slice(start)
    if (!isWord(head, vocabulary)) continue
    const hasFirstPart = isFirstPart(first, vocabulary)
    const isLongEnough = hasFirstPart || head.length >= shortestHead
    if (isLongEnough && vocabulary.findPrimaryTerm(head) !== undefined) return { first, head }
    // The shop may have it in other compounds only (tafellamp for leeslamp), or under another name.
    const isMeant = hasFirstPart || isRecurringHead(head, vocabulary) || vocabulary.language.isListed(head)
    if (
      isMeant &&
      head.length >= shortestHead &&
      hasPrimary(directMatches(head, vocabulary, false), vocabulary)
    ) {
      return { first, head }
    }
  }
  return undefined
}
