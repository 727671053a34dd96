import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductIndex } from '@sluimer/search/port'
import { isModifier } from '../tools/judge-words.ts'

const asksFurther = /^(?:en|of|maar|ook|liever|doe(?: maar)?|heb je (?:die|dat|deze|hem|ze)|die|en dan)\b/iu
const pointsBack = /\b(?:die|deze|dat|dit|hem|hij|ze|daarvan|ervan|eerste|tweede)\b/iu

/** Whether a message names nothing by itself: 'en in het groen?', 'iets goedkoper', 'in 180x200'. */
export function namesNoThing(index: ProductIndex, { text, price, order }: Wish): boolean {
  const words = text.split(' ').filter(Boolean)
  return words.length > 0
    ? words.every((word) => isModifier(index, word))
    : price !== undefined || order !== undefined
}

/** Whether a message speaks of what was shown: 'wat kost die?', 'is hij op voorraad?' */
export function pointsToShown(message: string, wish: Wish): boolean {
  return wish.text === '' && wish.order === undefined && pointsBack.test(message)
}

/**
 * Joins a wish with what the talk was about. A new colour takes the place of the old one; a new thing keeps the colour
 * and the size that were asked for, when the message goes on with 'en …'. Returns the wish itself when it stands alone.
 */
export function joinWish(
  index: ProductIndex,
  message: string,
  wish: Wish,
  subject: Subject | undefined,
): Wish {
  if (subject === undefined) return wish
  const isIncomplete = namesNoThing(index, wish)
  if (!isIncomplete && !asksFurther.test(message)) return wish
  const old = subject.wish.text.split(' ').filter(Boolean)
  const added = wish.text.split(' ').filter(Boolean)
  const replaced = new Set(added.flatMap((word) => listGroups(index, word)))
  const kept = old.filter((word) => {
    const groups = listGroups(index, word)
    if (groups.some((group) => replaced.has(group))) return false
    // Another thing takes the place of the old one.
    return isIncomplete || groups.length > 0
  })
  const things = isIncomplete ? [...kept, ...added] : [...added, ...kept]
  const price = wish.price ?? (isIncomplete && wish.order === undefined ? subject.wish.price : undefined)
  const order = wish.order ?? (isIncomplete && wish.price === undefined ? undefined : subject.wish.order)
  return { text: [...new Set(things)].join(' '), ...(price && { price }), ...(order && { order }) }
}

/** Returns the filter groups to which a word belongs: 'groen' is a colour, '140x200' a size. */
function listGroups(index: ProductIndex, word: string): string[] {
  if (/^\d+x\d+$/.test(word)) return ['maat']
  const { interpreted } = index.search({ text: word, filters: {}, sort: 'relevance', offset: 0, limit: 0 })
  return Object.keys(interpreted ?? {})
}
