import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { findPartHeading } from '@sluimer/assistant/asked/find-second-heading'
import { kinds } from '@sluimer/assistant/asked/words'
import {
  type FoundHeading,
  findHeading,
  findHeadingInTalk,
  listLikelyHeadings,
} from '@sluimer/assistant/headings/find-heading'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { splitAsked } from '@sluimer/assistant/text/split-asked'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { dropBareList } from '../first/drop-bare-list.ts'
import { answerTopic } from '../plan/answer-asked.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { areKin } from '../reading/are-kin.ts'
import { asksBareCost, asksCostOfIt, asksTimeOfIt } from '../reading/ask-of-it.ts'
import { asksDelivered } from '../reading/delivered.ts'
import { findAskedPage } from '../reading/find-asked-page.ts'
import { asksWhetherThere } from '../reading/intent-phrases.ts'
import { isOfOtherGoods } from '../reading/is-of-other-goods.ts'
import { answerApart } from '../shown/answer-apart.ts'
import { admitRest, asksSomething } from './admit-rest.ts'

const fewestWords = 3
const mostLeft = 2
/** How far ahead of all else the heading of a part must be, and that of a short one which leans on the part before it. */
const leads = { plain: 3, leaning: 6, inTalk: 1.5, each: 1.3, both: 3.5, told: 9, near: 0.25 }
/** So far ahead of a wish for goods the likeliest heading of a part is told, though another is near. */
const overGoods = 7
const toDoctor = /\bhuisarts\b/iu
const noMedicalAdvice = 'medisch advies geven we niet'
const asksApart = /\b\w*verschil\w*\b/iu
const mostOfLeaning = 9
/** What is asked of a place has its name, and no word for what was named before. */
const ofPlace = /Wadden|België|buiten Nederland/u
const asksOn =
  /^(?:en |of |maar |dan |ook )*(?:hoe\p{L}*|waar\p{L}*|wanneer|wie|welke?|kan|kun\p{L}*|mag|moet|krijg|wat)\b/iu
const asksOutcome = /\bwat (?:nu|dan)\b|\bwat (?:moet|kan|doe|zal|mag) (?:ik|ik nu|we|je)\b/iu
const leans = /\b(?:dan|dat|die|deze|daar\p{L}*|er\p{L}*|hij|ie|ze|het|t)\b/iu
const shortest = 7
/** A part of a page that shares so many of its words with the answer was told with it. */
const same = 0.5
const verdict = /^(?:Ja|Nee)\b/u
/** Beside a death, and beside a fault of the shop, nobody wants to read what sending back costs others. */
const toldAlone = [
  'Iemand die bij jullie bestelde, is overleden.',
  'Wie betaalt het terugsturen als het jullie fout is?',
]
const tellsDelivery = /\bBezorgen: /u
/** 'En tot hoeveel kilo' is told where a weight is. */
const asksKilos = /\b(?:hoeveel|welk) (?:kilo|kg|gewicht)\b|\bhoe zwaar\b/iu
const tellsKilos = /\d (?:kilo|kg)\b/iu
/** 'En kost dat geld' is told where any price is. */
const tellsPrice = /€|\b(?:gratis|kost\p{L}* (?:je )?niets)/iu

/**
 * Answers what a message asks besides, at most two questions of it: 'in drie keer betalen, zit daar rente op en kom ik dan bij het BKR'. What was asked first
 * often decides which page answers the whole, and that one may say nothing of the rest. Returns the answer as it is when it tells all, and when it
 * asks which order is meant.
 */
