import { findNearWords } from '@sluimer/search/text/spelling/near-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Concept, findGoodsBeginning, goodsWords, listConcepts } from '../intent/concepts.ts'
import { namesProperty } from '../wish/property-words.ts'
import { hearGoods } from './hear-goods.ts'

const dutch = createLanguage()
const shortest = 6
/** From this length on two letters may be wrong. */
const long = 9
const sorted = goodsWords.filter((word) => word.length >= shortest - 1).toSorted()
/** What is done in a bed or to it is near to what is sold for a room: 'overnachting' is no 'verlichting'. */
const deeds = /^plas(?:t|sen)$|overnacht|^gast(?:en)?$|^bescherm(?:en|t|d)?$/u
const eachWord = /\p{L}{5,}/gu

/**
 * Returns a message with mistyped goods as they are written: 'badhandoek' becomes 'badhanddoek'. A word that means something stays, and
 * so does one for which `read` returns itself. `read` returns how the catalogue reads a word, undefined for one that it has not.
 */
export function correctGoods(message: string, read: (word: string) => string | undefined): string {
  return joinApart(message).replace(eachWord, (word) => {
    const folded = fold(word)
    const parts = splitLong(folded, read)
    if (parts !== undefined) return parts
    const beginning = findGoodsBeginning(folded)
    if (beginning !== undefined)
      return splitBehind(folded, beginning) ?? correctTail(folded, beginning, read) ?? word
    if (deeds.test(folded) || listConcepts(folded).length > 0) return word
    const cut = goodsWords.find((goods) => goods.length === folded.length + 1 && goods.startsWith(folded))
    if (cut !== undefined && folded.length >= shortest) return cut
    const meant = dutch.listConfusions(folded).find(isProperty)
    if (meant !== undefined) return meant
    const known = read(folded)
    if (known !== undefined && known !== folded && folded.length >= long && namesProperty(known)) return known
    if (known === undefined) return findByEar(folded) ?? hearGoods(folded) ?? findNearest(folded) ?? word
    if (findGoodsBeginning(known) !== undefined) return known
    // What the catalogue takes for another word may sound like goods: an 'olijveboom' is no 'boom'.
    return (known === folded ? undefined : hearGoods(folded)) ?? word
  })
}

const eachPair = /(?<!\p{L})(\p{L}{3,})[ -](?=(\p{L}{3,}))/gu

/** Joins goods that were written as two words: 'kerst boom', 'tafel lamp'. */
function joinApart(message: string): string {
  return message.replace(eachPair, (whole, first: string, second: string) => {
    const goods = findGoodsBeginning(fold(first + second))
    return goods !== undefined && goods.length >= first.length + shortestSecond ? first : whole
  })
}

/** 'Lamp en' is no 'lampen'. */
const shortestSecond = 3

/** So long what stands before goods is itself of two parts, which no list has: 'ganzendonswinter' of 'ganzendonswinterdekbed'. */
const [shortestBefore, shortestPart] = [8, 4]
/** So long a first part is two words, each of at least so many letters; 'traagschuim' is one. */
const [shortestOfTwo, shortestHalf] = [14, 5]

/** Whether a word ends in goods: a 'stapelbed' and a 'koelmatras' say which matras or topper it is, and are no words of their own. */
const endsInGoods = (word: string) =>
  Array.from(word, (_, at) => word.slice(at)).some(
    (end) => end.length >= shortestSecond && findGoodsBeginning(end) === end,
  )

/** Writes a long compound as words that the catalogue has: 'merinowol plaidje', 'ganzendons winter dekbed'. Undefined for any other word. */
function splitLong(word: string, read: (word: string) => string | undefined): string | undefined {
  const isRead = (part: string) => part.length >= shortestPart && read(part) === part
  for (let at = shortestBefore; word.length - at >= shortestPart; at++) {
    const [before, rest] = [word.slice(0, at), word.slice(at)]
    const goods = findGoodsBeginning(rest)
    if (goods === undefined || rest.length - goods.length > longestEnding) continue
    if (findGoodsBeginning(before) !== undefined || endsInGoods(before)) return undefined
    for (let middle = shortestHalf; at >= shortestOfTwo && at - middle >= shortestHalf; middle++) {
      const halves = [before.slice(0, middle), before.slice(middle)]
      if (halves.every(isRead)) return [...halves, rest].join(' ')
    }
    // 'Seizoenedekbed' lacks the last letter of its first part.
    const first = [before, `${before}n`].find(isRead)
    return first === undefined ? undefined : `${first} ${rest}`
  }
  return undefined
}

