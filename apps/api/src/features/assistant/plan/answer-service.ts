import { findStrangeWords } from '@sluimer/assistant/beyond/find-strange-words'
import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { createFacts } from '@sluimer/assistant/exit/facts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { excerpt } from '@sluimer/assistant/passages/excerpt'
import type { FoundPassage } from '@sluimer/assistant/passages/passage-index'
import { findUsualQuestion } from '@sluimer/assistant/questions/find-question'
import { generalise } from '@sluimer/assistant/questions/generalise'
import { type PageQuestion, serviceQuestions } from '@sluimer/assistant/questions/question-bank'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'

/** The words that belong to what a question is about, whether it has them or not. */
const topics = {
  delivery_cost: 'wat kost bezorgen verzendkosten',
  delivery_time: 'wanneer komt bestelling levertijd werkdag voorraad besteld',
  delivery_how: 'bezorgen bezorging pakket pakketpunt',
  old_goods: 'oude matras meenemen inleveren',
  payment: 'betalen betaalmethoden',
  pay_later: 'achteraf betalen termijnen krediet',
  payment_trouble: 'betaling mislukt afgeschreven opnieuw',
  returns: 'retourneren terugsturen herroepen',
  warranty: 'beschadigd kapot garantie',
  order_change: 'bestelling wijzigen annuleren',
  account: 'account bestelling mail',
  discount: 'korting kortingscode voucher',
  business: 'bedrijf zakelijk bestellen',
  about_shop: 'over ons winkel',
  legal: 'wettelijke garantie klacht rechten',
} as const satisfies Partial<Record<Intent, string>>
export type ServiceIntent = keyof typeof topics

/** As long as the longest parts of pages, which hold the term, the cost and the way of what they tell. */
const longestAnswer = 400
/** Below this score a passage has hardly a word of the question. */
const leastScore = 3
/** Above this one it is about the same as the question. */
const sureScore = 11
/** More would be a table of contents. The page to which the answer itself leads is offered besides. */
const mostLinks = 2
/** A second passage is offered when it fits nearly as well. */
const nearlyAsGood = 0.6
/** And said as well when it fits as well, and both together are short. */
const asGood = 0.9

/** Whether a message with this intent is about the service, which pages of the shop answer. */
export function isServiceIntent(intent: Intent): intent is ServiceIntent {
  return intent in topics
}

/** Answers a question about the service with what the shop's own pages say; undefined when they do not say it. */
export async function answerService(
  sources: Sources,
  turn: Turn,
  likeliest: ServiceIntent,
): Promise<Draft | undefined> {
  const asked = findUsualQuestion(turn.message, likeliest)?.intent ?? likeliest
  const intent = isServiceIntent(asked) ? asked : likeliest
  const found = await sources.knowledge.findService(turn.message, { words: topics[intent], intent }, turn.at)
  const isUnclear = (turn.share ?? 1) < unclearShare && turn.subject?.topic === undefined
  const other = isUnclear ? await findPlainer(sources, turn, found[0]) : undefined
  const draft =
    other === undefined
      ? toPassageDraft(found, { question: turn.message, intent })
      : toPassageDraft(other, { question: turn.message })
  const [passage] = other ?? found
  if (draft === undefined || passage === undefined || isBesideThePoint(turn, passage, intent))
    return undefined
  const whole = intent.startsWith('delivery_') ? await addCountry(sources, draft, turn) : draft
  return addWhatLacks(
    intent === 'discount' ? addDeals(sources, whole, turn.message) : whole,
    turn.message,
    intent,
  )
}

const belgium = 'Leveren jullie in heel België?'

/** Says first that the shop comes to a Belgian town, where the answer to the rest of the question does not. */
export async function addCountry(
  { knowledge }: Sources,
  draft: Draft,
  { message, at }: Turn,
): Promise<Draft> {
  if (!/\bbelgie\b/u.test(generalise(message)) || /belgi/iu.test(draft.content)) return draft
  const [found] = await knowledge.findService(belgium, { words: '', intent: 'delivery_how' }, at)
  const [first = ''] = found?.passage.text.split(/(?<=[.!?])\s/u) ?? []
  if (!/belgi/iu.test(first)) return draft
  draft.facts.texts.push(first)
  return { ...draft, content: `${first}\n${draft.content}` }
}

