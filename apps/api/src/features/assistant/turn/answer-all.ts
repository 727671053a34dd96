import type { AskedTopic } from '@sluimer/assistant/asked/asked-topic'
import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { findExampleHeading, findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { understand } from '@sluimer/assistant/questions/understand'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Talk } from '../draft/plan-context.ts'
import { answerGoodsFirst } from '../first/answer-goods-first.ts'
import { dropBareList } from '../first/drop-bare-list.ts'
import { findServed } from '../first/find-served.ts'
import { answerAsked, answerTopic } from '../plan/answer-asked.ts'
import { answerBeyond } from '../plan/answer-beyond.ts'
import { answerHeading, dropVerdict } from '../plan/answer-heading.ts'
import { answerByLikeness, isServiceIntent } from '../plan/answer-service.ts'
import { answerGoodsTold } from '../plan/answer-told.ts'
import { believe } from '../plan/believe-guesses.ts'
import { chooseIntent } from '../plan/choose-intent.ts'
import { chooseParts } from '../plan/choose-parts.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { readSizeOfBed } from '../plan/follow-up.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { answerCodes } from '../shown/answer-codes.ts'
import { answerForWhom } from '../shown/answer-for-whom.ts'
import { answerRating } from '../shown/answer-rating.ts'
import { answerCourtesy } from '../talk/answer-courtesy.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { dropOrdinal, readReaction } from '../talk/read-reaction.ts'
import { answerSmallTalk } from '../talk/small-talk.ts'
import { followPlan } from './follow-plan.ts'

/** Answers a message as a whole, or each of its questions, with what the talk is about. */
export async function answerAll(sources: Sources, message: string, talk: Talk): Promise<Draft> {
  const whole = await answerWhole(sources, message, talk)
  return dropVerdict(whole ?? (await answerQuestions(sources, message, talk)), message)
}

/** Answers a message that is not split; undefined for one that may ask several things. */
async function answerWhole(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  const courtesy = answerCourtesy(message)
  if (courtesy !== undefined) return courtesy
  // What an example says letter for letter is no question of likeness; in a talk it may be about what was shown.
  const example = talk.subject === undefined ? findExampleHeading(message) : undefined
  const meant = example && (await answerTopic(sources, example, message, talk))
  if (meant !== undefined) return meant
  const how = findHow(message)
  const told = how && (await answerTopic(sources, how, message, talk))
  if (told !== undefined) return told
  const served = talk.subject === undefined ? findServed(sources, message) : undefined
  const page = served && (await answerTopic(sources, served, message, talk))
  if (page !== undefined) return page
  const forWhom = await answerForWhom(sources, message, talk)
  if (forWhom !== undefined) return forWhom
  const goods = await answerGoodsFirst(sources, message, talk)
  if (goods !== undefined) return goods
  const isOne = chooseParts(sources, message) === undefined
  const known = isOne ? await answerKnown(sources, message, talk) : undefined
  return known ?? answerGoodsTold(sources, message, talk)
}

/** So far ahead of all else a heading is asked for, whatever goods a message names. */
const beyondDoubt = 8
const tellsHow =
  /^(?:Hoe (?!was|breed|dik|groot|lang gaat)|Wat is het verschil tussen een topper|Mag|Moet|Mogen|Waarom|Krimpt|Verkleurt|Op hoeveel)/u
const asksHow =
  /\b(?:hoe|op welke (?:hoogte|stand|temperatuur|manier)|mag|mogen|moet|moeten|waarom)\b|\bkan (?:je|ik|men|mijn)\b.*\b(?:zonder|slapen|liggen|luchten|wassen)\b/iu

/** A present that disappoints and a bed that is too hard are had, and who asks how high a lamp hangs looks for none. */
const wantsNoGoods =
  /^(?:Kan ik een cadeau terugsturen|Hoe hoog hang ik een lamp|Mijn matras is te hard of te zacht|Welk matras past bij een kind|Wie betaalt het terugsturen|Wat kost bezorgen|Kan een bestelling naar twee|Wat anders is voor bedrijven)/u

const visit = 'Kan ik bij jullie langskomen of proefliggen?'
/** 'Een afspraak maken om een bed te bekijken' looks for a place, and not for the bed. */
const wantsVisit =
  /\bafspraak\b.*\b(?:maken|bekijken|kijken|proberen|proefliggen|langs\p{L}*|komen)\b|\b(?:langs|binnen|even) ?komen (?:om )?(?:\S+ ){0,4}(?:kijken|bekijken|proberen|testen|voelen|liggen)\b|\b(?:proefliggen|proefslapen in)\b/iu
