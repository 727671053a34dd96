import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import { rememberSaid, wasSaid } from '@sluimer/assistant/subject/subject'
import { aDraft, type Draft, toSpokenName } from '../draft/draft.ts'
import { admitIgnorance } from './answer-talk.ts'
import { pickTold } from './pick-told.ts'
import { asks, asksDeed, tellsTrouble } from './tells.ts'

const words = {
  goods: 'Daarmee kom ik op hetzelfde uit. ',
  core: 'Dit is wat ik ervan weet. ',
  again: 'Dat staat hierboven ook. ',
  cross: 'Ik snap dat je ontevreden bent. Een collega helpt je hier beter dan ik:',
  person: 'Ook dat weet ik niet zeker. Een collega kijkt graag met je mee:',
  asked: 'Meer dan wat hierboven staat, weet ik er niet van. Een collega kijkt graag met je mee:',
  order: 'Vul het hier in, met je voornaam, postcode en huisnummer. Dan kijk ik hoe je bestelling staat.',
  told: 'Dan kan een collega er beter naar kijken: meer dan wat hierboven staat, weet ik er niet van.',
  tried: 'Dan kijkt een collega er graag naar. Zeg erbij wat je al hebt geprobeerd:',
  deed: 'Zelf kan ik dat niet voor je regelen. Geef het door aan een collega, met je bestelnummer:',
  still: 'Hier kom ik zelf niet verder mee. Een collega helpt je wel:',
} as const
/** 'Dus ik krijg niks terug??', 'wat moet ik nu doen' asks for what was said, and for nothing beside it. */
const asksOutcome =
  /^(?:dus\b|(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:wat (?:nu|moet|kan) ?|nu\b|hoe dan|hoe (?:moet|doe) ik|hoe (?:werkt|gaat) (?:dat|het)\b|maakt (?:dat|het)|is dat (?:een|erg)))/iu
/** Said once is enough. */
const regret = /^(?:Vervelend|Dat spijt ons)\.\s+/u
/** A word for what was spoken of: without that, a turn with it tells little. */
const pointer = /\b(?:dat|die|deze|dit|het|hij|ie|hem|ze|er|daar\p{L}*|erv\p{L}*)\b/iu
/** So alike to a known question a turn asks it. */
const knownLikeness = 0.6
/** A turn of fewer words asks nothing by itself. */
const leastWords = 3

/**
 * Sees to it that no answer says word for word what one shortly before it said. Then the sentences of it are said that tell what the turn asks, or what the turn asks by
 * itself, or that no more is known.
 */
export async function sayAnew(
  draft: Draft,
  written: string | null,
  message: string,
  {
    answerAlone,
    answerNext,
  }: { answerAlone(): Promise<Draft | undefined>; answerNext(): Promise<Draft | undefined> },
): Promise<Draft> {
  const remember = (one: Draft) => ({ ...one, subject: rememberSaid(one.subject, written, listSaid(one)) })
  // Thanks and a greeting may be answered alike each time.
  if (isCourtesy(draft) || !wasSaid(written, listSaid(draft))) return remember(draft)
  const part = sayPart(draft, message)
  if (part !== undefined && (part.products.length > 0 || !wasSaid(written, listSaid(part))))
    return remember(part)
  const alone = tellsByItself(message) ? await answerAlone() : undefined
  const isNew = alone?.topic !== undefined && !wasSaid(written, listSaid(alone))
  if (isNew) return remember(alone)
  const next = await answerNext()
  if (next !== undefined && !wasSaid(written, listSaid(next))) return remember(next)
  const none = sayNoMore(draft, message)
  return remember(wasSaid(written, listSaid(none)) ? { ...none, content: words.still } : none)
}

/** Says of the answer to the question before what tells what a turn asks of it, or that no more is known. */
export function sayOfFormer(former: Draft, message: string): Draft {
  const picked = pickTold(former.content, message, tellsTrouble(message)).join(' ')
  return picked === '' ? sayNoMore(former, message) : { ...former, content: picked }
}

function tellsByItself(message: string): boolean {
  if (message.split(' ').length < leastWords || pointer.test(message)) return false
  return findAskedTopic(message) !== undefined || (listAsked(message)[0]?.likeness ?? 0) >= knownLikeness
}

/** What of an answer a shopper would see twice. */
function listSaid({ content, products }: Draft): string {
  return [content, ...products.map(({ id }) => id)].join('\n')
}

/** Says of an answer only what tells what a turn asks of it, or leads to it where that is all of it. */
function sayPart(draft: Draft, message: string): Draft | undefined {
  if (draft.asksOrder) return { ...draft, content: words.order }
  const [first] = draft.products
  if (first !== undefined)
    return lead(draft, draft.content.includes(toSpokenName(first)) ? words.again : words.goods)
  const picked = pickTold(draft.content, message, tellsTrouble(message)).join(' ')
  if (picked === '' && asksOutcome.test(message) && draft.topic !== undefined)
    return {
      ...lead({ ...draft, content: draft.content.replace(regret, '') }, words.core),
      needsPerson: true,
    }
  // Who asks for the number, or the very same once more, has not seen it.
  if (picked === '')
    return draft.topic === 'contact' || (asks.test(message) && tellsByItself(message))
      ? lead(draft, words.again)
      : undefined
  return picked.length < draft.content.length ? { ...draft, content: picked } : lead(draft, words.again)
}

function lead(draft: Draft, first: string): Draft {
  draft.facts.texts.push(first)
  return { ...draft, content: `${first}${draft.content}` }
}

function isCourtesy({ topic, links, products, needsPerson, asksOrder }: Draft): boolean {
  return topic === undefined && links.length + products.length === 0 && !needsPerson && !asksOrder
}

/** What somebody has done already, or has seen to be right, though it does not work. */
const hasTried =
  /\b(?:klop(?:t|pen)|correct|goed (?:in\p{L}*|over\p{L}*)|geldig|in orde|al (?:\S+ )?(?:gedaan|gekeken|geprobeerd|gecontroleerd|gecheckt|gebeld|gemaild|gevraagd|ingevuld)|geprobeerd|nog steeds|steeds|telkens|(?:lukt|werkt|doet|helpt) (?:\S+ ){0,2}niet|zonder succes|al (?:\S+ )?(?:aangedraaid|vastgezet|nagedraaid|vervangen|gewisseld|nagekeken|gereset|ververst))\b/iu
/** What only a person can do for an order. */
const ofDeeds: readonly (Draft['topic'] | undefined)[] = ['order_change', 'delivery_how', 'delivery_time']

function chooseNoMore({ topic, links, content }: Draft, message: string): string {
  const isKnown = topic !== undefined || links.length > 0
  if (!isKnown) return content === admitIgnorance().content ? words.person : words.cross
  if (asksDeed(message)) return words.deed
  if (asks.test(message)) return words.asked
  if (hasTried.test(message)) return words.tried
  return ofDeeds.includes(topic) ? words.deed : words.told
}

/** Says that a person can do more, and what to do until then. */
export function sayNoMore(draft: Draft, message: string): Draft {
  return aDraft(chooseNoMore(draft, message), {
    needsPerson: true,
    links: draft.links,
    facts: draft.facts,
    subject: draft.subject,
  })
}
