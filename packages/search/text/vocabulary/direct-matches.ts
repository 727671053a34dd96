import type { Alternative } from '../words/alternatives.ts'
import { isNamedShade, readColorCompound } from '../words/color-words.ts'
import { listCompoundsWithHead } from '../words/compound-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Terms that match a word, and how well (1 is the word itself). */
export type TermWeights = Map<number, number>

/** A last word that the shop does not know may be unfinished; any other word is probably complete. */
const beginningOfUnfinishedWord = 0.7
const beginningOfWholeWord = 0.4
/** "200x140" for a duvet of 140x200. */
const sizeTurned = 0.5
/** "gordijn 290 hoog" for a curtain of 140x290. */
const lengthAlone = 0.4
const shortestBeginning = 5
/** The share of its weight that a longer word loses when hardly more than its beginning was typed. */
const untypedShare = 0.3
/** One or two letters begin thousands of words; the visitor is then still typing. */
const mostBeginnings = 200
/** "overt" also begins the last part of dekbedovertrek. */
const shortestBeginningOfHead = 3
const mostHeads = 20

/**
 * Returns what a word finds without correction: itself in any form, its synonyms, the compounds whose head it is
 * (overtrek finds dekbedovertrek), and the words that it begins, with more weight when it is the last one and
 * unfinished.
 */
export function findDirectMatches(word: string, vocabulary: Vocabulary, isLast: boolean): TermWeights {
  const matches: TermWeights = new Map()
  addFormsAndCompounds(word, 1, vocabulary, matches)
  for (const { word: alternative, weight } of listAlternatives(word, vocabulary)) {
    addFormsAndCompounds(alternative, weight, vocabulary, matches)
  }
  addTurnedSize(word, vocabulary, matches)
  addBeginnings(word, vocabulary, isLast, matches)
  return matches
}

/** Whether any of the matches is a word of a title, brand, category or attribute. */
export function hasPrimary(matches: TermWeights, vocabulary: Vocabulary): boolean {
  for (const term of matches.keys()) if (vocabulary.isPrimary(term)) return true
  return false
}

/**
 * Returns the alternatives to a word. A name of the shop that ends in a color is not a shade: the brand Morgenrood is not a
 * morgen.
 */
function listAlternatives(word: string, vocabulary: Vocabulary): readonly Alternative[] {
  const alternatives = vocabulary.language.listAlternatives(word)
  const shade = vocabulary.findPrimaryTerm(word) === undefined ? undefined : readColorCompound(word)?.shade
  if (shade === undefined || isNamedShade(shade)) return alternatives
  return alternatives.filter((alternative) => alternative.word !== shade)
}

function addFormsAndCompounds(
  word: string,
  weight: number,
  vocabulary: Vocabulary,
  matches: TermWeights,
): void {
  const term = vocabulary.findTerm(word)
  if (term !== undefined) raise(matches, term, weight)
  const heads = new Set([word, vocabulary.language.stem(word)])
  if (term !== undefined) heads.add(vocabulary.getUsualWord(term))
  for (const head of heads) {
    for (const { term: compound, certainty } of listCompoundsWithHead(head, vocabulary)) {
      raise(matches, compound, weight * certainty)
    }
  }
}

function addTurnedSize(word: string, vocabulary: Vocabulary, matches: TermWeights): void {
  const [, width, length] = word.match(/^(\d+)x(\d+)$/) ?? []
  if (width === length) return
  const turned = vocabulary.findTerm(`${length}x${width}`)
  if (turned !== undefined) raise(matches, turned, sizeTurned)
}

function addBeginnings(word: string, vocabulary: Vocabulary, isLast: boolean, matches: TermWeights): void {
  const beginning = isLast ? word : vocabulary.language.stem(word)
  // A number begins a size: "160" finds 160x200 everywhere.
  const isNumber = /^\d{2,3}$/.test(word)
  if (beginning.length < (isLast || isNumber ? 2 : shortestBeginning)) return
  const term = vocabulary.findPrimaryTerm(word)
  // The name of a kind means that kind: a dekbed is not a dekbedovertrek.
  if (term !== undefined && vocabulary.isCategoryWord(term)) return
  const isUnfinished = isNumber || (isLast && vocabulary.findPrimaryTerm(word) === undefined)
  const weight = isUnfinished ? beginningOfUnfinishedWord : beginningOfWholeWord
  for (const longer of vocabulary.forwards.startingWith(isNumber ? `${word}x` : beginning, mostBeginnings)) {
    const term = vocabulary.findWord(longer)?.term
    if (term !== undefined) raise(matches, term, weight * calculateShare(word, longer, isNumber))
  }
  if (isNumber) for (const { term } of vocabulary.endingsIn(`x${word}`)) raise(matches, term, lengthAlone)
  if (isUnfinished && word.length >= shortestBeginningOfHead) {
    for (const head of vocabulary.heads.startingWith(word, mostHeads)) {
      for (const { term, certainty } of listCompoundsWithHead(head, vocabulary))
        raise(matches, term, weight * certainty)
    }
  }
}

/** Returns a larger share the more of a word was typed: matra means a matras before a matrasbeschermer. */
function calculateShare(typed: string, longer: string, isNumber: boolean): number {
  return isNumber ? 1 : 1 - untypedShare * (1 - typed.length / longer.length)
}

function raise(matches: TermWeights, term: number, weight: number): void {
  if ((matches.get(term) ?? 0) < weight) matches.set(term, weight)
}
