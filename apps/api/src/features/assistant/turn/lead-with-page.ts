import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { type FoundHeading, findHeading, isLearntHeading } from '@sluimer/assistant/headings/find-heading'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { splitAsked } from '@sluimer/assistant/text/split-asked'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { asksOfThings, isLong } from '../reading/find-asked-page.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { seeksGoods } from '../reading/seeks-goods.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { tellUntold } from './answer-left.ts'

/** What an answer is that a page may go before. */
type Led = 'goods' | 'form' | 'page' | 'nothing'

/** So far a heading must be ahead of a wish for goods. */
const overGoods = 2
/** So far it must be ahead of all else: another page was chosen by rules that know more than one example does. */
const leads: Readonly<Record<Led, number>> = { goods: 0.6, form: 0.5, page: 1, nothing: 2 }
/** So far ahead it must be where the kinds of words tell another heading. */
const overRule = 4
/** So far ahead of a wish for goods nobody looks for them. */
const farOverGoods = 4
/** So far ahead it is asked for, though the words could look for goods: 'nachtzweten dekbed te warm'. */
const beyondWords = { lead: 5, overGoods: 8 }
/** Goods that are only listed, with nothing said of what was asked. */
const onlyLists =
  /^(?:Ik vond (?:één artikel|\d+ artikelen)(?: \([^)]*\))?[.:]?\s*(?:De prijzen lopen [^:]*[.:]\s*|Of “.*? weet ik niet\. )?(?:Wanneer het komt, staat bij elk artikel:|Of het helemaal is wat je zoekt, lees je op de pagina:|Bijvoorbeeld:)?$|Precies zo heb|Daarmee|Met “|Er is keus uit)/u

/**
 * Puts the part of a page that a first message most likely asks for before an answer that does not tell it: goods that are only listed, the form of an order,
 * another page, or that nobody knows. Which of the two was meant is not always plain, and then both are told. Returns any other answer as it is.
 */
export async function leadWithPage(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const led = draft.isWhole || draft.isUnsold ? undefined : tellKind(draft)
  if (led === undefined) return draft
  const found = findHeading(message)
  if (found === undefined || found.overGoods < overGoods || found.lead < leads[led]) return draft
  if (led === 'goods' && looksForThem(message, found)) return draft
  if (led === 'page' && tellsOthersApart(message, found)) return draft
  if (led === 'page' && findAskedTopic(message)?.isSure) return draft
  if (found.lead < overRule && led !== 'form' && findAskedTopic(message) !== undefined) return draft
  const page = await tellUntold(sources, draft, { heading: found, message, at })
  if (page === undefined) return draft
  if (led === 'nothing' || isTold(message, led, found)) return { ...page, subject: draft.subject }
  const { topic, ...both } = joinDrafts([page, draft])
  const known = led === 'page' ? topic : draft.topic
  return { ...both, products: draft.products, subject: draft.subject, ...(known && { topic: known }) }
}

/** Whether the page tells all that one question asks: what stands below it would answer what nobody asked. */
function isTold(message: string, led: Led, { intent, overGoods: over }: FoundHeading): boolean {
  if (led === 'form' || !isServiceIntent(intent) || splitAsked(message).length > 1) return false
  return led === 'page' || (intent !== 'discount' && isLong(message) && over >= farOverGoods)
}

function tellKind({ asksOrder, products, content, needsPerson, links, topic }: Draft): Led | undefined {
  if (asksOrder) return 'form'
  if (products.length > 0) return onlyLists.test(content) ? 'goods' : undefined
  if (content === admitIgnorance().content) return 'nothing'
  const isPage = topic !== undefined && links.some(({ title }) => isLearntHeading(title))
  return isPage && !needsPerson ? 'page' : undefined
}

const asksApart = /\bverschil\p{L}*/giu

/** Whether a heading tells two things apart, neither of which is of those between which a message asks: 'verschil percal en satijn, zweet snel' asks of no mattress. */
function tellsOthersApart(message: string, { heading }: FoundHeading): boolean {
  if (message.search(asksApart) < 0 || heading.search(asksApart) < 0) return false
  const said = listTellingStems(message.replace(asksApart, ' '))
  return !listTellingStems(heading.replace(asksApart, ' ')).some((stem) => said.includes(stem))
}

/** Whether a message wants to see goods, and asks nothing of them. */
function looksForThem(message: string, { intent, lead, overGoods: over }: FoundHeading): boolean {
  const isReduced = intent === 'discount' && readWish(message).reduced === true
  if (isReduced || asksToSee.test(message)) return true
  if (!isServiceIntent(intent) && seeksGoods(message)) return true
  const isFar = lead >= beyondWords.lead && over >= beyondWords.overGoods
  return !isFar && (!asksOfThings(message) || asksToBuy.test(message))
}