/** A discount for some people, or for more of the same, of which no page tells. */
const groupDiscount =
  /\b(?:student\p{L}*|scholier\p{L}*|ouderen\p{L}*|65[- ]?plus\p{L}*|senior\p{L}*|personeel\p{L}*|leraren\p{L}*|zorgpersoneel|vaste klant\p{L}*|nieuwe klant\p{L}*|eerste bestelling|verjaardag\p{L}*|gezin\p{L}*|cjp|dezelfde|meerdere|\d (?:stuks|dezelfde)|samen neem|allebei neem)\b/iu
/** Asks about a code, a voucher or a former price, which pages explain. */
const ofCode =
  /\b(?:\p{L}*codes?|voucher\p{L}*|\p{L}*bon(?:nen)?|tegoed\p{L}*|coupon\p{L}*|doorgestreept\p{L}*|laagste prijs|dagen|btw)\b/iu
const asksDeals =
  /\b(?:\p{L}*korting\p{L}*|acties?|deals?|aanbieding\p{L}*|uitverkoop|solden|sale|black friday)\b/iu

/** Says where everything stands that costs less now, and that no page tells of a discount for some people. */
function addDeals({ search }: Sources, draft: Draft, question: string): Draft {
  const all = search.categories.all.find(({ path }) => path === 'aanbiedingen')
  if (all === undefined || ofCode.test(question) || !asksDeals.test(question)) return draft
  const link = { title: all.title, path: categoryLink(all).link }
  const lead = groupDiscount.test(question) ? 'Een aparte korting daarvoor noemen we nergens. ' : ''
  const content = `${lead}Alles wat nu is afgeprijsd, staat bij elkaar op de pagina met aanbiedingen.`
  draft.facts.texts.push(content)
  draft.facts.paths.add(link.path)
  return { ...draft, content, links: [link, ...draft.links.slice(0, 1)] }
}

/** From these shares of strange words on, a message that is like no known question is believed only when the classifier is so sure. */
const doubts = [
  { strange: 1, share: 0.95 },
  { strange: 0.5, share: 0.7 },
] as const
/** A passage with none of the words of a question needs more than a guess. */
const leastGuess = { covered: 0.1, share: 0.4 }

/**
 * Whether a passage speaks of something else than the question: no known question is like it, and its own words are neither in the passage nor
 * in the ways of asking for it. Then a person knows better than the nearest page.
 */
function isBesideThePoint(turn: Turn, { passage, covered }: FoundPassage, intent: ServiceIntent): boolean {
  if (intent === 'legal' || turn.subject?.topic !== undefined) return false
  if (findUsualQuestion(turn.message, intent)?.isSure === true) return false
  if (intent === 'payment' && refusePaymentWay(turn.message, passage.text) !== undefined) return false
  const share = turn.share ?? 1
  const { content, strange } = findStrangeWords(turn.message, passage, intent)
  const strangeShare = content.length === 0 ? 0 : strange.length / content.length
  return (
    doubts.some((doubt) => strangeShare >= doubt.strange && share < doubt.share) ||
    (covered < leastGuess.covered && share < leastGuess.share)
  )
}

const asksMounting =
  /\b(?:in elkaar|monte\w*|montage|gemonteerd|opbouwen|opgebouwd|installe\w*|geinstalleerd)\b/iu
const mountingUntold =
  'Monteren hoort niet bij wat we doen: je zet het zelf in elkaar. Op de pagina van een bed staat bij Montage hoe lang dat duurt.'

/** Says of what a page does not tell that it does not: a shopper must not take what stands beside it for the answer. */
export function addWhatLacks(draft: Draft, question: string, intent: Intent): Draft {
  const refusal = intent === 'payment' ? refusePaymentWay(question, draft.content) : undefined
  if (refusal !== undefined) {
    draft.facts.texts.push(refusal)
    // What is refused is not there, whatever the page begins with.
    return { ...draft, content: `${refusal}\n${draft.content.replace(/^Ja\.\s+/u, '')}` }
  }
  const isUntold =
    intent.startsWith('delivery_') && asksMounting.test(question) && !asksMounting.test(draft.content)
  if (!isUntold) return draft
  draft.facts.texts.push(mountingUntold)
  return { ...draft, content: `${draft.content}\n${mountingUntold}`, needsPerson: true }
}

