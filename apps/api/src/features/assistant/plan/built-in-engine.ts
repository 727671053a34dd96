import { classify, type Guess } from '@sluimer/assistant/intent/classify'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { readSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { contactPath, findHandOver } from '../tools/find-hand-over.ts'
import { hasGoodsWord, hasOwnName, isUnsoldWish, namesGoods } from '../tools/judge-words.ts'
import { answerCare, answerFirmness, answerMadeToMeasure } from './answer-advice.ts'
import { answerGoods } from './answer-goods.ts'
import { answerProduct } from './answer-product.ts'
import { answerByLikeness, answerService, isServiceIntent } from './answer-service.ts'
import { admitIgnorance, answerTalk, askForOrder, isTalkIntent } from './answer-talk.ts'
import { aDraft, type Draft } from './draft.ts'
import type { Engine } from './engine.ts'
import { joinWish, namesNoThing, pointsToShown } from './follow-up.ts'
import type { Sources, Turn } from './plan-context.ts'

/** Below this share the classifier has not understood a message. */
const leastShare = 0.4
/** Below this share a message that names goods is about these goods. */
const goodsShare = 0.55

const asksToSee =
  /^(?:(?:ja|en|hallo|hoi|goedendag|amai|dag),? )?(?:heb je|hebt ge|hebt u|heeft u|hebben jullie|hebde|verko\w+|(?:ik|wij) zoeken?|zoek|toon|laat|zijn er|ge hebt)\b/iu
const asksToBuy =
  /\b(?:verko\w+|koop|kopen|zoek|heb je|hebt u|heeft u|hebben jullie|heb jij|krijgen|bestellen|aanschaffen|doen jullie)\b/iu

/** Questions about choosing goods, which name goods as wishes do. */
const goodsLike: readonly Intent[] = ['product', 'product_fact', 'firmness', 'care', 'made_to_measure']

/**
 * Creates the engine that needs no key and no network: what a message is about decides a fixed plan, and the plan's
 * tools read the catalogue and the pages of the shop. Nothing that a tool reads can change the plan.
 */
export function createBuiltInEngine(sources: Sources): Engine {
  return {
    async answer({ message, subject: written }, at) {
      const turn = { message, wish: readWish(message), subject: readSubject(written), at }
      const guesses = classify(sources.model, message)
      const intent = chooseIntent(sources, turn, guesses)
      const draft = intent === undefined ? undefined : await follow(sources, turn, intent)
      return keepSubject(draft ?? (await answerByLikeness(sources, turn)) ?? admitIgnorance(), written)
    },
  }
}

/** Decides what a message is about; undefined when that is not clear. */
function chooseIntent(sources: Sources, turn: Turn, [best]: readonly Guess[]): Intent | undefined {
  const { message, wish, subject } = turn
  const { index } = sources.search
  if (subject !== undefined && subject.productIds.length > 0 && pointsToShown(message, wish)) {
    if (best === undefined || !isServiceIntent(best.intent) || best.share < goodsShare) return 'product_fact'
  }
  const isAboutGoods = best?.intent === 'product' || best?.intent === 'product_fact'
  const continues =
    subject !== undefined && !isAboutGoods && (best?.share ?? 0) < 0.75 && namesNoThing(index, wish)
  if (continues) return 'product'
  const mayBeGoods = best !== undefined && goodsLike.includes(best.intent)
  const namesSize = /\d\s?[x×]\s?\d/u.test(message)
  if (
    wish.order !== undefined &&
    best !== undefined &&
    !isServiceIntent(best.intent) &&
    !isTalkIntent(best.intent)
  )
    return 'product'
  if (asksToBuy.test(message) && isUnsoldWish(index, wish.text)) return 'product'
  if (mayBeGoods && asksToSee.test(message) && hasGoodsWord(index, wish.text)) return 'product'
  if (mayBeGoods && !isAboutGoods && (namesSize || (subject !== undefined && namesNoThing(index, wish))))
    return 'product'
  if (best === undefined || best.share < leastShare) {
    return namesGoods(index, wish.text) ? 'product' : undefined
  }
  const isWeak = best.share < goodsShare && !isAboutGoods && !isTalkIntent(best.intent)
  if (isWeak && wish.text !== '' && wish.text.split(' ').length < 4 && !isServiceIntent(best.intent))
    return namesGoods(index, wish.text) ? 'product' : best.intent
  return best.intent
}

/** Follows the plan of an intent; undefined when its tools know nothing. */
async function follow(sources: Sources, turn: Turn, intent: Intent): Promise<Draft | undefined> {
  if (isTalkIntent(intent)) return answerTalk(intent)
  if (intent === 'legal') return answerLegal(sources, turn)
  if (isServiceIntent(intent)) return answerService(sources, turn, intent)
  switch (intent) {
    case 'product':
      return answerWish(sources, turn)
    case 'product_fact':
      return answerProduct(sources, turn)
    case 'made_to_measure':
      return answerMadeToMeasure(sources, turn)
    case 'firmness':
      return answerFirmness(sources, turn)
    case 'care':
      return answerCare(sources, turn)
    case 'order_status':
      return askForOrder()
    case 'contact':
      return answerContact(sources, turn)
  }
}

async function answerWish(sources: Sources, turn: Turn): Promise<Draft> {
  const wish = joinWish(sources.search.index, turn.message, turn.wish, turn.subject)
  if (wish.text === '' && wish.price === undefined && wish.order === undefined)
    return aDraft('Wat zoek je? Noem bijvoorbeeld een artikel, een maat, een kleur of een prijs.')
  if (wish === turn.wish && wish.order === undefined && hasOwnName(sources.search.index, wish.text))
    return answerProduct(sources, turn)
  return answerGoods(sources, wish, turn.at)
}

/** No advice about the law: what the shop's pages say about rights, and who can advise. */
async function answerLegal(sources: Sources, turn: Turn): Promise<Draft> {
  const draft = await answerService(sources, turn, 'legal')
  const links = draft?.links ?? []
  const advice =
    'Juridisch advies kan ik je niet geven. Onafhankelijk advies over je rechten krijg je in Nederland bij ConsuWijzer en in België bij de Consumentenombudsdienst. Onze eigen regels lees je hieronder.'
  const base = aDraft(advice, { links, needsPerson: true, ...(draft && { facts: draft.facts }) })
  base.facts.texts.push(advice)
  return base
}

async function answerContact(sources: Sources, turn: Turn): Promise<Draft> {
  const { phone, hours } = await findHandOver(sources.db)
  const asksPlace =
    /\b(?:winkel|showroom|filia\w+|vestiging\w*|gevestigd|adres|langskomen|bezoek\w*|proefliggen|waar zit\w*)\b/iu.test(
      turn.message,
    )
  const [page] = asksPlace
    ? await sources.knowledge.findService(
        'winkelstraat magazijn over ons',
        'bereikbaarheid telefoon',
        turn.at,
      )
    : []
  const draft = aDraft(
    `Je spreekt een medewerker op ${phone}, ${lowerFirst(hours)}. Schrijven kan ook, met het contactformulier.`,
    {
      needsPerson: true,
      links: page === undefined ? [] : [{ title: page.passage.title, path: page.passage.path }],
    },
  )
  draft.facts.values.push(phone, hours)
  draft.facts.paths.add(contactPath)
  if (page === undefined) return draft
  draft.facts.paths.add(page.passage.path)
  return {
    ...draft,
    content: `Een winkel om langs te komen hebben we niet: je koopt bij ons online. ${draft.content}`,
  }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** A question about delivery in between does not end the talk about goods. */
function keepSubject(draft: Draft, subject: string | null): Draft {
  return draft.subject === null && readSubject(subject) !== undefined ? { ...draft, subject } : draft
}
