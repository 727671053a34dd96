import type { Intent } from '@sluimer/assistant/intent/intents'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { contactPath } from '../tools/find-hand-over.ts'

/** What something went wrong with, so that there is something to tell or to show. */
const ofTrouble: readonly (Intent | undefined)[] = [
  'warranty',
  'payment_trouble',
  'order_change',
  'order_status',
  'account',
]
/** 'Waar stuur ik die foto's heen?', 'naar welk adres mail ik dat' */
const asksWhere =
  /\b(?:waar\p{L}*|(?:naar|op|aan|via) (?:wie|welke?)\b.*)\b.*\b(?:stuur|sturen|opstuur|mail|mailen|app|meld|melden|zend|zenden|upload|uploaden|lever|doorgeven|geef)\b|\b(?:waar\p{L}*|hoe|wie) (?:moet|kan|mag|meld|geef|mail|stuur|bereik|laat) (?:ik|we) (?:dat|die|het|jullie|ze|dit)?(?: (?:dan|nu|melden|doorgeven|weten|mailen|sturen|heen|naartoe|bereiken))*[\s?!.]*$|^(?:(?:en|maar|ok\p{L}*|ja)[\s,]+)*(?:waar ?(?:heen|naartoe)|naar (?:welk (?:mail)?adres|wie|waar)|waar)(?: dan| precies)?[\s?!.]*$/iu
/** Goods go elsewhere than words and pictures. */
const ofGoods = /\b(?:retour\p{L}*|terug\p{L}*|pakket\p{L}*|doos|artikel\p{L}*)\b/iu
/** The part of the page for customers that says how a picture reaches us. */
const heading = 'Dit helpt ons je sneller te helpen'

/** Says where to tell or to send what somebody has of something that went wrong; undefined for every other turn. */
export async function answerWhereTo(
  { knowledge }: Pick<Sources, 'knowledge'>,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (!ofTrouble.includes(subject?.topic) || !asksWhere.test(message) || ofGoods.test(message))
    return undefined
  const passage = await knowledge.findPart(heading, at)
  const picture = passage?.text.split(/(?<=[.!?])\s+/u).find((sentence) => /\bfoto\b/iu.test(sentence))
  const draft = aDraft(
    [
      'Meld het met je bestelnummer, met het contactformulier.',
      ...(picture === undefined ? [] : [picture]),
    ].join(' '),
    { needsPerson: true, links: [{ title: 'Contactformulier', path: contactPath }] },
  )
  draft.facts.texts.push(draft.content)
  draft.facts.paths.add(contactPath)
  return draft
}
