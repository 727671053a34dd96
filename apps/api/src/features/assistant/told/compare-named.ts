import type { Product } from '@sluimer/contract/catalog/product'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { findExtreme, putInOrder, toSuperlative } from '../reading/measures.ts'
import { answerScale, asksDifference, describeDifferences, scales } from '../shown/answer-comparison.ts'
import { describeOrder } from '../shown/answer-extreme.ts'
import { hasNameIn, pickHalfNamed } from '../shown/pick-pages.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { findOfKind } from '../slots/find-kind.ts'
import { isGoods, isModifier } from '../slots/judge-words.ts'
import { searchGoods } from '../tools/search-goods.ts'

const between =
  /\b(?:tussen|verschil(?:len)?(?: van)?(?! tussen)|vergelijk\w*)\s+(?:jullie |de |het |die )?(.+?)\s+(?:en|met|of|vs\.?)\s+(?:jullie |de |het |die )?(.+?)[?.!]*$/iu
/** 'Wat is beter, een topper van latex of traagschuim?' */
const betterOf =
  /\b(?:beter|fijner|warmer|koeler|handiger|steviger|zachter)[,:]?\s+(?:is\s+)?(?:een\s+|de\s+|het\s+)?(.+?)\s+of\s+(?:een\s+|de\s+|het\s+)?(.+?)[?.!]*$/iu
/** 'Dekbed Wolk of Eenvoud, wat is het verschil?' */
const bothFirst =
  /^(?:(?:het|de|een) )?(.+?)\s+(?:of|en|vs\.?|versus|met)\s+(?:(?:het|de|een) )?(.+?)[,?.:]*\s+(?:(?:wat|waar|welke) (?:is|zit|raad\w*|neem|zou)\b.*|verschil\w*.*)$/iu
/** 'Dekbed Wolk vergelijken met dekbed Eenvoud' */
const verbBetween =
  /^(?:(?:kun|kan|wil) (?:je|jij|u) )?(?:het |de |een )?(.+?) vergelijken met (?:het |de |een )?(.+?)[?.!]*$/iu
/** The first results of a search have the product that a name means. */
const mostNamed = 8

/** Compares two products that somebody calls by their names: 'wat is het verschil tussen dekbed Eenvoud en Eiderdal?' */
export async function compareNamed(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const [, ...said] =
    verbBetween.exec(turn.message) ??
    between.exec(turn.message) ??
    betterOf.exec(turn.message) ??
    bothFirst.exec(turn.message) ??
    []
  const isAsked =
    asksDifference.test(turn.message) || betterOf.test(turn.message) || bothFirst.test(turn.message)
  if (said.length < 2 || !isAsked) return undefined
  const { index } = sources.search
  // 'Een topper van latex of traagschuim' names the goods once.
  const goods = said.map((name) => name.split(' ').find(isGoods))
  const names = said.map((name, at) => (goods[at] === undefined ? `${name} ${goods[1 - at] ?? ''}` : name))
  const pages: Product[] = []
  for (const name of names) {
    // A mattress of latex is no topper of it.
    const kind = name.split(' ').find(isGoods)
    const ids = kind === undefined ? [] : await findOfKind(sources, kind, turn.at)
    const scope = ids.length === 0 ? {} : { ids }
    const query = {
      ...scope,
      text: name,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: mostNamed,
    } as const
    const result = index.search(query)
    const found = await sources.products.findPages(result.ids, turn.at)
    const isProperty = (word: string) => isModifier(index, word)
    // Of several mattresses of latex the first stands for them.
    const first = kind !== undefined && ids.length > 0 && result.relaxed === undefined ? found[0] : undefined
    const meant =
      found.find((page) => hasNameIn(page, name)) ?? pickHalfNamed(found, name, isProperty) ?? first
    if (meant === undefined) return undefined
    pages.push(meant)
  }
  return (
    (await compareBy(sources, turn, pages)) ?? toShownDraft(sources, turn, pages, describeDifferences(pages))
  )
}

const asksMore = /\b(?:wat|welke?) (?:is|zijn) (?:het |de )?(?:dan |nu )?\p{L}{3,}er\b/iu

/** Answers which of two is the thicker, the cheaper or the warmer one; undefined where that is not asked, or no page tells it. */
async function compareBy(
  sources: Sources,
  turn: Turn,
  pages: readonly Product[],
): Promise<Draft | undefined> {
  if (!asksMore.test(turn.message)) return undefined
  const end = toSuperlative(turn.message)
  const inOrder = findExtreme(end) === undefined ? undefined : putInOrder(end, pages)
  if (inOrder === undefined) {
    const scale = scales.find(({ asks }) => asks.test(turn.message))
    return scale === undefined ? undefined : answerScale(sources, turn, pages, scale)
  }
  const inTurn = inOrder.measured.map(({ page }) => page)
  const draft = await toShownDraft(sources, turn, inTurn, describeOrder(inOrder, end))
  draft.facts.texts.push(draft.content)
  return draft
}

/** 'Wat zijn de verschillen tussen jullie toppers?' */
const ofKind = /\bverschil\w*\b.*\b(?:tussen|van|in)\s+(?:jullie|je|de|al(?:le)?|al jullie|die)\b/iu

/** Compares the first goods of a kind, when somebody asks in what they differ. */
export async function compareKind(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const text = turn.wish.text.replace(/\bverschil\w*/giu, '').trim()
  if (!ofKind.test(turn.message) || text.includes(' ') || !isGoods(text)) return undefined
  const { tiles } = await searchGoods(sources, { ...turn.wish, text }, turn.at)
  const pages = await sources.products.findPages(
    tiles.slice(0, mostOfKind).map(({ id }) => Number(id)),
    turn.at,
  )
  return pages.length < 2 ? undefined : toShownDraft(sources, turn, pages, describeDifferences(pages))
}

/** More lines than these are a table. */
const mostOfKind = 3
