import { fold } from '@sluimer/search/text/words/tokens'
import { isOfGoods } from './beside/read-story.ts'
import { namesProperty } from './property-words.ts'

const aWord = /[\p{L}\d]+/gu
const endOfSentence = /[.?!;:\n]+/u
/** A message of fewer words is a telegram, in which each word is meant. */
const mostOfTelegram = 7
/** An adjective, a use or a picture stands so near to the goods: 'een overtrek met van die eenhoorns'. */
const nearWords = 4

/**
 * Lists those words of a wish that stand far from any goods and any property of them in the message: 'plaid, het moet niet te gek worden'. They may be
 * looked for, but nobody is told that goods lack them.
 */
export function listLoose(message: string, words: readonly string[]): readonly string[] {
  const sentences = message.split(endOfSentence).map((sentence) => fold(sentence).match(aWord) ?? [])
  const said = sentences.flat()
  // Where no list knows the goods, nothing tells which words stand near to them.
  if (said.length <= mostOfTelegram || !said.some(isOfGoods)) return []
  const isLoose = (word: string) => {
    const places = sentences.flatMap((said) =>
      said.flatMap((one, at) => (one === word ? [{ said, at }] : [])),
    )
    return places.length > 0 && places.every(({ said, at }) => !isNearGoods(said, at))
  }
  return words.filter(
    (word) => !/\d/u.test(word) && !isOfGoods(word) && !namesProperty(word) && isLoose(fold(word)),
  )
}

function isNearGoods(said: readonly string[], at: number): boolean {
  return said.slice(Math.max(0, at - nearWords), at + nearWords + 1).some(isOfGoods)
}
