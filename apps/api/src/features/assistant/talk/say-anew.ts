import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import { rememberSaid, wasSaid } from '@sluimer/assistant/subject/subject'
import { aDraft, type Draft, toSpokenName } from '../draft/draft.ts'
import { admitIgnorance } from './answer-talk.ts'
import { pickTold } from './pick-told.ts'

const words = {
  goods: 'Daarmee kom ik op hetzelfde uit. ',
  core: 'Dit is wat ik ervan weet. ',
  again: 'Dat staat hierboven ook. ',
  cross: 'Ik snap dat je ontevreden bent. Een collega helpt je hier beter dan ik:',
  person: 'Ook dat weet ik niet zeker. Een collega kijkt graag met je mee:',
  asked: 'Meer dan wat hierboven staat, weet ik er niet van. Een collega kijkt graag met je mee:',
  order: 'Vul het hier in, met je voornaam, postcode en huisnummer. Dan kijk ik hoe je bestelling staat.',
  told: 'Dan kan een collega er beter naar kijken: meer dan wat hierboven staat, weet ik er niet van.',
} as const
/** 'Dus ik krijg niks terug??', 'wat moet ik nu doen' asks for what was said, and for nothing beside it. */
const asksOutcome =
  /^(?:dus\b|(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:wat (?:nu|moet|kan) ?|nu\b|hoe dan|hoe (?:moet|doe) ik|maakt (?:dat|het)|is dat (?:een|erg)))/iu
/** Said once is enough. */
const regret = /^(?:Vervelend|Dat spijt ons)\.\s+/u
/** A turn that asks, however short; any other tells how it goes on. */
const asks =
  /\?\s*$|^(?:(?:en|maar|dus|ok\p{L}*|of)[\s,]+)*(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|wie|welke?|kan|kun\p{L}*|mag|moet\p{L}*|is|zijn|heb\p{L}*|krijg\p{L}*|kost\p{L}*|maakt|geldt|werkt)\b/iu
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
  answerAlone: () => Promise<Draft>,
): Promise<Draft> {
  const remember = (one: Draft) => ({ ...one, subject: rememberSaid(one.subject, written, listSaid(one)) })
  // Thanks and a greeting may be answered alike each time.
  if (isCourtesy(draft) || !wasSaid(written, listSaid(draft))) return remember(draft)
  const part = sayPart(draft, message)
  if (part !== undefined) return remember(part)
  const alone = tellsByItself(message) ? await answerAlone() : undefined
  const isNew = alone?.topic !== undefined && !wasSaid(written, listSaid(alone))
  return remember(isNew ? alone : sayNoMore(draft, message))
}

/** Says of the answer to the question before what tells what a turn asks of it, or that no more is known. */
export function sayOfFormer(former: Draft, message: string): Draft {
  const picked = pickTold(former.content, message).join(' ')
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
  const picked = pickTold(draft.content, message).join(' ')
  if (picked === '' && asksOutcome.test(message) && draft.topic !== undefined)
    return {
      ...lead({ ...draft, content: draft.content.replace(regret, '') }, words.core),
      needsPerson: true,
    }
  if (picked === '') return undefined
  return picked.length < draft.content.length ? { ...draft, content: picked } : lead(draft, words.again)
}

function lead(draft: Draft, first: string): Draft {
  draft.facts.texts.push(first)
  return { ...draft, content: `${first}${draft.content}` }
}

function isCourtesy({ topic, links, products, needsPerson, asksOrder }: Draft): boolean {
  return topic === undefined && links.length + products.length === 0 && !needsPerson && !asksOrder
}

function sayNoMore(draft: Draft, message: string): Draft {
  const isKnown = draft.topic !== undefined || draft.links.length > 0
  const asked = asks.test(message) ? words.asked : words.told
  const isCross = draft.content !== admitIgnorance().content
  return aDraft(isKnown ? asked : isCross ? words.cross : words.person, {
    needsPerson: true,
    links: draft.links,
    facts: draft.facts,
    subject: draft.subject,
  })
}
