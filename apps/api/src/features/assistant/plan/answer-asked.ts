import type { AskedTopic } from '@sluimer/assistant/asked/asked-topic'
import { findSecondHeading } from '@sluimer/assistant/asked/find-second-heading'
import { isItReal } from '@sluimer/assistant/asked/topics/care-first'
import {
  howComposed,
  whatComposedCosts,
  whenComposed,
  whichHeadboard,
} from '@sluimer/assistant/asked/topics/made'
import { isLate, ownOrder, standsStill } from '@sluimer/assistant/asked/topics/orders'
import { kinds } from '@sluimer/assistant/asked/words'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import { fold } from '@sluimer/search/text/words/tokens'
import { addTileFacts, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { findAskedPage, type Sureness } from '../reading/find-asked-page.ts'
import { answerCodes } from '../shown/answer-codes.ts'
import { tellRating } from '../shown/answer-rating.ts'
import { askForOrder } from '../talk/answer-talk.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { answerMadeToMeasure } from './answer-advice.ts'
import { sayVerdict } from './answer-heading.ts'
import { addCountry, addWhatLacks, toPassageDraft } from './answer-service.ts'
import { sayTooLate } from './say-too-late.ts'

const sweats = 'Ik zweet ’s nachts. Ligt dat aan mijn dekbed of matras?'
const signUp = 'Hoe meld ik me aan voor de nieuwsbrief?'
const howCodes = 'Hoe kom ik aan een kortingscode?'
const ofTests = 'Wat zeggen testen, zoals die van de Consumentenbond?'
const ofShop = 'Het cijfer van de winkel'
const whoWeAre = 'Wie we zijn'
/** Whoever asks whether a shop can be trusted wants to know what others found of it. */
const asksTrust =
  /\b(?:\p{L}*betrouw\p{L}*|vertrouw\p{L}*|oplicht\p{L}*|nep|fake|scam|malafide|legit|veilig)\b/iu
/** Whoever got nothing knows what was promised. */
const isMissing = /\b(?:niet|niks|niets|nooit|geen|nergens|ni|nie)\b|\bwaar blijf\p{L}*/iu
/** Staff set the number itself, and no page has it. */
const asksNumber = /\b(?:hoeveel|hoe hoog|welke?|wat is|gemiddeld\p{L}*)\b/iu
/** Nothing is late yet of which somebody asks what would be then. */
const supposes = /\b(?:als|indien|stel)\b/iu
/** Within a sentence only names have a capital. */
const aName = /[\p{Ll},]\s\p{Lu}\p{Ll}/u
/** What fits a passage that was chosen by its heading. */
const sure = { score: 100, covered: 1 }

/**
 * Answers a message whose words tell which heading of the shop's pages it asks for, with the part below it. Undefined for every other message, when
 * no page has the heading, and for a product that was shown or is named, whose own page knows better what it is of and how it is washed.
 */
export async function answerAsked(
  sources: Sources,
  message: string,
  talk: Talk,
  sureness: Sureness = 'sure',
): Promise<Draft | undefined> {
  const topic = findAskedPage(sources, message, sureness, talk.subject)
  return topic === undefined ? undefined : answerTopic(sources, topic, message, talk)
}

/** Answers a message with the part below the heading that it asks for; undefined when no page has it, or goods know it better. */
export async function answerTopic(
  sources: Sources,
  { heading, intent, needsPerson }: Pick<AskedTopic, 'heading' | 'intent' | 'needsPerson'>,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  if (heading === ownOrder) return askForOrder()
  if (heading === isItReal && (talk.subject?.productIds.length ?? 0) > 0) return undefined
  const wish = readWish(message)
  // What the newsletter gives is set by staff, and stands on no page.
  const codes =
    heading === howCodes || (heading === signUp && !isMissing.test(message))
      ? await answerCodes(sources, { message, wish, ...talk })
      : undefined
  if (codes !== undefined) return codes
  if (intent === 'care' && aName.test(message)) return undefined
  if (heading === whenComposed || heading === whatComposedCosts)
    return answerMadeToMeasure(sources, { message: heading, wish: readWish(heading), ...talk })
  const passage = await sources.knowledge.findPart(heading, talk.at)
  if (passage === undefined) return undefined
  const draft = toPassageDraft([{ passage, ...sure }], { question: `${heading} ${message}` })
  if (draft === undefined) return undefined
  const whole = addWhatLacks(
    sayRefused(sayWithout(sayTooLate(sayVerdict(draft, passage.text), message), message), message, heading),
    message,
    intent,
  )
  const both = await addSecond(sources, whole, { message, intent, at: talk.at })
  const local = intent.startsWith('delivery_')
    ? await addCountry(sources, both, { message, wish, ...talk })
    : both
  // 'Aan welke eisen moet een wachtwoord voldoen' claims nothing.
  const told =
    intent !== 'account' && heading !== ofTests && kinds.law.test(fold(message)) ? addLaw(local) : local
  const rating = heading === ofShop && asksNumber.test(message) ? await tellRating(sources) : undefined
  if (rating !== undefined) return { ...joinDrafts([rating, told]), topic: intent }
  const trust = heading === whoWeAre && asksTrust.test(message) ? await tellRating(sources) : undefined
  if (trust !== undefined) return { ...joinDrafts([told, trust]), topic: intent }
  // What there is to do is said first; where the order is, its own form tells.
  if ((heading === isLate || heading === standsStill) && !supposes.test(message))
    return { ...joinDrafts([told, askForOrder()]), topic: intent }
  const shown = heading === sweats ? await showCool(sources, told, talk) : told
  const named = withSets.includes(heading) ? await showSets(sources, shown, talk) : shown
  return { ...named, topic: intent, needsPerson: named.needsPerson || needsPerson === true }
}

/** 'Ook naar een postbus' is answered by the sentence that refuses just that, and not by the yes to the rest. */
function sayRefused(draft: Draft, message: string, heading: string): Draft {
  if (!draft.content.startsWith('Ja')) return draft
  const sentences = draft.content.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const asked = listTellingStems(message)
  const general = new Set(listTellingStems(`${heading} ${sentences[0] ?? ''}`))
  const refused = sentences
    .slice(1)
    .find(
      (sentence) =>
        /\b(?:kan|mag|kunnen|mogen) (?:het|dat|\p{L}+)? ?niet\b/iu.test(sentence) &&
        listTellingStems(sentence).some((stem) => asked.includes(stem) && !general.has(stem)),
    )
  if (refused === undefined) return draft
  const rest = sentences
    .filter((sentence) => sentence !== refused)
    .join(' ')
    .replace(/^Ja[,.] /u, 'Wel ')
  const content = `Nee. ${refused} ${withCapital(rest)}`
  draft.facts.texts.push(content)
  return { ...draft, content }
}

/** 'Zonder iets nieuws te kopen' is answered by what the page says of that, and not by the yes to the rest. */
function sayWithout(draft: Draft, message: string): Draft {
  const sentences = draft.content.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const without = sentences.find((sentence) => sentence.startsWith('Zonder '))
  const isRefused = without !== undefined && /\b(?:geen|niet)\b/u.test(without)
  if (!isRefused || !/\bzonder\b/iu.test(message) || !draft.content.startsWith('Ja, ')) return draft
  const rest = sentences
    .filter((sentence) => sentence !== without)
    .join(' ')
    .replace(/^Ja, /u, 'Wel ')
  const content = `${without} ${rest}`
  draft.facts.texts.push(content)
  return { ...draft, content }
}

/** Tells what a message asks besides: 'en hoe lang duurt dat'. */
async function addSecond(
  { knowledge }: Sources,
  draft: Draft,
  { message, intent, at }: { message: string; intent: Intent; at: Date },
): Promise<Draft> {
  const heading = findSecondHeading(message, intent, draft.content)
  const passage = heading === undefined ? undefined : await knowledge.findPart(heading, at)
  const second = passage && toPassageDraft([{ passage, ...sure }], { question: passage.title })
  return second === undefined ? draft : joinDrafts([draft, second])
}

/** Shows duvets that sleep cool below what helps against sweating. */
async function showCool(sources: Sources, draft: Draft, { at }: Talk): Promise<Draft> {
  const wish = readWish('koel dekbed')
  const { tiles } = await searchGoods(sources, wish, at)
  addTileFacts(draft.facts, tiles)
  const subject = writeSubject({ wish, productIds: tiles.map(({ id }) => Number(id)) })
  return { ...draft, products: tiles, subject }
}

const noLegalAdvice =
  'Juridisch advies kan ik je niet geven. Onafhankelijk advies krijg je in Nederland bij ConsuWijzer en in België bij de Consumentenombudsdienst.'

/** Says after what was asked about who advises on rights: an angry shopper wants the answer first. */
function addLaw(draft: Draft): Draft {
  draft.facts.texts.push(noLegalAdvice)
  return { ...draft, content: `${draft.content}\n${noLegalAdvice}`, needsPerson: true }
}

/** Shows the sets that can be composed beside how it is done. */
async function showSets(sources: Sources, draft: Draft, talk: Talk): Promise<Draft> {
  const sets = await answerMadeToMeasure(sources, { message: composing, wish: readWish(composing), ...talk })
  if (sets === undefined) return draft
  sets.facts.texts.push(draft.content)
  for (const path of draft.facts.paths) sets.facts.paths.add(path)
  return { ...sets, content: draft.content, links: [...draft.links, ...sets.links].slice(0, mostLinks) }
}

const withSets = [
  ...[howComposed, whichHeadboard],
  'Wat kan ik kiezen als ik een boxspring samenstel?',
  'In welke maten kan ik een boxspring samenstellen?',
  'Welke stoffen en kleuren kan ik kiezen voor mijn boxspring?',
  'Kan ik links een ander matras kiezen dan rechts?',
]
const mostLinks = 4
const composing = 'Zelf een boxspring samenstellen'
