import type { AssistantReply } from '@sluimer/contract/assistant/schemas'
import { hasClosingWord } from '@sluimer/domain/assistant/closing-word'
import { mostSavedMessages } from '@sluimer/domain/assistant/limits'
import { chatWords } from './chat-words.ts'
import type { AssistantMessage, Message, QuestionMessage, Talk, UserMessage } from './talk.ts'

/** The time, and the maker of ids for new messages. */
export interface Means {
  /** In milliseconds since 1970. */
  now: number
  newId: () => string
}

/** Adds what the shopper says to the assistant. A question of the panel that was open is no longer asked. */
export function addUserMessage(
  talk: Talk,
  said: { id: string; content: string; value?: string },
  { now }: Means,
): Talk {
  return append({ ...talk, step: 'start' }, now, { role: 'user', state: 'sending', sentAt: now, ...said })
}

/**
 * Adds the assistant's answer under the message that it answers, and the closing question when the answer closes the talk
 * (CH-03). Changes nothing when the talk has ended meanwhile, in another tab for example.
 */
export function addReply(talk: Talk, userMessageId: string, reply: AssistantReply, means: Means): Talk {
  const at = talk.messages.findIndex(({ id }) => id === userMessageId)
  if (at < 0) return talk
  const answer: AssistantMessage = {
    id: means.newId(),
    role: 'assistant',
    content: reply.message.content,
    productIds: reply.products.map(({ id }) => id),
    links: reply.links,
    answers: reply.answers,
    asksOrder: reply.ask === 'order',
    handOver: reply.hand_over,
  }
  const messages = setState(talk.messages, userMessageId, { state: 'sent' }).toSpliced(at + 1, 0, answer)
  const next = { ...talk, messages, subject: reply.subject, changedAt: means.now }
  if (reply.ends) return { ...next, isEndingUnsaved: true }
  // CH-03: where nothing follows the answer, the talk is at its start and no other question is open.
  const isNewest = messages.at(-1) === answer
  return isNewest && hasClosingWord(reply.message.content) ? ask(next, 'answered', means) : next
}

/** Marks a message as failed; the shopper can send it again. `problem` says why, if that is known. */
export function failMessage(talk: Talk, id: string, problem: string | undefined, now: number): Talk {
  const messages = setState(talk.messages, id, { state: 'failed', ...(problem && { problem }) })
  return { ...talk, messages, changedAt: now }
}

/** Marks a message that failed as being sent once more. */
export function retryMessage(talk: Talk, id: string, now: number): Talk {
  return {
    ...talk,
    messages: setState(talk.messages, id, { state: 'sending', sentAt: now }),
    changedAt: now,
  }
}

/** Lets the panel ask one of its questions. */
export function ask(talk: Talk, about: QuestionMessage['about'], means: Means): Talk {
  const step = { answered: 'start', rating: 'rating', end: 'end' } as const
  const question: QuestionMessage = { id: means.newId(), role: 'question', about, content: chatWords[about] }
  return append({ ...talk, step: step[about] }, means.now, question)
}

/** Adds messages at the end; the oldest leave when there are more than can be saved. */
export function append(talk: Talk, now: number, ...messages: readonly Message[]): Talk {
  return { ...talk, messages: [...talk.messages, ...messages].slice(-mostSavedMessages), changedAt: now }
}

type Sending = Partial<Pick<UserMessage, 'state' | 'problem' | 'sentAt'>>

function setState(messages: readonly Message[], id: string, sending: Sending): readonly Message[] {
  return messages.map((message) => {
    if (message.id !== id || message.role !== 'user') return message
    const { problem: _former, ...rest } = message
    return { ...rest, ...sending }
  })
}
