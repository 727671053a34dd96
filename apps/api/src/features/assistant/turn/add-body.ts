import { type Body, readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Subject } from '@sluimer/assistant/subject/subject'

const posture = /\b(?:zij|rug|buik)slap\p{L}*|\bop (?:mijn|m'n|mn|zijn|haar|de|je|hun) (?:rug|zij|buik)\b/iu
/** A turn of more words tells by itself whom it is about. */
const mostWords = 12
/** 'En mn man is 1.80 en 96', '1.80 en 96': how tall somebody is, and a number that can only be a weight. */
const heightAndWeight =
  /(\b[12][.,]\d{1,2}(?: ?(?:m|meter))?|\b1m\d{2}|\b1\d\d ?cm)(?: (?:lang|groot))?(?:,| en| &)? (?:weegt |weeg )?(\d{2,3})(?![\d.,]| ?(?:cm|kg|kilo|jaar|x|euro))/iu
const ofOther =
  /\b(?:man|vrouw|vriend|vriendin|partner|hij|zij|ze|zoon|dochter|echtgeno\p{L}*|lief|de ander|moeder|vader|broer|zus)\b/iu

/**
 * Adds what is told of a body to the question in which another part of it was told: how somebody lies, how tall or how heavy he is, or the same of whoever lies beside him.
 * Returns any other turn as it is.
 */
export function addBody(message: string, subject: Subject | undefined): string {
  const before = subject?.asked
  if (before === undefined || message.split(' ').length > mostWords) return message
  const known = readBodies(before)
  if (known.length === 0) return message
  const told = tellWeight(message)
  const now = readBodies(told)
  if (now.length === 0)
    return posture.test(message) && !isOfAnother(before, message) ? `${before}, ${message}` : message
  return belong(known, now, ofOther.test(told)) ? `${before}, ${told}` : told
}

/** 'En mijn vrouw slaapt op haar zij' after how heavy one is oneself tells of somebody else. */
function isOfAnother(before: string, message: string): boolean {
  return (
    /\bik\b/iu.test(before) && /\b(?:mijn|m'n|mn) (?:man|vrouw|vriend|vriendin|partner)\b/iu.test(message)
  )
}

/** Writes a bare weight behind a height with its unit. */
function tellWeight(message: string): string {
  return message.replace(heightAndWeight, '$1 en $2 kilo')
}

/**
 * Whether what is told now goes with what was known: of the same person what was not told yet, and of another one the same as of the first. Otherwise the figures of one would be
 * read as those of the other.
 */
function belong(known: readonly Body[], now: readonly Body[], isOfOther: boolean): boolean {
  const [first, ...others] = known
  const [next, ...more] = now
  if (first === undefined || next === undefined || more.length > 0) return false
  if (isOfOther) return known.length + now.length === 2 && areAlike(first, next)
  const isNew = (of: 'kilos' | 'centimetres') => first[of] === undefined || next[of] === undefined
  return others.length === 0 && isNew('kilos') && isNew('centimetres')
}

function areAlike(one: Body, other: Body): boolean {
  return (
    (one.kilos === undefined) === (other.kilos === undefined) &&
    (one.centimetres === undefined) === (other.centimetres === undefined)
  )
}
