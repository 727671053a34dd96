import { findGoodsBeginning } from '@sluimer/assistant/intent/concepts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { formatNames } from '@sluimer/domain/language/format-names'
import { fold } from '@sluimer/search/text/words/tokens'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { searchGoods } from '../tools/search-goods.ts'

/** 'Zit er latex in jullie matrassen?' and 'bevatten de dekbedden wol?', of all of a kind: of one its own page tells. */
const asksStuffIn =
  /\b(?:zit(?:ten)? er (?:\p{L}+ )??(?<stuff>\p{L}{3,}) in|(?:bevat(?:ten)?|hebben)(?= (?:jullie |de |die )?\p{L}+ \p{L}{3,}(?:[\s?!.,]|$))) (?:(?:jullie|de|al|alle|uw) )*(?<kind>\p{L}{3,}(?:en|s))(?: (?<after>\p{L}{3,}))?/iu
/** Whoever may not have it looks for goods without it. */
const mustLack = /allerg|niet tegen|overgevoelig|zonder|vegan|liever niet|\bgeen\b/iu
const mostNamed = 4

/**
 * Answers whether there is some stuff in a kind of goods, with those that have it and how many have none. Undefined for every other message, and for a stuff
 * that no filter knows or that all or none of the kind have.
 */
export async function answerStuffIn(sources: Sources, message: string, at: Date): Promise<Draft | undefined> {
  const { stuff, kind = '', after } = asksStuffIn.exec(message)?.groups ?? {}
  const asked = stuff ?? after
  if (asked === undefined || !isGoods(kind) || findGoodsBeginning(fold(asked)) !== undefined) return undefined
  if (readSlots(sources.search, asked).values.length === 0) return undefined
  const having = await searchGoods(sources, { text: `${kind} ${asked}`, layers: true }, at)
  const wishWithout = { text: kind, without: [asked.toLowerCase()] }
  const lacking = await searchGoods(sources, wishWithout, at)
  const isKnown = having.missing.length + having.ignored.length === 0 && !having.lacksKnown
  if (!isKnown || having.count === 0 || lacking.count === 0) return undefined
  const names = having.tiles.slice(0, mostNamed).map(toSpokenName)
  const others = having.count > names.length ? ', en nog andere' : ''
  const isForLacking = mustLack.test(message)
  const shown = isForLacking ? lacking.tiles : having.tiles
  const count = `${having.count === 1 ? 'is' : 'zijn'} er ${having.count}`
  const without = `Zonder ${lacking.count === 1 ? 'is' : 'zijn'} er ${lacking.count}`
  const content = `Met ${asked.toLowerCase()} ${count}: ${formatNames(names)}${others}. ${without}. Hier ${isForLacking ? 'zonder' : 'ermee'}:`
  const draft = aDraft(content, {
    products: shown,
    subject: writeSubject({
      wish: isForLacking ? wishWithout : { text: `${kind} ${asked}` },
      productIds: shown.map(({ id }) => Number(id)),
    }),
  })
  addTileFacts(draft.facts, [...having.tiles, ...lacking.tiles])
  draft.facts.texts.push(content)
  return draft
}