const howFar = 'Tot waar brengen jullie een groot meubel?'
/** 'Op zolder zetten' asks how far it is carried, and not who mounts it. */
const wantsUpstairs =
  /\b(?:op|naar) (?:de |het |mijn |onze |m'n )?(?:zolder|boven|bovenverdieping|slaapkamer|(?:eerste|tweede|derde|vierde|1e|2e|3e|4e) (?:verdieping|etage)|(?:\d|een|twee|drie|vier) hoog)\b.*\b(?:zet(?:ten)?|breng(?:en)?|gebracht|dragen|tillen|getild|plaatsen|neerzetten)\b/iu
const whetherTopper = 'Heb ik een topper nodig?'
/** 'Helpt een topper als er een kuil in zit' asks whether it does. */
const helpsTopper =
  /\b(?:help(?:t|en)|heeft .* zin|verhelpt|oplossing|lost .* op)\b.*\btopper\b|\btopper\b.*\b(?:help(?:t|en)|zin|verhelpt|oploss\p{L}*|goed idee|genoeg of|voldoende|afdoende|verstandig|slim)\b/iu
const howThick = 'Hoe dik moet een topper of een matras zijn?'
const thickEnough = /\b(?:topper|matras)\b.*\b(?:dik|hoog) genoeg\b|\bgenoeg dik(?:te)?\b/iu
const whetherAdjustable = 'Helpt een verstelbaar bed tegen snurken, apneu of maagzuur?'
/** 'Helpt een elektrisch bed tegen dikke benen' asks a doctor. */
const helpsAdjustable = /\bhelp(?:t|en)\b.*\b(?:elektrisch\p{L}*|verstelba\p{L}+)\b.*\b(?:tegen|bij|voor)\b/iu
const wentWrong = 'Mijn artikel is niet goed of ging snel stuk. Wat nu?'
/** 'De lade van mijn nachtkastje loopt stroef' tells of goods that somebody has. */
const ownTrouble =
  /^(?!.*\b(?:welke?|zoek\p{L}*|heb(?:ben|t)? (?:je|jullie|u|ge)|advies)\b).*\b(?:mijn|mn|m'n|onze?)\b.*\b(?:loopt (?:\S+ )?(?:stroef|zwaar|vast)|wiebelt|wiebelen|klemt|klemmen|hangt (?:\S+ )?scheef|staat (?:\S+ )?(?:scheef|krom)|sluit (?:\S+ )?niet|gaat (?:\S+ )?niet (?:open|dicht|uit)|laat los|rammelt|krom ?getrokken|trekt krom|bladdert|schilfert|barst\p{L}*|scheurt|lekt|roest\p{L}*)(?!\p{L})|^er (?:zit|zitten|is|zat) .*\b(?:trekdra[ad]\p{L}*|losse dra[ad]\p{L}*|scheur\p{L}*|gat|gaten|barst\p{L}*) in (?:mijn|mn|m'n|onze?)\b/iu

/** 'Molton 160x200, mijn opa lekt' looks for one. */
const opensWithSize = /^(?:\p{L}+ ){1,3}\d{2,3} ?(?:x|op|bij) ?\d{2,3}(?!\d)/iu

/** 'Op welke hoogte hang ik een hanglamp' asks how it is done, and looks for no lamp. */
function findHow(message: string): Pick<AskedTopic, 'heading' | 'intent' | 'needsPerson'> | undefined {
  if (wantsVisit.test(message)) return { heading: visit, intent: 'about_shop', needsPerson: true }
  if (wantsUpstairs.test(message)) return { heading: howFar, intent: 'delivery_how' }
  if (helpsTopper.test(message)) return { heading: whetherTopper, intent: 'firmness' }
  if (helpsAdjustable.test(message)) return { heading: whetherAdjustable, intent: 'firmness' }
  if (thickEnough.test(message)) return { heading: howThick, intent: 'firmness' }
  if (ownTrouble.test(message) && !opensWithSize.test(message))
    return { heading: wentWrong, intent: 'warranty' }
  const named = findAskedTopic(message)
  if (named?.isSure && wantsNoGoods.test(named.heading)) return named
  if (asksToBuy.test(message) || asksToSee.test(message)) return undefined
  if (!asksHow.test(message)) return undefined
  const found = findHeading(message)
  return found !== undefined && found.lead >= beyondDoubt && tellsHow.test(found.heading) ? found : undefined
}

/** Answers what the words of a message tell; 'en een boxspring' after goods names another, and asks nothing of a page. */
async function answerKnown(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  if (talk.subject !== undefined && talk.subject.topic === undefined && namesOnlyGoods(message))
    return undefined
  return (await answerAsked(sources, message, talk)) ?? (await answerBeyond(sources, message, talk.at))
}

async function answerQuestions(sources: Sources, message: string, talk: Talk): Promise<Draft> {
  const parts = chooseParts(sources, message)
  return parts === undefined ? answerOne(sources, message, talk) : answerParts(sources, parts, talk)
}

/** Above this share a message asks something of the shop, however it is said. */
const sureShare = 0.85
/** So short a message tells no more than it says. */
const fewWords = 5

function isQuestion([best]: readonly Guess[]): boolean {
  return (
    best !== undefined &&
    best.intent !== 'about_shop' &&
    (isServiceIntent(best.intent) || best.intent === 'order_status')
  )
}

/** Whether the likeliest heading is of what a first message is about: then a passage with some of its words knows no better. */
function isNearest(message: string, intent: Intent, { subject }: Talk): boolean {
  const found = subject === undefined ? findHeading(message) : undefined
  return found?.intent === intent
}

async function answerOne(sources: Sources, written: string, talk: Talk): Promise<Draft> {
  const known = await answerKnown(sources, written, talk)
  if (known !== undefined) return known
  const points = (talk.subject?.productIds.length ?? 0) > 0
  const about = talk.subject?.wish.text ?? ''
  const message = points ? readReaction(written, about) : written
  const said = readSizeOfBed(points ? dropOrdinal(message) : message, about)
  const guesses = believe(understand(sources.model, said), said)
  const turn = { message, wish: readWish(said, about), share: guesses[0]?.share ?? 0, ...talk }
  const isShort = message.split(' ').length < fewWords
  const smallTalk =
    isShort || (guesses[0]?.share ?? 0) < sureShare || !isQuestion(guesses)
      ? answerSmallTalk(message)
      : undefined
  if (smallTalk !== undefined) return smallTalk
  const intent = chooseIntent(sources, turn, guesses)
  const told =
    (await answerCodes(sources, turn)) ??
    (await answerRating(sources, turn)) ??
    (await answerHeading(sources, turn))
  if (told !== undefined)
    return intent !== undefined && isServiceIntent(intent) ? { ...told, topic: intent } : told
  const likely =
    intent !== undefined && isServiceIntent(intent)
      ? await answerAsked(sources, written, talk, isNearest(written, intent, talk) ? 'nearest' : 'likely')
      : undefined
  if (likely !== undefined) return likely
  const draft = intent === undefined ? undefined : await followPlan(sources, turn, intent)
  const possible = draft === undefined ? await answerAsked(sources, written, talk, 'possible') : undefined
  if (possible !== undefined) return possible
  const found = draft ?? (await answerByLikeness(sources, turn)) ?? admitIgnorance()
  const isTopic =
    intent !== undefined &&
    (isServiceIntent(intent) ||
      intent === 'contact' ||
      intent === 'made_to_measure' ||
      ofAdvice.includes(intent))
  return isTopic && draft !== undefined ? { ...found, topic: intent } : found
}

/** Answers the questions of one message, one after the other. What one of them does not know is left to its links. */
async function answerParts(sources: Sources, questions: readonly string[], talk: Talk): Promise<Draft> {
  const drafts: Draft[] = []
  for (const question of questions) {
    const draft = await answerOne(sources, question, talk)
    if (drafts.length === 0 || !isForeign(draft, question)) drafts.push(draft)
  }
  return joinDrafts(dropBareList(drafts, questions.join(' ')))
}

/** So far ahead a heading was asked for, in whatever words. */
const asksIt = 1.5

/** Whether a page was found for a later question none of whose words it has: it would answer something that nobody asked. */
function isForeign({ topic, content, links, products, asksOrder }: Draft, question: string): boolean {
  if (topic === undefined || topic === 'contact' || asksOrder || products.length > 0) return false
  const stems = listTellingStems(question)
  // 'Wat moet ik nu doen' has no word of its own, and is answered with what stands before it.
  if (stems.length === 0) return true
  // A word of the service asks for a page of it: 'moet ik verzendkosten betalen'.
  if (hasServiceWord(question) || findAskedTopic(question) !== undefined) return false
  if ((findHeading(question)?.lead ?? 0) >= asksIt) return false
  const told = new Set(listTellingStems([content, ...links.map(({ title }) => title)].join(' ')))
  return !stems.some((stem) => told.has(stem))
}
