import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { askForOrder } from './answer-talk.ts'

/** Whoever asks where the order of a number is, whatever else is told: that it is a present, or for saturday. */
const asksWhere =
  /^(?=.*\b(?:waar|blijft|status|wanneer|komt|onderweg|volgen)\b)(?=.*\bkjd[ -]?\d{5,}\b)(?!.*\b(?:retour\p{L}*|terug\p{L}*|annul\p{L}*|wijzig\p{L}*|factuur)\b)/iu

/** Gives what the form asks for, after it was shown: 'KJD204418 postcode 6811kk nr 9'. */
const gives = /\bkjd[ -]?\d{4,}\b|\b\d{4} ?[a-z]{2}\b/iu
/** 'Huisnr 16', 'voornaam Els': one thing of the form, and nothing that is asked of it. */
const givesPart =
  /^(?:(?:en|mijn|mn|het|oh?|oja) )*(?:huisn(?:umme)?r\.?|huis ?nummer|nr\.?|nummer|postcode|voornaam|naam|bestelnummer|ordernummer)(?: is)?:? ?[\p{L}\d][\p{L}\d -]{0,20}[\s.!]*$|^\d{1,4} ?[a-z]?$/iu
/** The number, and nothing that is asked of it. */
const givesNumber =
  /^(?:(?:het|mijn|is|dit|nummer|nr|\p{L}*(?:order|bestel)\p{L}*)[\s:]+)*kjd[ -]?\d{5,}[\s.!]*$/iu
const mostWords = 12
const given =
  'Dank je. In het gesprek zelf mag ik geen bestelling opzoeken, ook niet met je nummer: neem alles over in het formulier hieronder, met je voornaam erbij. Dan kijk ik meteen.'

/**
 * Shows the form of an order to whoever gives its number and asks where it is, and says so to whoever types into the talk what the form asks; only the form may look at an order
 * (CH-05). Undefined for every other message.
 */
export function answerOrderNumber(message: string, subject: Subject | undefined): Draft | undefined {
  if (asksWhere.test(message)) return askForOrder()
  const isGiven =
    givesNumber.test(message) ||
    (subject?.topic === 'order_status' &&
      (gives.test(message) || givesPart.test(message)) &&
      message.split(' ').length <= mostWords)
  if (!isGiven) return undefined
  const draft = askForOrder()
  draft.facts.texts.push(given)
  return { ...draft, content: given }
}