/** Below this share the classifier may have the wrong subject. */
const unclearShare = 0.7
/** So much of the question a passage about something else must have, and so much more than the one of the likeliest subject. */
const plain = { covered: 0.7, more: 0.3, score: 7 }

/**
 * Finds a passage that has nearly all words of a question when the one of its likeliest subject has few of them: the classifier
 * knows subjects, and a page may say something that belongs to none.
 */
async function findPlainer(
  { knowledge }: Sources,
  { message, at }: Turn,
  best: FoundPassage | undefined,
): Promise<FoundPassage[] | undefined> {
  if (best !== undefined && best.covered > plain.covered - plain.more) return undefined
  const found = await knowledge.findService(message, { words: '' }, at)
  const [other] = found
  const isPlainer =
    other !== undefined &&
    other.score >= plain.score &&
    other.covered >= plain.covered &&
    other.covered >= (best?.covered ?? 0) + plain.more
  return isPlainer ? found : undefined
}

/** Answers a question whose subject is not clear with a passage that is nearly the same question; undefined without one. */
export async function answerByLikeness(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const found = await sources.knowledge.findService(turn.message, { words: '' }, turn.at)
  return (found[0]?.score ?? 0) < sureScore ? undefined : toPassageDraft(found, { question: turn.message })
}

/** Answers a question as pages put it; undefined for one that is not of the service, or that no page answers any more. */
export async function answerQuestion(
  { knowledge }: Pick<Sources, 'knowledge'>,
  { text, intent }: PageQuestion,
  at: Date,
): Promise<Draft | undefined> {
  if (!isServiceIntent(intent)) return undefined
  const part = await knowledge.findPart(text, at)
  const found =
    part === undefined
      ? await knowledge.findService(text, { words: topics[intent], intent }, at)
      : [{ passage: part, score: sureScore, covered: 1 }]
  const draft = toPassageDraft(found.slice(0, 1), { question: text, intent })
  return draft === undefined ? undefined : { ...draft, topic: intent }
}

/** Answers with the part below a heading; undefined when no page has it any more. */
export async function answerWithPart(
  { knowledge }: Pick<Sources, 'knowledge'>,
  heading: string,
  at: Date,
): Promise<Draft | undefined> {
  const passage = await knowledge.findPart(heading, at)
  return passage && toPassageDraft([{ passage, score: sureScore, covered: 1 }], { question: heading })
}

/** Makes an answer of the best passage, with links to read on; undefined when none fits well enough. */
export function toPassageDraft(
  found: readonly FoundPassage[],
  asked: { question: string; intent?: Intent },
): Draft | undefined {
  const [best, second] = found
  if (best === undefined || best.score < leastScore) return undefined
  const facts = createFacts()
  const first = excerpt(best.passage, asked, longestAnswer)
  const next =
    second !== undefined && second.passage.table === undefined && second.score > best.score * asGood
      ? excerpt(second.passage, asked, longestAnswer)
      : ''
  const isShort = next !== '' && first.length + next.length <= longestAnswer
  const content = isShort ? `${first}\n${next}` : first
  // A part that only announces a list has no sentence of its own.
  if (content === '') return undefined
  facts.texts.push(content)
  const offered = found.slice(0, mostLinks).filter(({ score }) => score >= best.score * nearlyAsGood)
  const titles = new Map([
    ...(best.passage.links ?? []).slice(0, 1).map(({ title, path }) => [path, title] as const),
    ...offered.map(({ passage }) => [passage.path, passage.title] as const),
  ])
  const links = Array.from(titles, ([path, title]) => ({ title, path }))
  for (const { path } of links) facts.paths.add(path)
  return aDraft(content, { links, facts, needsPerson: serviceQuestions.includes(best.passage.title) })
}
