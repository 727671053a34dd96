import { createFacts } from '@sluimer/assistant/exit/facts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { aDraft, type Draft } from '../draft/draft.ts'

const topics = [
  { text: 'Waar is mijn bestelling?', value: 'Waar is mijn bestelling?' },
  { text: 'Wat kost bezorgen?', value: 'Wat kost bezorgen?' },
  { text: 'Hoe retourneer ik?', value: 'Hoe kan ik iets retourneren?' },
  { text: 'Help me een matras kiezen', value: 'Welke hardheid matras past bij mij?' },
]

/** What the assistant says when no tool is needed. None of it promises anything. */
const words = {
  greeting:
    'Hallo! Waarmee kan ik je helpen? Ik zoek artikelen voor je op en weet hoe het zit met bezorgen, betalen en retourneren.',
  thanks: 'Graag gedaan. Heb je nog een vraag, dan ben ik er. Fijne dag!',
  about_bot:
    'Ik ben de digitale assistent (AI) van deze winkel, en dus geen mens. Wil je liever iemand spreken? Zeg dan: medewerker.',
  abilities:
    'Ik zoek artikelen op maat, kleur, materiaal en prijs, zeg wat ze kosten en wanneer ze komen, en leg uit hoe bezorgen, betalen en retourneren gaat. Met je bestelnummer kijk ik hoe je bestelling staat.',
  off_topic: 'Daar weet ik niets van: ik help alleen met deze winkel. Zoek je iets voor je bed, bad of huis?',
  refuse:
    'Dat kan en mag ik niet. Ik zoek artikelen voor je op en beantwoord vragen over bezorgen, betalen en retourneren.',
  medical:
    'Medisch advies kan ik je niet geven. Leg je klacht voor aan je huisarts of fysiotherapeut. Weet je wat je zoekt, zoals een steviger matras of een hoger kussen, dan zoek ik het voor je op.',
} as const satisfies Partial<Record<Intent, string>>
/** Said before goods, where somebody told of a complaint besides. */
const besideGoods =
  'Medisch advies kan ik je niet geven: leg een klacht voor aan je huisarts. Wel zoek ik op wat je noemt.'
export type TalkIntent = keyof typeof words

const withTopics: readonly Intent[] = ['greeting', 'abilities', 'off_topic', 'about_bot']

/** Whether a message with this intent is small talk, or about something that the assistant must not answer. */
export function isTalkIntent(intent: Intent): intent is TalkIntent {
  return intent in words
}

/** Answers small talk, and what the assistant must not answer. */
export function answerTalk(intent: TalkIntent): Draft {
  const facts = createFacts()
  facts.texts.push(words[intent])
  return aDraft(words[intent], { facts, answers: withTopics.includes(intent) ? topics : [] })
}

/** Whether an answer only refuses to advise, or knows nothing outside the shop. */
export function isBesideTheShop({ content }: Draft): boolean {
  return content === words.medical || content === words.off_topic
}

/** Says before goods that they are no medical advice. */
export function warnOfHealth(): Draft {
  const facts = createFacts()
  facts.texts.push(besideGoods)
  return aDraft(besideGoods, { facts })
}

/** What a doctor decides, whatever goods are looked for. */
const ofDoctor =
  /\b(?:(?:nieuwe|kunst|gebroken)[ -]?(?:heup|knie|pols)|ziekenhuis|geopereerd|operatie|hernia|doorlig\p{L}*|decubitus|\p{L}*apneu|keizersnede|bevallen|beroerte|parkinson|revalid\p{L}*)(?!\p{L})/iu
const asDoctor = 'Wat bij een klacht of na een operatie goed is, zegt je arts of fysiotherapeut.'
const warned = /\b(?:arts|huisarts|fysiotherapeut|medisch)\b/iu

/** Says beside goods that are looked for after an operation, or for an illness, who decides what is good then. */
export function warnBesideGoods(draft: Draft, message: string): Draft {
  if (draft.products.length === 0 || !ofDoctor.test(message) || warned.test(draft.content)) return draft
  draft.facts.texts.push(asDoctor)
  return { ...draft, content: `${asDoctor}\n${draft.content}` }
}

/** Says that the assistant does not know, and that a person does. */
export function admitIgnorance(): Draft {
  return aDraft(
    'Dat weet ik niet zeker, en ik raad liever niet. Stel je vraag anders, of vraag het aan een collega:',
    {
      needsPerson: true,
      answers: topics,
    },
  )
}

/** Shows the form with which the shopper asks for the status of an order (CH-05). */
export function askForOrder(): Draft {
  return aDraft(
    'Ik kijk graag hoe je bestelling staat. Vul je bestelnummer, voornaam, postcode en huisnummer in. Je bestelnummer staat in de bevestigingsmail.',
    {
      asksOrder: true,
      topic: 'order_status',
    },
  )
}
