import { formatEuro } from '@sluimer/domain/money/euro'
import { isLocalLink } from '@sluimer/domain/route/local-link'
import { claimsDeed, promisesGift } from './claims.ts'
import { type Facts, listValues, type SumPart } from './facts.ts'
import { listMisplaced } from './misplaced.ts'
import { listNames } from './names.ts'
import { listQuantities } from './quantities.ts'

/** Why an answer may not be shown: the kind of value, and the text that no tool gave. */
export interface Objection {
  readonly kind: 'number' | 'day' | 'name' | 'address' | 'deed' | 'promise' | 'misplaced' | 'markup' | 'path'
  readonly text: string
}

const days =
  /\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|vanochtend|vanmiddag|vanavond|vannacht|straks|etmaal|kerst\p{L}*|morgen|overmorgen|gisteren|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/giu
const addresses =
  /\b(?:https?|ftp|javascript|data|mailto|tel):\S+|\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|(?<![\p{L}\d-])[\p{L}\d-]+[.。｡․][\p{L}\d.-]*\p{L}{2,}(?:\/\S*)?/giu
/** Signs that no sentence of the shop has: invisible ones, and figures of other scripts. */
const strange = /[\p{Cf}\p{Cs}]|(?![0-9])\p{Nd}/u
/** A moment without a day, and an amount without a number. */
const moments =
  /\b(?:(?:deze|volgende|komende|begin|eind|einde)(?: van)?(?: de| deze| volgende)? (?:week|maand)|weekend|(?:dit|volgend) jaar|(?:een paar|enkele) (?:minuten|uur|uren|dagen|weken|maanden|euro|tientjes)|nog (?:maar )?(?:een|één) (?:op voorraad|stuks?))\b/giu
const markup = /<[a-z!/]|\]\(|!\[|```|&#?\w+;/iu

/**
 * Checks an answer against what the tools of its turn gave. Every number with its unit, day, name, address and path must
 * be one of their values, told of the product that it belongs to; a deed must be one that a tool did; a promise of money must be a sentence of the shop. The
 * check is the same for every engine, and knows nothing of how the answer was made. Returns the objections, none for an
 * answer that may be shown.
 */
export function checkAnswer(
  answer: { readonly content: string; readonly paths: readonly string[] },
  facts: Facts,
): Objection[] {
  const known = facts.texts.map(toPlain)
  const whole = known.join('\n')
  const given = [...facts.texts, ...listValues(facts)].map(toPlain)
  const knownWords = new Set(
    given
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\d][\p{L}\p{M}\d'’&-]*/gu) ?? [],
  )
  const quantities = new Set(given.flatMap(listQuantities))
  for (const key of facts.sums.flatMap((parts) => addUp(parts, quantities))) quantities.add(key)
  const isGiven = (part: string) => given.some((text) => text.includes(part))
  const objections: Objection[] = []
  const object = (kind: Objection['kind'], texts: readonly string[]) =>
    objections.push(...texts.map((text) => ({ kind, text })))

  if (markup.test(answer.content)) object('markup', [answer.content])
  // Wide and raised figures are read as what they show.
  const content = answer.content.normalize('NFKC')
  if (strange.test(content)) object('number', [answer.content])
  for (const sentence of splitSentences(content)) {
    if (whole.includes(toPlain(sentence))) continue
    object(
      'number',
      listQuantities(sentence).filter((key) => !quantities.has(key)),
    )
    object(
      'day',
      (sentence.match(days) ?? []).filter((day) => !knownWords.has(day.toLowerCase())),
    )
    object(
      'day',
      (sentence.match(moments) ?? []).filter((moment) => !isGiven(moment)),
    )
    object(
      'name',
      listNames(sentence).filter((name) => !knownWords.has(name.toLowerCase())),
    )
    object(
      'address',
      // One in a record of a product is not the shop's own.
      (sentence.match(addresses) ?? []).filter((address) => !known.some((text) => text.includes(address))),
    )
    if (claimsDeed(sentence) && facts.deeds.size === 0) object('deed', [sentence])
    if (promisesGift(sentence)) object('promise', [sentence])
  }
  object('misplaced', listMisplaced(content, facts))
  object(
    'path',
    answer.paths.filter((path) => !isLocalLink(path) || !facts.paths.has(path)),
  )
  return objections
}

/** Returns what an answer may say of a sum: nothing when one of its parts is not a price of a tool. */
function addUp(parts: readonly SumPart[], prices: ReadonlySet<string>): string[] {
  const isGiven = ({ cents, times }: SumPart) =>
    Number.isInteger(times) && times > 0 && listQuantities(formatEuro(cents)).every((key) => prices.has(key))
  if (!parts.every(isGiven)) return []
  const total = parts.reduce((sum, { cents, times }) => sum + cents * times, 0)
  return listQuantities([formatEuro(total), ...parts.map(({ times }) => String(times))].join('; '))
}

/** A full stop inside a number ends no sentence. */
function splitSentences(content: string): string[] {
  return content
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function toPlain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}
