import type { AssistantReply } from '@sluimer/contract/assistant/schemas'
import { askAssistant } from './assistant-calls.ts'
import { addReply, addUserMessage, failMessage, retryMessage } from './change-talk.ts'
import { changeTalk, readTalk } from './stored-talk.ts'
import { toQuestion } from './to-calls.ts'

let made = 0

/** Returns an id that no message of another tab has. */
export function newId(): string {
  made += 1
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${made}`
}

/** The time and the ids of now. */
export const toMeans = () => ({ now: Date.now(), newId })

/** The messages that this tab waits for. */
const underWay = new Set<string>()

/** Adds a message to the talk and sends it. Resolves with the answer, or undefined when it failed, which the talk then says. */
export function sendMessage(content: string, value?: string): Promise<AssistantReply | undefined> {
  const id = newId()
  changeTalk((talk) =>
    addUserMessage(talk, { id, content, ...(value !== undefined && { value }) }, toMeans()),
  )
  return askFor(id)
}

/** Sends a message once more that was not answered. */
export function sendAgain(id: string): Promise<AssistantReply | undefined> {
  changeTalk((talk) => retryMessage(talk, id, Date.now()))
  return askFor(id)
}

async function askFor(id: string): Promise<AssistantReply | undefined> {
  const talk = readTalk()
  const message = talk.messages.find((one) => one.id === id)
  if (message?.role !== 'user') return undefined
  underWay.add(id)
  const answer = await askAssistant(toQuestion(talk, message))
  // The page was left meanwhile: the talk says already that this was not answered.
  if (!underWay.delete(id)) return undefined
  if (answer.ok) changeTalk((now) => addReply(now, id, answer.data, toMeans()))
  else changeTalk((now) => failMessage(now, id, answer.words, Date.now()))
  return answer.ok ? answer.data : undefined
}

/** CH-02: a page that is left gets no answer any more, so its messages can be sent again after a reload. */
export function giveUpWaiting(): void {
  for (const id of underWay) changeTalk((talk) => failMessage(talk, id, undefined, Date.now()))
  underWay.clear()
}
