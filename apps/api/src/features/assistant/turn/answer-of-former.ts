import { findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { generalise } from '@sluimer/assistant/questions/generalise'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import type { Draft } from '../draft/draft.ts'
import { ofAdvice } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import {
  asksCostOfIt,
  asksCountryOfIt,
  asksDayOfIt,
  asksTimeOfIt,
  asksWhatIsAdded,
  namesOther,
} from '../reading/ask-of-it.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { askedParts, pickTold, toSentences } from '../talk/pick-told.ts'

const asksMoneyBack =
  /^(?:(?:en|dus|maar|dan)[\s,]+)*(?:krijg|kan|wil) ik (?:(?:nu|dan|gewoon|wel) )*(?:mijn |m'n |mn |het )?(?:geld|alles)\b.*\bterug\b|^(?:(?:en|dus|maar)[\s,]+)*ik wil (?:(?:nu|dan|gewoon) )*(?:mijn |m'n )?geld(?: nu)? terug\b/iu
const givesBack =
  /\b(?:betalen (?:het |je )?terug|geld terug|terugbetal\p{L}*|gaat die terug|geld raakt niet kwijt)/iu

/**
 * Answers 'krijg ik mijn geld terug?' after a parcel that is lost with what was said of that, and not with the term of a return. Undefined when nothing was said of
 * money, and for any other turn.
 */
export async function answerMoneyBack(
  message: string,
  subject: Subject | undefined,
  answerBefore: () => Promise<Draft>,
): Promise<Draft | undefined> {
  if (subject?.asked === undefined || subject.topic === 'returns' || !asksMoneyBack.test(message))
    return undefined
  const former = await answerBefore()
  const told = pickTold(former.content, message).filter((sentence) => givesBack.test(sentence))
  return told.length === 0 ? undefined : { ...former, content: told.join(' ') }
}

/** Returns the sentences of a line that tell it, with the name of what the line is about where they only have a word for it. */
function tellWhich(line: string, says: RegExp): string[] {
  const [name] = /^\p{Lu}\p{L}+(?=,| is | zijn | bestaat )/u.exec(line) ?? []
  return toSentences(line)
    .filter((sentence) => says.test(sentence))
    .map((sentence) =>
      name === undefined || says !== besideAnother
        ? sentence
        : sentence.replace(/^(?:Het|Hij|Ze) /u, `${name} `),
    )
}

const refuses = /^Nee[,.]\s+/u

/** Says once more that what was refused is not done, whatever it would cost and wherever it would be. */
function refuseAgain(former: Draft, message: string): Draft | undefined {
  const [first = ''] = toSentences(former.content.replace(refuses, ''))
  // 'Nee, dat hoeft niet' refuses nothing.
  if (
    !refuses.test(former.content) ||
    first === '' ||
    /\bhoef\p{L}*\b/iu.test(first) ||
    former.topic === undefined
  )
    return undefined
  const isElsewhere = asksCountryOfIt(message)
  if (isElsewhere ? /belgi/iu.test(former.content) : !asksCostOfIt(message) || /€/u.test(former.content))
    return undefined
  const said = isElsewhere ? 'Nee, ook daar niet:' : 'Dat doen we niet, dus een prijs is er ook niet:'
  const content = `${said} ${lowerFirst(first)}`
  former.facts.texts.push(content)
  return { ...former, content }
}

/** What an answer may say the price of, beside what it tells. */
const ofPrice: readonly (Intent | undefined)[] = ['delivery_how', 'delivery_time', 'old_goods', 'about_shop']
const ofAdvicePrice = /\b(?:voordelig\p{L}*|goedko\p{L}*|duurder|prijs|€)/iu
/** 'Welke is koeler' and 'welke kreukt het minst' after two cloths ask what was said of one beside the other. */
const asksWhichIs =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:welke?|wat)(?: van (?:de|die|deze)(?: twee| 2| beide)?)? (?:is|zijn|slaapt|slapen|voelt|voelen|ligt|liggen)(?: dan| nu)?(?: het| de)? \p{L}{3,}(?:er|st|ste)[\s?!.]*$|^(?:(?:en|maar|ok\p{L}*)[\s,]+)*welke?(?: van (?:de|die|deze)(?: twee| 2| beide)?)? (?:\p{L}+t)(?: dan| nu)? (?:het )?(?:minste?|meeste?|langste?|snelste?|minder|meer|langer|sneller)[\s?!.]*$/iu
const besideAnother = /\b\p{L}{3,}(?:er|der)(?: \p{L}+)? dan\b/iu
/** 'Hoeveel' after samples asks for a number that was said. */
const asksHowMany =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*hoeveel(?: (?:dan|stuks|er|mag ik(?: er)?|krijg ik(?: er)?|zijn er|zijn dat|maximaal|keer))*[\s?!.]*$/iu
const aNumber = /\b(?:hoogstens|maximaal|minstens|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)\b|\d/u
const ofTime = /\b(?:\p{L}*dag(?:en)?|week|weken|maand(?:en)?|uur|hoe lang|termijn)\b/iu

