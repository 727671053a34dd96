import { longestHistoryMessage, longestSubject, mostSavedMessages } from '@sluimer/domain/assistant/limits'
import { isRating } from './answer-question.ts'
import { isShopPath } from './shop-path.ts'
import { emptyTalk, type Message, type Talk } from './talk.ts'

/** A talk that is older than a day is not gone on with. */
export const longestPauseMs = 24 * 60 * 60 * 1000
/** An answer under way takes less; whoever closed the browser while waiting gets the button to send it again. */
const longestWaitMs = 60_000
const mostParts = 24
const states = ['sending', 'sent', 'failed', 'local'] as const
const longestWords = 500

type Fields = Readonly<Record<string, unknown>>

/** Reads a talk from the browser's storage. Anyone can write there, so anything else than a talk of today is undefined. */
export function parseTalk(value: unknown, now: number): Talk | undefined {
  if (!isFields(value) || !isTime(value.changedAt, now) || now - value.changedAt > longestPauseMs)
    return undefined
  const { step, messages, subject, rating, isEndingUnsaved, isOfCustomer } = value
  if (step !== 'start' && step !== 'rating' && step !== 'end') return undefined
  if (!Array.isArray(messages) || messages.length > mostSavedMessages) return undefined
  const known = messages.flatMap((message) => parseMessage(message, now) ?? [])
  if (known.length !== messages.length || new Set(known.map(({ id }) => id)).size !== known.length)
    return undefined
  return {
    ...emptyTalk,
    step,
    messages: known,
    subject: isText(subject, longestSubject) ? subject : null,
    rating: isRating(rating) ? rating : null,
    isEndingUnsaved: isEndingUnsaved === true,
    isOfCustomer: isOfCustomer === true,
    changedAt: value.changedAt,
  }
}

function parseMessage(value: unknown, now: number): Message | undefined {
  if (!isFields(value)) return undefined
  const { id, content, role } = value
  if (!isText(id, 100) || !isText(content, longestHistoryMessage)) return undefined
  if (role === 'user') return parseUserMessage(value, { id, content }, now)
  if (role === 'assistant') return parseAnswer(value, { id, content })
  const { about } = value
  const isKnown = about === 'answered' || about === 'rating' || about === 'end'
  return role === 'question' && isKnown ? { id, content, role, about } : undefined
}

interface Said {
  id: string
  content: string
}

function parseUserMessage({ state, value, problem, sentAt }: Fields, said: Said, now: number) {
  const known = states.find((one) => one === state)
  if (!known || !isTime(sentAt, now)) return undefined
  const isForgotten = known === 'sending' && now - sentAt > longestWaitMs
  return {
    ...said,
    role: 'user' as const,
    state: isForgotten ? ('failed' as const) : known,
    sentAt,
    ...(isText(value, longestHistoryMessage) && { value }),
    ...(isText(problem, longestWords) && { problem }),
  }
}

function parseAnswer({ productIds, links, answers, asksOrder, handOver }: Fields, said: Said): Message {
  return {
    ...said,
    role: 'assistant',
    productIds: parseList(productIds, (id) => (isText(id, 20) ? id : undefined)),
    links: parseList(links, (link) =>
      isFields(link) && isText(link.title, longestWords) && isShopPath(link.path)
        ? { title: link.title, path: link.path }
        : undefined,
    ),
    answers: parseList(answers, (answer) =>
      isFields(answer) && isText(answer.text, longestWords) && isText(answer.value, longestHistoryMessage)
        ? { text: answer.text, value: answer.value }
        : undefined,
    ),
    asksOrder: asksOrder === true,
    handOver: parseHandOver(handOver),
  }
}

function parseHandOver(value: unknown) {
  if (!isFields(value)) return null
  const { phone, hours, contact_path } = value
  const isWhole = typeof phone === 'string' && typeof hours === 'string' && isShopPath(contact_path)
  return isWhole ? { phone: phone.slice(0, 100), hours: hours.slice(0, longestWords), contact_path } : null
}

function parseList<Entry>(value: unknown, parse: (entry: unknown) => Entry | undefined): Entry[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostParts).flatMap((entry) => parse(entry) ?? [])
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

/** Whether it is a time that has been, give or take a minute: a talk of the future would never grow old. */
function isTime(value: unknown, now: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= now + 60_000
}
