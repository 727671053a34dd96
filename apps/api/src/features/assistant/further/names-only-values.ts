import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { readSlots } from '../slots/read-slots.ts'

const mostWords = 4
/** 'Met losse hoes' wants that make; with a question mark it asks of what was shown. */
const isOfMake = /^(?:(?:en|ook|liever|dan|graag|maar) )*(?:met|zonder) (?:\p{L}+ ?){1,3}[\s.!]*$/iu

/** Whether a turn names how goods should be and nothing else: 'en percal?' asks for these, and nothing of those that were shown. */
export function namesOnlyValues(search: ProductSearch, message: string): boolean {
  if (isOfMake.test(message)) return true
  if (message.split(' ').length > mostWords || !/^(?:en|ook|of|liever|dan)\b/iu.test(message)) return false
  const { kinds, values, rest } = readSlots(search, readWish(message).text)
  return values.length > 0 && kinds.length + rest.length === 0
}