/** 'En moet ik dan zelf bewijzen dat' and 'en zetten ze hem ook in elkaar' ask of what was told. */
const asksOfTold =
  /^(?:(?:en|maar|dus|of)[\s,]+)*(?:moet|moeten|mag|kan|hoef|krijg|word|wordt|zetten|brengen|dragen|halen|nemen|leggen|sturen|betaal)\b.*\b(?:dan|ook|zelf|daarvoor)\b/iu
/** So far ahead a turn asks something else, whatever was told. */
const ofElse = 6
/** 'Gisteren besteld' after what may still be done tells since when, and asks for no order. */
const tellsWhen =
  /^(?:(?:ik|heb|had|hem|het|die|ze|dat|is|was|er|pas|net|zonet|zojuist|al|vandaag|vanochtend|vanmiddag|gisteren|gisteravond|eergisteren|vorige|week|maand|afgelopen|(?:maan|dins|woens|donder|vrij|zater|zon)dag|een|twee|drie|vier|vijf|\d+|half|uur|uurtje|kwartier|kwartiertje|minuten|dag|dagen|weken|geleden|pas|nog|maar|sinds)[\s,]+)+(?:besteld|gekocht|betaald|geplaatst|binnen|geleden)(?: hoor| pas| net| dus)*[\s.!]*$/iu
const stillMay = /\b(?:zolang|nog nie[ts]|vanaf het moment)\p{L}*/iu
/** More sentences would tell all of it once more. */
const mostTold = 2

function leansOn(message: string, { topic }: Subject): boolean {
  const isAsked = topic !== undefined && isServiceIntent(topic) && asksOfTold.test(message)
  return isAsked && (findHeading(message)?.lead ?? 0) < ofElse
}

/** Tells the few sentences of what was told that have the words of a turn. */
function tellLeaning(former: Draft, message: string): Draft | undefined {
  if (former.topic === undefined || former.products.length > 0) return undefined
  const sentences = former.content.split('\n').flatMap(toSentences)
  const told = pickTold(sentences.join(' '), message)
  const isPart = told.length > 0 && told.length <= mostTold && told.length < sentences.length
  return isPart ? { ...former, content: told.join(' ') } : undefined
}

/**
 * Answers 'wat kost dat?', 'hoe lang duurt dat?' and 'kan het ook op zaterdag?' with what the answer before said of it: its price, its term or that very day. Undefined where
 * it said nothing of that, and for any other turn.
 */
export async function answerOfFormer(
  turn: string,
  subject: Subject | undefined,
  answerBefore: () => Promise<Draft>,
): Promise<Draft | undefined> {
  if (subject?.asked === undefined) return undefined
  const message = readLastAsked(turn)
  const says =
    ofPrice.includes(subject.topic) && (asksCostOfIt(message) || asksWhatIsAdded.test(message))
      ? /€/u
      : ofAdvice.includes(subject.topic) && subject.productIds.length === 0 && asksCostOfIt(message)
        ? ofAdvicePrice
        : ofAdvice.includes(subject.topic) && subject.productIds.length === 0 && asksWhichIs.test(message)
          ? besideAnother
          : asksHowMany.test(message)
            ? aNumber
            : asksTimeOfIt(message)
              ? ofTime
              : (asksDayOfIt(message) ?? namesOther(message))
  const mayBeRefused = asksCountryOfIt(message) || asksCostOfIt(message)
  if (subject.topic !== undefined && isServiceIntent(subject.topic) && tellsWhen.test(message)) {
    const former = await answerBefore()
    const told = toSentences(former.content).filter((sentence) => stillMay.test(sentence))
    return told.length === 0 ? undefined : { ...former, content: told.join(' ') }
  }
  if (says === undefined && !mayBeRefused)
    return leansOn(message, subject) ? tellLeaning(await answerBefore(), message) : undefined
  const former = await answerBefore()
  const refused = mayBeRefused ? refuseAgain(former, message) : undefined
  if (refused !== undefined || says === undefined) return refused
  const told = former.content.split('\n').flatMap((line) => tellWhich(line, says))
  return told.length === 0 || former.topic === undefined ? undefined : { ...former, content: told.join(' ') }
}

