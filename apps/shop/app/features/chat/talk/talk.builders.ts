import type { AssistantReply } from '@sluimer/contract/assistant/schemas'
import { addReply, addUserMessage, type Means } from './change-talk.ts'
import { emptyTalk, type Talk } from './talk.ts'

export const aTime = Date.UTC(2026, 10, 23, 12)

/** Makes ids in order: m1, m2, … */
export function someMeans(now = aTime): Means {
  let count = 0
  return { now, newId: () => `m${++count}` }
}

export function aReply(content: string, changes: Partial<AssistantReply> = {}): AssistantReply {
  return {
    ...{ message: { role: 'assistant', content }, products: [], links: [], answers: [] },
    ...{ ask: null, hand_over: null, ends: false, subject: null },
    ...changes,
  }
}

/** A talk in which the shopper said `question`, with the id `q`, and got an answer. */
export function aTalk(question: string, reply: AssistantReply, means = someMeans()): Talk {
  return addReply(addUserMessage(emptyTalk, { id: 'q', content: question }, means), 'q', reply, means)
}
