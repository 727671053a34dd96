import type { ChatAnswer, ChatHandOver, ChatLink } from '@sluimer/contract/assistant/schemas'

interface AnyMessage {
  /** Unique among the messages of every tab. */
  id: string
  content: string
}

/** What the shopper said, by typing or by tapping a button. */
export interface UserMessage extends AnyMessage {
  role: 'user'
  /** What is sent where a button says it in other words. */
  value?: string
  /** `local`: an answer to a question of the panel itself, which is not sent. */
  state: 'sending' | 'sent' | 'failed' | 'local'
  /** Why it failed, in a sentence for the shopper; absent when a reload came in between. */
  problem?: string
  /** In milliseconds since 1970. */
  sentAt: number
}

/** An answer. Of products it holds the ids alone, because prices of yesterday may not be shown. */
export interface AssistantMessage extends AnyMessage {
  role: 'assistant'
  productIds: readonly string[]
  links: readonly ChatLink[]
  answers: readonly ChatAnswer[]
  /** Whether the form for the status of an order belongs under it (CH-05). */
  asksOrder: boolean
  handOver: ChatHandOver | null
}

/** A question of the panel itself (CH-03, CH-04): is everything answered, how was it, may the chat end? */
export interface QuestionMessage extends AnyMessage {
  role: 'question'
  about: 'answered' | 'rating' | 'end'
}

export type Message = UserMessage | AssistantMessage | QuestionMessage

/** CH-02: a talk as the browser keeps it. */
export interface Talk {
  /** From questions, to the rating, to the end; a new question leads back to the start. */
  step: 'start' | 'rating' | 'end'
  messages: readonly Message[]
  /** What the last answer was about, in the api's own form: the next question goes with it. */
  subject: string | null
  /** The stars that the shopper gave, 1 to 5; null until then. */
  rating: number | null
  /** CH-06: the talk ends by itself and is not saved. */
  isEndingUnsaved: boolean
  /** Whether somebody was logged in while it was held: it leaves with that login. */
  isOfCustomer: boolean
  /** When it last changed, in milliseconds since 1970. */
  changedAt: number
}

export const emptyTalk: Talk = {
  step: 'start',
  messages: [],
  subject: null,
  rating: null,
  isEndingUnsaved: false,
  isOfCustomer: false,
  changedAt: 0,
}

/** Returns the question of the panel that waits for its answer: only the last message can be one. */
export function findOpenQuestion({ messages }: Talk): QuestionMessage | undefined {
  const last = messages.at(-1)
  return last?.role === 'question' ? last : undefined
}
