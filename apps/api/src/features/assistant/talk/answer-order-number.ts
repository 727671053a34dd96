import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { askForOrder } from './answer-talk.ts'

/** Whoever asks where the order of a number is, whatever else is told: that it is a present, or for saturday. */
const asksWhere =
  /^(?=.*\b(?:waar|blijft|status|wanneer|komt|onderweg|volgen)\b)(?=.*\bkjd[ -]?\d{5,}\b)(?!.*\b(?:retour\p{L}*|terug\p{L}*|annul\p{L}*|wijzig\p{L}*|factuur)\b)/iu

/** Tells the number of an order of one's own, and asks nothing besides: 'bestelling KJD1234567, ik heet Els', 'KJD1234567, is het al verstuurd?' */
const tellsNumber =
  /^(?!.*\b(?:retour\p{L}*|terug\p{L}*|annul\p{L}*|wijzig\p{L}*|verander\p{L}*|aanpas\p{L}*|factuur|kapot|stuk|beschadig\p{L}*|betaal\p{L}*|betaling|klacht|buurvrouw|buurman|niet)\b).*\bkjd[ -]?\d{7}\b/iu
/** Tells a number of an order that has not the form of ours: a figure or a letter more or less, or of another shop. */
const tellsOther =
  /\b(?:order|bestel)(?:ling)?(?:nummer|nr)\b\.?(?: (?:is|was|luidt))?[\s:]+(?!kjd[ -]?\d{7}\b)(?=[a-z\d-]*\d)[a-z\d]+(?:-[a-z\d]+)*\b/iu
const asksForm = /\b(?:klopt|geldig|juist|goed|correct|herken\p{L}*|kan (?:dat|dit)|is dat)\b/iu
const form =
  'Een bestelnummer van ons begint met KJD en heeft daarna zeven cijfers. Wat je noemt, heeft die vorm niet: kijk in je bevestigingsmail. Heb je het goede, vul het dan hieronder in.'

/** Gives what the form asks for, after it was shown: 'KJD204418 postcode 6811kk nr 9'. */
const gives = /\bkjd[ -]?\d{4,}\b|\b\d{4} ?[a-z]{2}\b/iu
/** 'Huisnr 16', 'voornaam Els': one thing of the form, and nothing that is asked of it. */
const givesPart =
  /^(?:(?:en|mijn|mn|het|oh?|oja) )*(?:huisn(?:umme)?r\.?|huis ?nummer|nr\.?|nummer|postcode|voornaam|naam|bestelnummer|ordernummer)(?: is)?:? ?[\p{L}\d][\p{L}\d -]{0,20}[\s.!]*$|^\d{1,4} ?[a-z]?$/iu
/** The number, and nothing that is asked of it: an order has seven figures, and no goods have a size or a price of so many. */
const givesNumber =
  /^(?:(?:het|mijn|mn|is|was|dit|dat|ok\p{L}*|ja|nummer|nr|\p{L}*(?:order|bestel)\p{L}*)[\s:,.]+)*(?:kjd[ -]?(?=\d{5})|(?=\d{7}[\s.!]*$))\d{5,10}[\s.!]*$/iu
const givesPostcode = /\b[1-9]\d{3} ?(?!(?:is|en|al|op|in|te|om|of|ik|er|nu)\b)[a-z]{2}\b/iu
/** 'Wanneer komt die toe' after the form of an order asks for what only the form tells. */
const asksWhen =
  /^(?:(?:en|maar|dus|ok\p{L}*)[\s,]+)*(?:wanneer|waar|hoe laat|hoe ?lang)(?: (?:komt?|is|blijft|zit|duurt|gaat|arriveert|wordt|toe|aan|die|dat|het|hij|ze|dan|nu|nog|er|ongeveer|precies|binnen|thuis|geleverd|bezorgd|(?:mijn|mn) \p{L}+))+[\s?!.]*$/iu
/** With these topics, the order shall be changed, paid or sent back, which no form does. */
const ofDeeds: readonly (Subject['topic'] | undefined)[] = [
  'order_change',
  'returns',
  'warranty',
  'payment_trouble',
]
const mostWords = 12
const given =
  'Dank je. In het gesprek zelf mag ik geen bestelling opzoeken, ook niet met je nummer: neem alles over in het formulier hieronder, met je voornaam erbij. Dan kijk ik meteen.'

/** 'Zal ik het nummer hier zetten?', 'heb je mijn bestelnummer nodig' */
const offersNumber =
  /^(?:(?:en|ok\p{L}*|ja|maar)[\s,]+)*(?:zal|moet|kan|mag|heb|wil|heeft|hebben)\b.*\b(?:bestel|order)?(?:nummer|nr)\b.*\b(?:nodig|zetten|geven|doorgeven|sturen|typen|hier|hebben|weten)[\s?!.]*$/iu

/** Opens the form for the number of an order that is all of a message, and says what it needs besides; undefined for every other message. */
export function takeOrderNumber(message: string, subject: Subject | undefined): Draft | undefined {
  if (!givesNumber.test(message)) return undefined
  const topic = subject?.topic
  // The number itself is not repeated: it may be that of somebody else.
  const content = ofDeeds.includes(topic)
    ? 'Zelf kan ik aan een bestelling niets doen. Geef dit nummer door aan een collega, met je vraag erbij. Hoe ze staat, zie je als je het hieronder invult, met je voornaam, postcode en huisnummer.'
    : 'Vul het hier in, met ook je voornaam, postcode en huisnummer: zonder die drie mag ik geen bestelling opzoeken. Dan kijk ik meteen.'
  const draft = askForOrder()
  draft.facts.texts.push(content)
  return { ...draft, content, needsPerson: ofDeeds.includes(topic) }
}

/**
 * Shows the form of an order to whoever gives its number and asks where it is, and says so to whoever types into the talk what the form asks; only the form may look at an order
 * (CH-05). Undefined for every other message.
 */
export function answerOrderNumber(message: string, subject: Subject | undefined): Draft | undefined {
  if (tellsOther.test(message) && asksForm.test(message)) return withForm(form)
  if (asksWhere.test(message)) return givesPostcode.test(message) ? withForm(given) : askForOrder()
  if (tellsNumber.test(message) && message.split(' ').length <= mostWords) return withForm(given)
  if (subject?.topic !== undefined && offersNumber.test(message)) return askForOrder()
  if (subject?.topic === 'order_status' && asksWhen.test(message)) return askForOrder()
  const isGiven =
    subject?.topic === 'order_status' &&
    (gives.test(message) || givesPart.test(message)) &&
    message.split(' ').length <= mostWords
  return isGiven ? withForm(given) : undefined
}

function withForm(content: string): Draft {
  const draft = askForOrder()
  draft.facts.texts.push(content)
  return { ...draft, content }
}
