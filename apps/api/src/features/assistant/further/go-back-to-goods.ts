import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { readSlots } from '../slots/read-slots.ts'

const mostWords = 6
const saysHow =
  /^(?:(?:en|maar|of|doe|heb|is|die|ook|dan|liever|hebben|jullie|je|hem|ze|er)[\s,]+)*(?:in|maat|doe|liever|van)\b|^(?:en|ook|of|liever|dan)\b/iu
/** 'Met losse hoes' wants that make; with a question mark it asks of what was shown. */
const isOfMake = /^(?:(?:en|ook|liever|dan|graag|maar) )*(?:met|zonder) (?:\p{L}+ ?){1,3}[\s.!]*$/iu
/** What is asked in between, and is of no color and no size. */
const inBetween: readonly Intent[] = ['payment', 'pay_later', 'contact', 'about_shop', 'discount']

/** Whether a turn names how goods should be and nothing else: 'en percal?' asks for these, and nothing of those that were shown. */
export function namesOnlyValues(search: ProductSearch, message: string, about = ''): boolean {
  if (message.split(' ').length > mostWords || !saysHow.test(message)) return isOfMake.test(message)
  const { kinds, values, rest } = readSlots(search, readWish(message, about).text)
  return isOfMake.test(message) || (values.length > 0 && kinds.length + rest.length === 0)
}

/** Returns the subject as it was before a question about the service, where a turn goes on about the goods before that: 'en in maat XL' after what delivery costs. */
export function goBackToGoods(
  search: ProductSearch,
  message: string,
  subject: Subject | undefined,
): Subject | undefined {
  const { topic, asked: _, ...ofGoods } = subject ?? { topic: undefined, wish: { text: '' }, productIds: [] }
  // After a cloth was explained, 'doe maar 140x200' goes on about what was looked for before.
  if (topic === 'care' && ofGoods.productIds.length === 0 && ofGoods.beside !== undefined) {
    const looked = { wish: { text: ofGoods.beside }, productIds: [] }
    return namesOnlyValues(search, message, ofGoods.beside) ? looked : subject
  }
  if (topic === undefined || ofGoods.productIds.length === 0 || isOfMake.test(message)) return subject
  if (!topic.startsWith('delivery_') && !inBetween.includes(topic)) return subject
  return namesOnlyValues(search, message, ofGoods.wish.text) ? ofGoods : subject
}
