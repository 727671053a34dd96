import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { readSlots } from '../slots/read-slots.ts'

const mostWords = 6
/** What is asked in between, and is of no colour and no size. */
const inBetween: readonly Intent[] = ['payment', 'pay_later', 'contact', 'about_shop', 'discount']
const saysHow =
  /^(?:(?:en|maar|of|doe|heb|is|die|ook|dan|liever|hebben|jullie|je|hem|ze|er)[\s,]+)*(?:in|maat|doe|liever|van)\b/iu

/**
 * Returns the subject as it was before a question about the service, where a turn only says how the goods before that should be: 'en in maat XL' after
 * what delivery costs.
 */
export function goBackToGoods(
  search: ProductSearch,
  message: string,
  subject: Subject | undefined,
): Subject | undefined {
  const topic = subject?.topic
  if (subject === undefined || topic === undefined || subject.productIds.length === 0) return subject
  if (!topic.startsWith('delivery_') && !inBetween.includes(topic)) return subject
  if (message.split(' ').length > mostWords || !saysHow.test(message)) return subject
  const { kinds, values, rest } = readSlots(search, readWish(message, subject.wish.text).text)
  if (kinds.length + rest.length > 0 || values.length === 0) return subject
  const { topic: _, asked: __, ...ofGoods } = subject
  return ofGoods
}
