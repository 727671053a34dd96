import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { readSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { hasConcept } from '../reading/service-words.ts'
import { insertTold } from '../told/insert-told.ts'
import { showMakes } from '../tools/show-makes.ts'
import { tellLackedColor } from './tell-color.ts'
import { findUntoldSize, tellOtherSizes, type UntoldSize } from './tell-size.ts'

/**
 * Holds the size and the color that a message tells against the goods that an answer shows and against its words. Goods that are made
 * in that size are shown so, with its price; of others it is said that they are not. An answer that names what was asked for, or shows
 * no goods, stays as it is.
 */
export async function auditGoods(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  if (draft.products.length === 0 || isOfOther(draft) || !tellsAny(message)) return draft
  const subject = readSubject(draft.subject)
  if (subject === undefined) return draft
  const about = [subject.wish.text, ...draft.products.slice(0, 1).map(({ title }) => title)].join(' ')
  const wish = readWish(message, about)
  const color = tellLackedColor(sources.search, draft, wish)
  const ids = draft.products.map(({ id }) => Number(id))
  const pages = /\d/u.test(wish.text) ? await sources.products.findPages(ids, at) : []
  const size = findUntoldSize(pages, draft.content, wish)
  const sized =
    size === undefined
      ? { products: draft.products, sentence: '' }
      : await showInSize(sources, draft, { size, pages, at })
  const sentences = [color, sized.sentence].filter(Boolean)
  if (sentences.length === 0) return draft
  addTileFacts(draft.facts, sized.products)
  draft.facts.texts.push(...sentences)
  const next = { ...draft, products: sized.products, content: insertTold(draft.content, sentences) }
  return checkAnswer({ content: next.content, paths: [] }, next.facts).length === 0 ? next : draft
}

/** Shows those goods that are made in the size that was asked for in it; says that none is, where none is. */
async function showInSize(
  sources: Sources,
  { products }: Draft,
  { size, pages, at }: { size: UntoldSize; pages: readonly Product[]; at: Date },
): Promise<Pick<Draft, 'products'> & { sentence: string }> {
  if (size.made.length === 0) return { products, sentence: tellOtherSizes(pages, size) }
  const made = products.filter(({ id }) => size.made.includes(id))
  const shown = await showMakes(sources, made, { slugs: [size.slug], hints: [size.slug] }, at)
  const price = shown.length === 1 ? 'De prijs is' : 'De prijzen zijn'
  return {
    products: shown,
    sentence: made.length < products.length ? `Dit is er in ${size.title}.` : `${price} van ${size.title}.`,
  }
}

/** Whether a message may tell a size or a color: to read it as a wish costs more. */
function tellsAny(message: string): boolean {
  return /\d|meter/iu.test(message) || hasConcept(message, ['color'])
}

/** Whether an answer lists no goods for a wish, or says itself which size or price is meant. */
function isOfOther({ isUnsold, isWhole, asksOrder, needsPerson, content }: Draft): boolean {
  return (
    isUnsold === true ||
    isWhole === true ||
    asksOrder ||
    needsPerson ||
    /\bop maat\b|Dat hangt af|in die maat/u.test(content)
  )
}
