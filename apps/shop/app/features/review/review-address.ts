import { type Aspect, aspects } from '@sluimer/domain/review/aspects'
import { type ReviewSort, reviewSorts } from '@sluimer/domain/review/review-sort'
import { aspectWords } from './aspect-words.ts'

/** The names of the orders in addresses; the first is left out. */
const sortNames = {
  newest: 'nieuwste',
  helpful: 'nuttigste',
  highest: 'hoogste',
  lowest: 'laagste',
} satisfies Record<ReviewSort, string>
const keys = {
  sort: 'volgorde',
  score: 'sterren',
  about: 'over',
  page: 'bladzijde',
  form: 'beoordeling',
  invitation: 'uitnodiging',
}
const formIsOpen = 'schrijven'

/** The ids of the two targets of links; `review_` keeps them apart from the ids of fields. */
export const reviewsId = 'beoordelingen'
export const reviewFormId = 'beoordeling-schrijven'

/** The reviews that an address of a product page asks for. */
export interface ReviewWish {
  sort: ReviewSort
  score: number | undefined
  about: Aspect | undefined
  page: number
  isWriting: boolean
  /** From the invitation mail: proof of the purchase. */
  invitation: string | undefined
}

/** Reads an address; values that make no sense are ignored. */
export function readReviewWish(search: URLSearchParams): ReviewWish {
  const score = Number(search.get(keys.score))
  const page = Number(search.get(keys.page))
  const sort = reviewSorts.find((one) => sortNames[one] === search.get(keys.sort))
  return {
    sort: sort ?? reviewSorts[0],
    score: Number.isInteger(score) && score >= 1 && score <= 5 ? score : undefined,
    about: aspects.find((one) => aspectWords[one].slug === search.get(keys.about)),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    isWriting: search.get(keys.form) === formIsOpen,
    invitation: search.get(keys.invitation)?.slice(0, 200) || undefined,
  }
}

/** Returns the query of the same product page, with the same variant, that asks for other reviews. */
export function buildReviewSearch(search: URLSearchParams, changes: Partial<ReviewWish>): string {
  const wish = { ...readReviewWish(search), ...changes }
  const fields = new URLSearchParams(search)
  for (const key of Object.values(keys)) fields.delete(key)
  if (wish.sort !== reviewSorts[0]) fields.set(keys.sort, sortNames[wish.sort])
  if (wish.score !== undefined) fields.set(keys.score, String(wish.score))
  if (wish.about !== undefined) fields.set(keys.about, aspectWords[wish.about].slug)
  if (wish.page > 1) fields.set(keys.page, String(wish.page))
  // One form at a time: the address of a form says what is sent.
  if (wish.isWriting) fields.delete('vraag')
  if (wish.isWriting) fields.set(keys.form, formIsOpen)
  if (wish.isWriting && wish.invitation) fields.set(keys.invitation, wish.invitation)
  return fields.size === 0 ? '' : `?${fields}`
}

/** Whether two addresses of one product page ask for different reviews. */
export function isOtherReviewWish(one: URLSearchParams, other: URLSearchParams): boolean {
  return Object.values(keys).some((key) => one.get(key) !== other.get(key))
}
