import { fold } from '@sluimer/search/text/words/tokens'
import type { Intent } from '../intent/intents.ts'

/** 'Nemen jullie het karton en mijn oude matras mee' names two things, and each has an answer of its own. */
const packagingBesideOld =
  /^(?=.*\ben\b)(?=.*\b(?:karton\w*|dozen|doos|\w*verpakking\w*|folie|plastic)\b)(?=.*\boude?\b)(?=.*\bmee)/u

/** What is asked besides with a few words that name nothing, by what the question before them is about. */
const seconds: readonly { said: RegExp; told: RegExp; headings: Partial<Record<Intent, string>> }[] = [
  {
    said: /\ben (?:hoeveel|wat) (?:kost|(?:zijn|is) (?:daar )?de kosten|is dat|betaal|moet ik betalen)\b/u,
    told: /€|gratis|kost|betaal/u,
    headings: {
      delivery_how: 'Wat kost bezorgen?',
      delivery_time: 'Wat kost bezorgen?',
      returns: 'Wat kost terugsturen?',
    },
  },
  {
    said: /\ben (?:hoe ?(?:lang|snel)|wanneer|binnen hoeveel)\b(?!.*\bgeld)/u,
    told: /\b(?:dag|dagen|week|weken|wanneer)\b/u,
    headings: {
      delivery_how: 'Wanneer komt mijn bestelling?',
      delivery_cost: 'Wanneer komt mijn bestelling?',
      returns: 'Hoe lang heb ik om iets terug te sturen?',
    },
  },
  {
    said: /\ben (?:hoe|wat)(?! ?(?:lang|snel|kost|veel))\b.*\b(?:werkt|gaat|moet|doe|doen|meld|regel)\b/u,
    told: /\b(?:herroep\w*|meld|log|kies|schrijf|vul)\b/u,
    headings: { returns: 'Moet ik mijn retour eerst aanmelden?' },
  },
  {
    said: /\b(?:(?:naar )?welk adres|waarheen|waar ?naartoe|waar (?:moet|mag|stuur) \w+ .*\bheen)\b/u,
    told: /\badres|\bretouradres/u,
    headings: { returns: 'Waar stuur je het heen?' },
  },
  {
    said: /\b(?:korting\w*|iets (?:er)?af|er iets af|wat eraf|goedkoper|staffel\w*|voordeliger)\b/u,
    told: /korting|dezelfde prijzen|offerte/u,
    headings: { business: 'Krijg ik korting als ik er meer van koop?' },
  },
  {
    said: /\b(?:appartement|verdieping\w*|etage|met lift|zonder lift|\d ?hoog|lift)\b/u,
    told: /\b(?:trap|lift|verdieping|naar binnen)\b/u,
    headings: {
      delivery_how: 'Tot waar brengen jullie een groot meubel?',
      delivery_time: 'Tot waar brengen jullie een groot meubel?',
    },
  },
  {
    said: packagingBesideOld,
    told: /verpakking/u,
    headings: { old_goods: 'Nemen jullie het karton en de folie weer mee?' },
  },
  {
    said: packagingBesideOld,
    told: /\boude?\b/u,
    headings: { delivery_how: 'Nemen jullie mijn oude matras mee?' },
  },
]

/** What one part of a message asks with words that leave no doubt, in a message that has them. */
const ofParts: readonly { part: RegExp; message?: RegExp; heading: string; intent: Intent }[] = [
  {
    part: /\b(?:schuur\w*|garage|berging|carport|tuinhuis\w*|achterom|achterdeur|portiek|afdak)\b/u,
    message:
      /\b(?:teken\w*|buren|pakket\w*|pakje|bezorg\w*|lever\w*|thuis|ontvangst|afge\w*|zetten|leggen)\b/u,
    heading: 'Mag het pakket in de schuur of bij de deur liggen?',
    intent: 'delivery_how',
  },
  {
    part: /\b(?:\w*korting|goedkoper|staffel\w*|voordeliger|iets af|er iets af)\b/u,
    message:
      /\b(?:(?:[5-9]|\d{2,3}) [a-z]{4,}|hotel\w*|b&b|b en b|bedrijf\w*|zaak|zakelijk|kantoor|praktijk|school|vakantie(?:huis|park)\w*|pension|zorginstelling)\b/u,
    heading: 'Krijg ik korting als ik er meer van koop?',
    intent: 'discount',
  },
  {
    part: /\badres\b.*\b(?:wijzig\w*|verander\w*|aanpas\w*|aangepast)\b|\b(?:wijzig\w*|verander\w*|aanpas\w*) .*\badres\b/u,
    message: /\b(?:annul\w*|bestel\w*|opnieuw|pakket\w*|order)\b/u,
    heading: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
    intent: 'order_change',
  },
]

/** Returns the heading that one part of a message asks for beyond doubt; undefined for most parts. */
export function findPartHeading(
  part: string,
  message: string,
): { heading: string; intent: Intent } | undefined {
  const [said, whole] = [fold(part), fold(message)]
  return ofParts.find((one) => one.part.test(said) && one.message?.test(whole) !== false)
}

/**
 * Returns the heading of what a message asks besides, as far as the answer to its first question does not tell it: 'mag het terug, en wat kost
 * dat'. Undefined for a message that asks one thing.
 */
export function findSecondHeading(message: string, intent: Intent, told: string): string | undefined {
  const said = fold(message)
  const second = seconds.find((one) => one.said.test(said) && !one.told.test(fold(told)))
  return second?.headings[intent]
}
