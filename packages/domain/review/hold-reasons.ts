import { findProfanity } from '../language/profanity.ts'
import { hasScheme } from '../service/web-address.ts'
import type { ReviewText } from './review-text.ts'

/** Why a review waits until a member of staff reads it, in words for staff. */
export const holdReasons = {
  profanity: 'een woord van de scheldwoordenlijst',
  link: 'een webadres',
  markup: 'opmaakcode',
  personal_data: 'een telefoonnummer, e-mailadres, rekening- of bestelnummer',
  flood: 'ongewoon veel beoordelingen van dit artikel op een dag',
  no_form: 'niet met het formulier van de winkel verstuurd',
  pictures: "foto's die nog niemand heeft bekeken",
} as const
export type HoldReason = keyof typeof holdReasons

/**
 * Reviews of one product per day without proof of purchase that are published unread. A campaign for or against a
 * product exceeds this; a popular product gets most of its reviews from invited buyers.
 */
export const mostUnreadPerDay = 10

/**
 * Returns why a review is not published at once; none when it may be (CH-06). The score plays no part: low and high ones
 * are treated the same (Directive 2005/29/EC, annex I, 23c).
 */
export function listHoldReasons(
  review: ReviewText,
  facts: {
    /** An invitation proves the purchase. */
    isVerified: boolean
    /** Whether the shop's own form sent it. */
    isFromForm: boolean
    /** Whether it comes with pictures, which only a person can judge. */
    hasPictures: boolean
    /** Reviews of this product without proof in the last day, not counting this one. */
    unverifiedToday: number
  },
): HoldReason[] {
  const text = [review.name, review.title, review.content].join('\n')
  const reasons: Record<HoldReason, boolean> = {
    profanity: findProfanity(text).length > 0,
    link: hasLink(text),
    markup: /<[a-z/!][^>]*>?|\[(?:url|img|link)\b|&#?\w+;/iu.test(text),
    personal_data: hasPersonalData(text),
    flood: !facts.isVerified && facts.unverifiedToday >= mostUnreadPerDay,
    no_form: !facts.isFromForm,
    pictures: facts.hasPictures,
  }
  return (Object.keys(reasons) as HoldReason[]).filter((reason) => reasons[reason])
}

/**
 * Endings that turn a word with a dot into an address. '.de' and '.me' are left out: 'mooi.de kleur' lacks a space,
 * which is very common in Dutch.
 */
const addressEnding =
  /[\p{L}\d-]\.(?:nl|be|com|net|org|eu|fr|uk|co|io|info|biz|shop|store|online|site|xyz|top|app|ru|cn|link|click)\b/iu

function hasLink(text: string): boolean {
  return hasScheme(text) || /\bwww\b/iu.test(text) || addressEnding.test(text)
}

// Matches only the signs next to the @: a pattern with a run before it would start again at each letter of a long text.
const email = /[^\s@]@[^\s@]+\.[^\s@]/u
/** Matches nine digits or more with the signs that people put between them: Dutch and Belgian telephone numbers. */
const telephone = /(?:\+|00|\b0)\d(?:[\s./()-]?\d){7,}/u
const bankAccount = /\b[a-z]{2}\d{2}[\s]?[a-z]{4}(?:\s?\d){10}\b|\bbe\d{2}(?:\s?\d{4}){3}\b/iu
const orderNumber = /\bkjd\s?\d{7}\b/iu

function hasPersonalData(text: string): boolean {
  return [email, telephone, bankAccount, orderNumber].some((pattern) => pattern.test(text))
}
