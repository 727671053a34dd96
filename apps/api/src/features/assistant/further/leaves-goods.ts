import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { findHeading } from '@sluimer/assistant/headings/find-heading'
import { listAskedProperties } from '@sluimer/assistant/product/asked-properties'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import { ofAdvice } from '../draft/plan-context.ts'
import { hasServiceWord } from '../reading/service-words.ts'

/** A longer turn says by itself what it asks. */
const mostWords = 9
/** So far ahead a page is asked for, though no word of the turn is one of the service. */
const clearLead = 2
const namesNothing = /^Dat verkopen we niet/u
const ofPages = /^\/(?:service|blog)\//u
/** Goes on about what was shown. */
const pointsBack =
  /^(?:(?:ok\p{L}*|en|of|maar|nee|ja)(?!\p{L})[\s,]*)+|\b(?:die|deze|dat|dit|het|daar\p{L}*|er|er(?:in|aan|op|bij|mee|van|onder|om|uit)|hem|hij|ie|ze|ook)\b/iu

/**
 * Whether a turn right after goods, which goes on about them and has no word of the service, was answered with a page that is hardly ahead, or with the word that such a thing is not
 * sold: 'zit daar een kap aan' asks of the bathrobes, and of no delivery. `isCalledOtherwise` says that pages have another word for what it names.
 */
export function leavesGoods(
  said: string,
  draft: Draft,
  { subject, isCalledOtherwise }: { subject: Subject | undefined; isCalledOtherwise: boolean },
): boolean {
  if (subject === undefined || subject.topic !== undefined || subject.productIds.length === 0) return false
  if (said.split(' ').length > mostWords || !pointsBack.test(said) || hasServiceWord(said)) return false
  if (draft.isUnsold === true) return namesNothing.test(draft.content)
  if (asksWhetherIt.test(said) && (explains(draft) || listsOthers(said, draft))) return true
  const mayLack = draft.products.length > 0 && !draft.needsPerson && !isCalledOtherwise
  if (mayLack && lacksPart(said, draft, subject)) return true
  // Which is the softest, pages may tell.
  if (asksWhich.test(said)) return false
  const isPage = draft.links.some(({ path }) => ofPages.test(path))
  return isPage && findAskedTopic(said) === undefined && (findHeading(said)?.lead ?? 0) < clearLead
}

const asksWhich = /^(?:(?:en|maar)\s+)?(?:welke?|wat)\b.*\p{L}{3}ste?(?!\p{L})/iu

/** 'Is dat echt wol' asks it of the goods, and not what wool is. */
const asksWhetherIt =
  /^(?:(?:en|maar)\s+)?(?:is|zijn|zit|zitten|heeft|hebben) (?:dat|die|deze|het|ze|hij|daar|er)\b/iu

function explains({ topic, products, needsPerson }: Draft): boolean {
  return ofAdvice.includes(topic) && products.length === 0 && !needsPerson
}

/** 'Is het echt eiken of fineer' asks nothing of other goods; 'zijn die er ook in eiken' looks for some. */
const asksForOthers = /\b(?:er|ook|nog|in|leverbaar|verkrijgbaar|te koop|voor|op voorraad)\b/iu

function listsOthers(said: string, { content }: Draft): boolean {
  return content.startsWith('Ik vond') && !asksForOthers.test(said)
}

/** 'Zit daar elastiek in' asks of one part, which the answer has to name. */
const asksOfPart = /^(?:(?:en|maar)\s+)?(?:zit|zitten) (?:er|daar|hier)\b/iu
const shortest = 5

function lacksPart(said: string, { content }: Draft, { wish }: Subject): boolean {
  if (!asksOfPart.test(said)) return false
  if (listAskedProperties(said, wish.text).length > 0) return false
  const stems = listTellingStems(said).filter((stem) => stem.length >= shortest)
  const told = fold(content)
  return stems.length > 0 && !stems.some((stem) => told.includes(stem.slice(0, shortest)))
}
