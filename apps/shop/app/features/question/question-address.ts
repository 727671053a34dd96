import { longestLookup } from '@sluimer/domain/question/question-form'

const keys = { lookup: 'vragen-over', page: 'vragen', form: 'vraag' }
const formIsOpen = 'stellen'

/** The ids of the two targets of links. */
export const questionsId = 'vragen'
export const questionFormId = 'vraag-stellen'
/** The name of the field in which words are looked for, which is part of the address. */
export const lookupField = keys.lookup

/** The questions that an address of a product page asks for. */
export interface QuestionWish {
  lookup: string
  page: number
  isAsking: boolean
}

/** Reads an address; values that make no sense are ignored. */
export function readQuestionWish(search: URLSearchParams): QuestionWish {
  const page = Number(search.get(keys.page))
  return {
    lookup: (search.get(keys.lookup) ?? '').trim().slice(0, longestLookup),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    isAsking: search.get(keys.form) === formIsOpen,
  }
}

/** Returns the query of the same product page that asks for other questions. */
export function buildQuestionSearch(search: URLSearchParams, changes: Partial<QuestionWish>): string {
  const wish = { ...readQuestionWish(search), ...changes }
  const fields = listOtherFields(search)
  if (wish.lookup !== '') fields.set(keys.lookup, wish.lookup)
  if (wish.page > 1) fields.set(keys.page, String(wish.page))
  // One form at a time: the address of a form says what is sent.
  if (wish.isAsking) for (const key of ['beoordeling', 'uitnodiging']) fields.delete(key)
  if (wish.isAsking) fields.set(keys.form, formIsOpen)
  return fields.size === 0 ? '' : `?${fields}`
}

/** Returns the fields of an address that are about something else, such as the chosen variant. */
export function listOtherFields(search: URLSearchParams): URLSearchParams {
  const fields = new URLSearchParams(search)
  for (const key of Object.values(keys)) fields.delete(key)
  return fields
}

/** Whether two addresses of one product page ask for different questions. */
export function isOtherQuestionWish(one: URLSearchParams, other: URLSearchParams): boolean {
  return Object.values(keys).some((key) => one.get(key) !== other.get(key))
}
