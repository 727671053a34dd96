import type { ChatMessage } from '@sluimer/contract/assistant/schemas'
import { longestHistoryMessage, mostHistory } from '@sluimer/domain/assistant/limits'
import type { Message, Talk, UserMessage } from './talk.ts'

/** Returns what POST /v1/assistant gets for a message: its words, the talk before it and its subject. */
export function toQuestion(talk: Talk, message: UserMessage) {
  const before = talk.messages.slice(
    0,
    talk.messages.findIndex(({ id }) => id === message.id),
  )
  const history = before.filter(isPartOfTalk).map(toChatMessage).slice(-mostHistory)
  return { message: message.value ?? message.content, history, subject: talk.subject }
}

/** Returns what POST /v1/chat/save gets: all that was said, without messages that never arrived. */
export function toSavedMessages(talk: Talk): ChatMessage[] {
  return talk.messages
    .filter((message) => message.role !== 'user' || message.state === 'sent' || message.state === 'local')
    .map(toChatMessage)
}

/** Whether the assistant took part in it: neither the panel's questions nor their answers, nor what was not sent. */
function isPartOfTalk(message: Message): boolean {
  return message.role === 'assistant' || (message.role === 'user' && message.state === 'sent')
}

function toChatMessage(message: Message): ChatMessage {
  const content = message.role === 'user' ? (message.value ?? message.content) : message.content
  return {
    role: message.role === 'user' ? 'user' : 'assistant',
    content: content.slice(0, longestHistoryMessage),
  }
}