export async function answerLeft(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const parts = splitAsked(message)
  if (
    parts.length < 2 ||
    draft.isWhole ||
    draft.asksOrder ||
    draft.links.some(({ title }) => toldAlone.includes(title))
  )
    return draft
  const isTold = (part: string) =>
    (asksBareCost(part) && tellsPrice.test(draft.content)) ||
    (asksKilos.test(part) && tellsKilos.test(draft.content)) ||
    (asksDelivered(message) && tellsDelivery.test(draft.content)) ||
    (draft.topic === 'contact' && asksWhetherThere.test(part)) ||
    // 'Wat moet ik nu doen' asks of what stands before it; what it costs and how long it takes has words of its own.
    (listTellingStems(part).length === 0 && asksOutcome.test(part))
  const drafts = [draft]
  const asking = parts.filter(asksSomething)
  for (const [place, part] of parts.entries()) {
    const isFull = drafts.length > mostLeft || isTold(part)
    const heading = isFull
      ? undefined
      : (findPart(part, message) ??
        findLeft(sources, part, draft.topic) ??
        // What holds for goods in general does not for those made for somebody.
        (parts.slice(0, place).some((before) => kinds.made.test(fold(before)))
          ? undefined
          : (findTwice(part, parts[place - 1]) ?? findLeaning(part, parts[place - 1], draft))))
    const isOfThem = heading !== undefined && !isOfOtherGoods(heading.heading, message)
    const answer =
      (isOfThem && (await answerUntold(sources, joinDrafts(drafts), { heading, part, at }))) ||
      (isFull ? undefined : await tellApart(sources, draft, { part, at }))
    // What is asked comes before what is told of what stands around it, and how two differ before what one of them does.
    const isFirst = place === 0 && (asksApart.test(part) || (asking.length === 1 && asking[0] === part))
    if (answer) drafts[isFirst ? 'unshift' : 'push'](answer)
  }
  if (drafts.length === 1) return admitRest(draft, parts)
  // Who asks how two cloths differ asks nothing of a duvet.
  const isBeside =
    parts.some((part) => asksApart.test(part)) &&
    draft.links.some(({ title }) => isOfOtherGoods(title, message))
  const kept = dropBareList(isBeside ? drafts.filter((one) => one !== draft) : drafts, message)
  const products = kept.includes(draft) ? draft.products : []
  // The goods that are shown and what the talk is about stay those of the question that came first.
  // Where each part is told, no page is likelier than these.
  const isWhole = drafts.length === parts.length && { isWhole: true as const }
  return admitRest({ ...joinDrafts(kept), products, subject: draft.subject, ...isWhole }, parts)
}

/** Tells two cloths or fillings apart for the part of a message that asks it: 'verschil percal en satijn, en wat kreukt minder'. */
async function tellApart(
  sources: Sources,
  said: Draft,
  { part, at }: { part: string; at: Date },
): Promise<Draft | undefined> {
  if (!asksApart.test(part) || said.products.length > 0) return undefined
  const apart = await answerApart(sources, { message: part, wish: readWish(part), subject: undefined, at })
  return apart?.content === said.content ? undefined : apart
}

/** Returns the heading that a part of a message asks for by itself. */
function findLeft(sources: Sources, part: string, topic: Draft['topic']): FoundHeading | undefined {
  const words = part.split(' ').length
  if (words < fewestWords) return undefined
  const found = findHeading(part)
  if (found === undefined) return undefined
  const least = words < shortest && leans.test(part) ? leads.leaning : leads.plain
  // Of two headings that are nearly the same either tells it, and so does one that the kinds of words tell as well.
  const isOfRule =
    words > fewestWords && found.lead >= leads.inTalk && findAskedTopic(part)?.heading === found.heading
  const isNear =
    found.lead >= leads.near && found.overGoods >= overGoods && words > fewestWords && isSeen(found, part)
  if ((isOfRule || isNear) && !leans.test(part) && asksSomething(part)) return found
  if (found.lead < least) return undefined
  // A few words that only tell how things are belong to the question beside them: 'ik heb het al betaald'.
  if (!asksSomething(part) && (words < shortest || !isBesides(found, topic))) return undefined
  return findAskedPage(sources, part, 'sure', undefined)?.heading === found.heading ? found : undefined
}

/** Whether half of what a part says was said by others who asked for that heading: to paint a wall is not to measure one. */
function isSeen({ heading, lead }: FoundHeading, part: string): boolean {
  if (lead >= leads.plain) return true
  return listLikelyHeadings(part).some((one) => one.heading === heading && one.seen >= leastSeen)
}

const leastSeen = 0.5