/** 'Dan die zaterdag maar, moet ik daarvoor betalen' asks the price of what was spoken of, after what is chosen. */
function readLastAsked(turn: string): string {
  const last = turn.split(/[,.!]\s+/u).at(-1) ?? turn
  return asksCostOfIt(last) || asksTimeOfIt(last) ? last : turn
}

/** A longer turn says by itself what it asks. */
const mostWords = 14
/** Goes on about what was said: 'moet ik dan iets terugsturen', 'gaat die tijd in als ik bestel', 'en moet je 18 zijn'. */
const goesOn =
  /\b(?:dan|daar\p{L}*)\b|\b(?:die|dat|deze|dit) (?:tijd|termijn|periode|dagen?|bedrag|korting|naad|code|kosten)\b/iu
const opens = /^(?:en|maar|dus)\b/iu
/** So far ahead a heading is asked for, whatever was said before. */
const clearLead = 1.25

/** So far ahead alone nothing that was said before is asked for, unless the turn points at it. */
const surelyOther = 4

/** Whether what was said before may tell a turn: it is short, asks for something that can be found, and no other heading for sure. */
export function mayBeToldBefore(message: string): boolean {
  if (message.split(' ').length > mostWords) return false
  const asksPart = askedParts.some(({ asks }) => asks.test(message))
  if (!asksPart && listTellingStems(message).length === 0) return false
  return goesOn.test(message) || (findHeading(message)?.lead ?? 0) < surelyOther
}

/**
 * Returns the sentences of the answer before that tell a turn, where these have more of what it asks than the answer that was found for it: 'moet ik dan zelf bewijzen dat het
 * een fout is' after the guarantee, of which the page about whose fault it is tells nothing. Empty where the new answer knows as much.
 */
export function tellOfFormer(former: Draft, found: Draft, typed: string): readonly string[] {
  if (former.content === found.content) return []
  // A town stands for its country, which is what pages name.
  const message = `${typed} ${generalise(typed)}`
  const own = listCovered(former.content, message)
  const isUnknown = found.content === admitIgnorance().content
  const other = isUnknown ? new Set<string>() : listCovered(toText(found), message)
  const isAll = [...other].every((one) => own.has(one))
  const isMore = [...own].some((one) => !other.has(one))
  const isOpened = opens.test(typed) && askedParts.some(({ asks }) => asks.test(typed))
  const leans = (goesOn.test(typed) || isOpened) && (isMore || (findHeading(typed)?.lead ?? 0) < clearLead)
  const isOfIt = (isAll && isMore) || (own.size > 0 && (isAll || isMore) && (leans || asksCountryOfIt(typed)))
  // The verdict was that on the question before.
  return isOfIt ? pickTold(withCapital(former.content.replace(affirms, '')), message) : []
}

const affirms = /^Ja, /u

/** Returns which words of a message, and which things that it asks for, a text has. */
function listCovered(text: string, message: string): ReadonlySet<string> {
  const said = new Set(listTellingStems(text))
  const parts = askedParts.filter(({ asks }) => asks.test(message))
  const stems = listTellingStems(message).filter(
    (stem) => said.has(stem) && !parts.some(({ asks }) => asks.test(stem)),
  )
  return new Set([...stems, ...parts.filter(({ says }) => says.test(text)).map(({ asks }) => asks.source)])
}

function toText({ content, links, products }: Draft): string {
  return [content, ...[...links, ...products].map(({ title }) => title)].join(' ')
}