const ofProperty: readonly Concept[] = ['color', 'cloth', 'size']
const isProperty = (word: string) => listConcepts(word).some((one) => ofProperty.includes(one))
/** What lies on or around other goods is named before them as well: 'hoeslakentopper'. */
const coversOthers = /(?:laken|overtrek|sloop|beschermer|hoes)$/u

/** Writes goods apart from the properties that were typed against them: 'vloerkleed wol', 'dekbedovertrek tweepersoons katoensatijn'. Undefined for any other word. */
function splitBehind(word: string, beginning: string): string | undefined {
  const tail = word.slice(beginning.length)
  const isPart = (part: string) =>
    isProperty(part) || (coversOthers.test(beginning) && findGoodsBeginning(part) === part)
  for (const ending of ['', 's', 'en']) {
    if (!tail.startsWith(ending)) continue
    const parts = splitParts(tail.slice(ending.length), isPart)
    if (parts !== undefined) return [beginning, ...parts].join(' ')
  }
  return undefined
}

/** Splits a text into words that are all parts; undefined where that cannot be done. */
function splitParts(text: string, isPart: (word: string) => boolean): readonly string[] | undefined {
  for (let length = shortestTail; length <= text.length; length++) {
    const [part, rest] = [text.slice(0, length), text.slice(length)]
    if (!isPart(part)) continue
    if (rest === '') return [part]
    const others = splitParts(rest, isPart)
    if (others !== undefined) return [part, ...others]
  }
  return undefined
}

const shortestTail = 3

/** 'Kerstboomverlichtng' begins with goods, and ends in mistyped ones. */
function correctTail(
  word: string,
  beginning: string,
  read: (word: string) => string | undefined,
): string | undefined {
  const tail = word.slice(beginning.length)
  if (tail.length < shortest || listConcepts(tail).length > 0 || read(word) !== undefined) return undefined
  const [near] = findNearWords(sorted, tail, 1)
  return near === undefined ? undefined : beginning + near.word
}

/** An ending is at most so much longer than the goods that it begins with: the plural, or what makes them small. */
const longestEnding = 4

/** Finds the goods in which a word ends as it is spelled by ear: 'thermogordein' ends in 'gordijn'. */
function findByEar(word: string): string | undefined {
  for (let from = 0; word.length - from >= shortest; from++)
    for (const heard of dutch.listConfusions(word.slice(from))) {
      const goods = findGoodsBeginning(heard)
      if (goods !== undefined && goods.length >= shortest && heard.length - goods.length <= longestEnding)
        return word.slice(0, from) + heard
    }
  return undefined
}

/** Finds the goods that a word is, or that it ends in, with a letter or two mistyped. */
function findNearest(word: string): string | undefined {
  // So short a word must be all of the goods, and begin like it: 'pyama' is 'pyjama', while 'bloem' is no 'boem'.
  if (word.length < shortest) {
    const [whole] = findNearWords(sorted, word, 1).filter(
      (near) => near.word.length > word.length && near.word[0] === word[0],
    )
    return whole?.word
  }
  for (let from = 0; word.length - from >= shortest; from++) {
    if (from === 1) continue
    const tail = word.slice(from)
    // 'Handoeken' is nearer to a towel than 'doeken' is to a blanket.
    for (const one of [tail, tail.replace(/(?:(?:en|s)?sets?|en|(?<!s)s|[tp]?jes?|kes?)$/u, '')]) {
      if (one.length < shortest) continue
      const found = findNearWords(sorted, one, one.length >= long ? 2 : 1)
      const [near] = found.toSorted((a, b) => a.distance - b.distance)
      if (near !== undefined) return word.slice(0, from) + near.word
    }
  }
  return undefined
}
