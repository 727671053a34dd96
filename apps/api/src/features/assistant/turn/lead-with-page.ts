import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { type FoundHeading, findHeading, isLearntHeading } from '@sluimer/assistant/headings/find-heading'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { asksOfThings } from '../reading/find-asked-page.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { tellUntold } from './answer-left.ts'

/** What an answer is that a page may go before. */
type Led = 'goods' | 'form' | 'page' | 'person' | 'nothing'

/** So far a heading must be ahead of a wish for goods. */
const overGoods = 2
/** So far it must be ahead of all else: another page was chosen by rules that know more than one example does. */
const leads: Readonly<Record<Led, number>> = { goods: 0, form: 0, page: 1, person: 1, nothing: 2 }
/** So far ahead a page of the service is asked for, whatever the answer tells of goods: 'ik vond die lamp goedkoper bij een ander' asks for no cheapest lamp. */
const surely = { lead: 3.5, overGoods: 6 }
/** So far ahead it is asked for, though the message is put like a wish: 'heb maar één sloopje nodig, doen jullie daar moeilijk over'. */
const beyondDoubt = 8
/** How the answer begins that only tells how a person is reached. */
const reachesPerson = 'Je spreekt een medewerker'
const unnamed = 'Dat verkopen we niet.'
const noneLike = 'Precies zo heb ik het niet.'
/** Goods that are only listed, with nothing said of what was asked. */
const onlyLists =
  /^(?:Ik vond (?:één artikel|\d+ artikelen)(?: \([^)]*\))?[.:]?\s*(?:De prijzen lopen [^:]*[.:]\s*)?(?:Wanneer het komt, staat bij elk artikel:|Of het helemaal is wat je zoekt, lees je op de pagina:|Bijvoorbeeld:)?$|Precies zo heb|Daarmee|Met “|Er is keus uit)/u

/**
 * Puts the part of a page that a first message most likely asks for before an answer that does not tell it: goods that are only listed, the form of an order,
 * another page, or that nobody knows. Which of the two was meant is not always plain, and then both are told. Returns any other answer as it is.
 */
export async function leadWithPage(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const found = draft.isWhole ? undefined : findHeading(message)
  if (found === undefined) return draft
  const led = tellKind(draft, found)
  if (led === undefined || found.overGoods < overGoods || found.lead < leads[led]) return draft
  if (led === 'goods' && looksForThem(message, found)) return draft
  if (led === 'page' && findAskedTopic(message)?.isSure) return draft
  // Beside what is surely asked goods are in the way, though the page was told below them.
  const isAlone =
    led === 'nothing' || (led === 'goods' && isSure(found)) || (led === 'form' && isOfAll(found))
  const said = isAlone ? aDraft('') : draft
  const page = await tellUntold(sources, said, { heading: found, message, at })
  if (page === undefined) return draft
  if (isAlone) return { ...page, subject: draft.subject }
  const { topic, ...both } = joinDrafts([page, draft])
  const known = led === 'page' ? topic : draft.topic
  return { ...both, products: draft.products, subject: draft.subject, ...(known && { topic: known }) }
}

function tellKind(
  { asksOrder, products, content, needsPerson, links, topic, isUnsold }: Draft,
  found: FoundHeading,
): Led | undefined {
  if (isUnsold) return isSure(found) && content.startsWith(unnamed) ? 'nothing' : undefined
  if (asksOrder) return 'form'
  if (products.length > 0) return isSure(found) || onlyLists.test(content) ? 'goods' : undefined
  if (content === admitIgnorance().content || content === noneLike) return 'nothing'
  // Who wishes for a person gets one.
  if (topic === 'contact')
    return isServiceIntent(found.intent) && content.startsWith(reachesPerson) ? 'person' : undefined
  const isPage = topic !== undefined && links.some(({ title }) => isLearntHeading(title))
  return isPage && !needsPerson ? 'page' : undefined
}

function isSure({ intent, lead, overGoods: ahead }: FoundHeading): boolean {
  return isServiceIntent(intent) && lead >= surely.lead && ahead >= surely.overGoods
}

/** Whether what a heading tells holds for all orders alike, so that nobody needs to tell which one is meant. */
function isOfAll({ intent, lead }: FoundHeading): boolean {
  return lead >= surely.lead && ['returns', 'payment', 'order_change'].includes(intent)
}

/** Whether a message wants to see goods, and asks nothing of them. */
function looksForThem(message: string, { intent, lead }: FoundHeading): boolean {
  if (isServiceIntent(intent) && lead >= beyondDoubt) return false
  const isReduced = intent === 'discount' && readWish(message).reduced === true
  return isReduced || !asksOfThings(message) || asksToBuy.test(message) || asksToSee.test(message)
}
