import { createLanguage } from '@sluimer/search/text/words/language'
import { remembered } from '@sluimer/search/text/words/remembered'
import { fold } from '@sluimer/search/text/words/tokens'
import { isGoods } from '../slots/judge-words.ts'

const dutch = createLanguage()
const shortestAlike = 6
const shortestTail = 4
/** 'Middelgroot' is not large. */
export const ofExtent =
  /^(?:groot|grote|klein|kleine|hoog|hoge|laag|lage|breed|brede|smal|smalle|lang|lange|kort|korte)$/u

/** A plant of a metre has no meter for its water. */
const aUnit = /^(?:centi)?meters?$/u

/** Whether the name of a product has a word. */
export function isInTitle(title: string, hint: string): boolean {
  return listStems(title).includes(dutch.stem(fold(hint)))
}

/**
 * Whether the name of a choice has a word, one that begins alike or a compound that ends in it: 'elektrische' is 'elektrisch verstelbaar', and with
 * 'hoes' it comes 'met beschermhoes'.
 */
export function isCalled(choice: string, hint: string): boolean {
  const word = fold(hint)
  const stem = dutch.stem(word)
  const isTail = word.length >= shortestTail && !isGoods(hint) && !ofExtent.test(word) && !aUnit.test(word)
  return (
    listStems(choice).some((own) => own === stem || isAlike(own, stem)) ||
    (isTail && dutch.splitWords(choice).some((own) => fold(own).endsWith(word)))
  )
}

/** The names of choices are few, and each is read for every word of a wish. */
const listStems = remembered(
  (text): readonly string[] => dutch.splitWords(text).map((word) => dutch.stem(fold(word))),
  2_000,
)

/** Two words of which the shorter is all but the end of the other: 'verduisterins' and 'verduisterend'. */
function isAlike(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length)
  const alike = [...one].findIndex((letter, at) => letter !== other[at])
  const shared = alike < 0 ? one.length : alike
  return shared >= shortestAlike && shared >= shortest - 2
}
