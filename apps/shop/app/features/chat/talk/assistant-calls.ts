import type {
  AssistantReply,
  ChatMessage,
  OrderAnswer,
  OrderQuestion,
} from '@sluimer/contract/assistant/schemas'
import type { ErrorBody } from '@sluimer/contract/errors'
import { withCents } from '@sluimer/contract/platform/amounts'
import { chatWords } from './chat-words.ts'

/** The answer, or why there is none, in a sentence for the shopper. */
export type CallAnswer<Data> = { ok: true; data: Data } | { ok: false; words: string }

/** An answer after this time counts as none. A language model takes seconds; the api itself gives up before this. */
const timeoutMs = 40_000
/** What a browser sends on after its page has closed (Fetch standard: 64 KiB for all such requests together). */
const mostKeptAliveBytes = 60_000
const savePath = '/v1/chat/save'

/** Asks the assistant (CH-01). */
export function askAssistant(body: {
  message: string
  history: readonly ChatMessage[]
  subject: string | null
}): Promise<CallAnswer<AssistantReply>> {
  return send('/v1/assistant', body)
}

/** Asks for the status of an order (CH-05). */
export function askOrderStatus(body: OrderQuestion): Promise<CallAnswer<OrderAnswer>> {
  return send('/v1/assistant/order', body)
}

/** CH-04: saves a talk with its rating. A failure is only logged: the shopper has ended the talk (ER-02). */
export async function saveChat(messages: readonly ChatMessage[], rating: number): Promise<void> {
  const answer = await send(savePath, { messages, rating })
  if (!answer.ok) reportError(new Error('The chat could not be saved'))
}

/** Calls the api as the browser: a talk is with one visitor, and no page holds anything of it. */
async function send<Data>(path: string, body: object): Promise<CallAnswer<Data>> {
  const text = JSON.stringify(body)
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: text,
      keepalive: path === savePath && new Blob([text]).size < mostKeptAliveBytes,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const json: unknown = await answer.json()
    if (answer.ok && (path === savePath || hasWords(json))) return { ok: true, data: withCents(json) as Data }
    return { ok: false, words: findWords(answer.status, json as Partial<ErrorBody>) }
  } catch {
    return { ok: false, words: chatWords.failure }
  }
}

/** Returns the api's own sentence for what the shopper can change; CH-01's for all that is our fault. */
function findWords(status: number, { error }: Partial<ErrorBody>): string {
  if (status >= 500 || status === 401 || !error) return chatWords.failure
  return error.fields?.[0]?.message ?? error.message
}

/** What stands between shop and browser may answer in the api's place. */
function hasWords(json: unknown): boolean {
  return typeof (json as AssistantReply | null)?.message?.content === 'string'
}
