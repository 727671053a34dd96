import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { isLikeNone, isPlainlyAsked } from '@sluimer/assistant/questions/find-question'
import { hasConcept, serviceConcepts } from '../reading/service-words.ts'
import { isServiceIntent } from './answer-service.ts'

/** With words of these it may be about the service as well. */
const nearService: readonly Concept[] = [
  ...serviceConcepts,
  ...([
    'parcel',
    'cost',
    'free',
    'when',
    'where',
    'later',
    'fail',
    'human',
    'discount',
    'old',
    'law',
  ] as const),
]

/** Below this share a message that is like no known question, and has no word of the service, is not about it. */
const strangeShare = 0.85
/** So few words tell too little for the classifier. */
const fewWords = 4
const strangeWeight = 0.3
const asksForGoods =
  /\bop zoek naar (?:een|de|het)\b(?!.*\b(?:pakket\w*|bestelling|adres|telefoonnummer|nummer)\b)/iu
/** How goods come into a house. */
const ofDelivery =
  /\b(?:thuis\w*|trap\w*|lift|boven|naar binnen|drag\w*|sjouw\w*|komen|komt|kom|verdieping|appartement|meen[eo]m\w*|mee|kwijt|krijg\w*|gekregen|staal|\w*stalen|recht\w*|klacht\w*|gekocht|bericht|hoe ver|gehoord)\b/iu

const aboutUs: readonly Intent[] = ['about_shop', 'about_bot']
/** With a word of these, or with hardly another, 'echt' asks whether the shop or its assistant is. */
const ofShop =
  /\b(?:jullie|jij|je|u|ge|gij|\p{L}*(?:winkel|shop|site|website|bedrijf|review|reviews|beoordeling|beoordelingen|recensies|sterren|mens|mensen|persoon|iemand|medewerker|korting|prijs|prijzen)|sluimer)\b|^(?:(?:is|ben|dit|dat|hier|wel|nou|nu|alles|allemaal|of|nep|echt)[\s?!.]*)+$/iu

/** Whether 'echt' is said of a thing: 'is dat echt leer', 'en een echte?' */
function isOfThing(message: string): boolean {
  return /\becht(?:e|en)?\b/iu.test(message) && !ofShop.test(message)
}

/**
 * Leaves out what the classifier cannot know: it learnt sentences of shoppers, and takes any other one for the nearest of them. A message
 * that names goods and has no word of the service is not about the service.
 */
export function believe(guesses: readonly Guess[], message: string): readonly Guess[] {
  const [best] = guesses
  if (best !== undefined && aboutUs.includes(best.intent) && isOfThing(message))
    return guesses.filter(({ intent }) => !aboutUs.includes(intent))
  if (best === undefined || !(isServiceIntent(best.intent) || best.intent === 'order_status')) return guesses
  if (isPlainlyAsked(message, best.intent)) return guesses
  if (!asksForGoods.test(message) && (hasConcept(message, nearService) || ofDelivery.test(message)))
    return guesses
  const isNoOrder =
    best.intent === 'order_status' &&
    !ofDelivery.test(message) &&
    !hasConcept(message, ['order', 'status', 'deliver', 'parcel'])
  const isShort = message.split(' ').length <= fewWords
  const isStrange = (isShort || best.share < strangeShare) && isLikeNone(message)
  if (!isNoOrder && !isStrange && !asksForGoods.test(message) && !hasConcept(message, ['goods']))
    return guesses
  const others = guesses.filter(({ intent }) => !isServiceIntent(intent) && intent !== 'order_status')
  // What is like nothing known may be anything.
  if (isStrange) return others.map(({ intent, share }) => ({ intent, share: share * strangeWeight }))
  const sum = others.reduce((total, { share }) => total + share, 0) || 1
  return others.map(({ intent, share }) => ({ intent, share: share / sum }))
}
