import { longestSubject } from '@sluimer/domain/assistant/limits'
import { longestSearchText } from '@sluimer/domain/search/search-text'
import { type Intent, intents } from '../intent/intents.ts'
import { type Order, orders } from '../wish/orders.ts'
import type { Wish } from '../wish/read-wish.ts'

/** What an answer was about: what was looked for, and the products that were shown, the first one first. */
export interface Subject {
  readonly wish: Wish
  readonly productIds: readonly number[]
  /** What the last answer about the service was about, for 'en naar België?'; absent after an answer about goods. */
  readonly topic?: Intent | undefined
  /** The question itself, for 'en in België?'. */
  readonly asked?: string | undefined
  /** What was looked for before the goods that go with it, for 'wat kost dat samen'. */
  readonly beside?: string | undefined
  /** How many pieces of what was shown were summed up, for 'en met bezorgen?'. */
  readonly pieces?: number | undefined
}

const mostProducts = 8
/** A longer question is no short one that somebody adds to. */
export const longestAsked = 200
const highestEuros = 1_000_000
const highestId = 2_147_483_647

/** Writes a subject for the shop to give back with the next question. */
export function writeSubject({ wish, productIds, topic, asked, beside, pieces }: Subject): string {
  const { either: _, rank: __, story: ____, leastReviews: _____, except, ...kept } = wish
  const written = {
    ...kept,
    ids: productIds.slice(0, mostProducts),
    ...(except !== undefined && except.length > 0 && { except: except.slice(0, mostProducts) }),
    ...(topic && { topic }),
    ...(beside && { beside }),
    ...(pieces !== undefined && { pieces }),
    ...(topic && asked && { asked: asked.slice(0, longestAsked) }),
  }
  return JSON.stringify(written).slice(0, longestSubject)
}

/**
 * Reads a subject that comes back. Anybody can write one, so each part is checked, and anything else than what
 * `writeSubject` makes is undefined. It holds no more than a search and ids of products that everybody can see.
 */
export function readSubject(text: string | null): Subject | undefined {
  const value = parse(text ?? '')
  if (typeof value !== 'object' || value === null) return undefined
  const {
    text: named,
    price,
    order,
    ids,
    topic,
    without,
    reduced,
    asked: question,
    beside,
    except,
    pieces,
    hints,
  } = value as Record<string, unknown>
  if (typeof named !== 'string' || named.length > longestSearchText) return undefined
  if (!areIds(ids)) return undefined
  const borders = readPrice(price)
  const asked = orders.find((known) => known === order)
  const wish = {
    text: named,
    ...(borders && { price: borders }),
    ...(asked && { order: asked as Order }),
    ...readRefused(without),
    ...(areHints(hints) && { hints }),
    ...(areIds(except) && except.length > 0 && { except }),
    ...(reduced === true && { reduced: true as const }),
  }
  const known = intents.find((intent) => intent === topic)
  const isQuestion = typeof question === 'string' && question.length <= longestAsked
  return {
    wish,
    productIds: ids,
    ...(known && { topic: known }),
    ...(known && isQuestion && { asked: question }),
    ...(isBeside(beside) && { beside }),
    ...(isCount(pieces) && { pieces }),
  }
}

/** So many answers back nothing is said again. */
const mostSaid = 3

/** Adds to a subject which answer was said last, after those that `before` remembers, so that the next one can be another. */
export function rememberSaid(written: string | null, before: string | null, answer: string): string | null {
  const kept = parse(written ?? '{}')
  if (typeof kept !== 'object' || kept === null) return written
  const said = [toNumber(answer), ...readSaid(before)].slice(0, mostSaid)
  const remembered = JSON.stringify({ ...kept, said })
  return remembered.length > longestSubject ? written : remembered
}

/** Whether this very answer was said shortly before. */
export function wasSaid(written: string | null, answer: string): boolean {
  return readSaid(written).includes(toNumber(answer))
}

function readSaid(written: string | null): number[] {
  const kept = parse(written ?? '')
  if (typeof kept !== 'object' || kept === null || !('said' in kept) || !Array.isArray(kept.said)) return []
  return kept.said.filter((one) => Number.isInteger(one)).slice(0, mostSaid)
}

/** Makes a number of a text that another text hardly has (FNV-1a). */
function toNumber(text: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 0x01000193) >>> 0
  return number
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As many words as somebody refuses in one breath. */
const mostRefused = 4

function readRefused(value: unknown): Pick<Wish, 'without'> {
  const isWord = (word: unknown): word is string => typeof word === 'string' && /^\p{L}{3,40}$/u.test(word)
  const isList = Array.isArray(value) && value.length > 0 && value.length <= mostRefused
  return isList && value.every(isWord) ? { without: value } : {}
}

/** As many words as the name of a make has. */
const mostHints = 6

function areHints(value: unknown): value is string[] {
  const isWord = (word: unknown) => typeof word === 'string' && /^[\p{L}\d-]{1,40}$/u.test(word)
  return Array.isArray(value) && value.length > 0 && value.length <= mostHints && value.every(isWord)
}

function isBeside(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestSearchText
}

const mostPieces = 50

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 1 && Number(value) <= mostPieces
}

function areIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= mostProducts && value.every(isId)
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestId
}

function readPrice(value: unknown): Wish['price'] {
  if (typeof value !== 'object' || value === null) return undefined
  const { min, max } = value as Record<string, unknown>
  const price = { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) }
  return Object.keys(price).length > 0 ? price : undefined
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestEuros
}