/** Whether what is only told besides, such as who comes when, is of what the answer is about, or names a question by itself. */
function isBesides({ lead, intent }: FoundHeading, topic: Draft['topic']): boolean {
  return lead >= leads.told || (topic !== undefined && areKin(topic, intent))
}

/** Returns the heading that the words of a part give away, whatever is ahead. */
function findPart(part: string, message: string): FoundHeading | undefined {
  const found = findPartHeading(part, message)
  return found && { ...found, lead: Number.POSITIVE_INFINITY, overGoods: Number.POSITIVE_INFINITY }
}

/** Returns the heading that a part asks for by itself and after the part before it alike, though neither is far ahead: 'en hoe lang gaat dat mee' after which mattress. */
function findTwice(part: string, before: string | undefined): FoundHeading | undefined {
  if (before === undefined || !asksOn.test(part) || part.split(' ').length < fewestWords) return undefined
  const [alone, inTalk] = [findHeading(part), findHeadingInTalk(part, before, findHeading(before)?.heading)]
  if (alone === undefined || inTalk === undefined || alone.heading !== inTalk.heading) return undefined
  const isAhead = Math.min(alone.lead, inTalk.lead) >= leads.each && alone.lead + inTalk.lead >= leads.both
  return isAhead && !ofPlace.test(alone.heading) ? alone : undefined
}

/**
 * Returns the heading that a part asks for together with the one before it: 'en hoe maak ik dat aan' after whether an account is needed. It must be about the
 * same, and tell something else.
 */
function findLeaning(part: string, before: string | undefined, { topic }: Draft): FoundHeading | undefined {
  if (before === undefined || topic === undefined || !asksOn.test(part) || !leans.test(part)) return undefined
  if (part.split(' ').length < fewestWords || part.split(' ').length > mostOfLeaning) return undefined
  // What it costs and how long it takes is read by what the answer is about (`find-second-heading.ts`).
  if (asksCostOfIt(part) || asksTimeOfIt(part)) return undefined
  const former = findHeading(before)
  const found = findHeadingInTalk(part, before, former?.heading)
  if (found === undefined || found.lead < leads.inTalk || found.heading === former?.heading) return undefined
  // What asks by itself for the heading that was told asks nothing else: 'ik heb er twee besteld, kan dat nog aangepast'.
  if (former !== undefined && findHeading(part)?.heading === former.heading) return undefined
  // A complaint is told, and no question of something else.
  if (!found.heading.endsWith('?') || ofPlace.test(found.heading)) return undefined
  return isServiceIntent(found.intent) && areKin(topic, found.intent) ? found : undefined
}

/** Answers a part with what stands below its heading; undefined when the answer tells it already. */
async function answerUntold(
  sources: Sources,
  said: Draft,
  { heading, part, at }: { heading: FoundHeading; part: string; at: Date },
): Promise<Draft | undefined> {
  const answer = await tellUntold(sources, said, { heading, message: part, at })
  if (answer === undefined) return undefined
  if (!verdict.test(answer.content) || !heading.heading.endsWith('?')) return answer
  // A 'Ja' below the answer to another question must say to what.
  const content = `${heading.heading} ${answer.content}`
  answer.facts.texts.push(content)
  return { ...answer, content }
}

/**
 * Answers a message with what stands below a heading, beside what was said. Undefined when so much of it was said already that it tells nothing else, and
 * when it is no page but the form of an order.
 */
export async function tellUntold(
  sources: Sources,
  said: Draft,
  { heading, message, at }: { heading: FoundHeading; message: string; at: Date },
): Promise<Draft | undefined> {
  if (said.links.some(({ title }) => title === heading.heading)) return undefined
  const passage = await sources.knowledge.findPart(heading.heading, at)
  const stems = passage === undefined ? [] : listTellingStems(passage.text)
  const told = new Set(listTellingStems(said.content))
  if (stems.filter((stem) => told.has(stem)).length >= stems.length * same) return undefined
  const answer = await answerTopic(sources, heading, message, { subject: undefined, at })
  // Who was sent to a doctor need not hear it again.
  if (answer?.content.includes(noMedicalAdvice) && toDoctor.test(said.content)) return undefined
  return answer?.asksOrder && !said.asksOrder ? undefined : answer
}
