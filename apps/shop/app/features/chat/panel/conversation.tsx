import type { RefObject } from 'react'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import type { Chat } from './use-chat.ts'

/** The talk with its field. */
export function Conversation(props: {
  chat: Chat
  isOpen: boolean
  isWide: boolean
  field: RefObject<HTMLTextAreaElement | null>
}) {
  const { chat, isOpen, isWide, field } = props
  return (
    <>
      <Log chat={chat} isOpen={isOpen} isWide={isWide} field={field} />
      <Composer
        field={field}
        isWaiting={chat.isWaiting}
        isEnding={chat.talk.isEndingUnsaved}
        onSend={(text) => chat.say(text)}
      />
    </>
  )
}
