import { type RefObject, useRef } from 'react'
import { useAssistantName } from '../use-assistant-name.ts'
import { Ended, Greeting } from './greeting.tsx'
import { MessageItem } from './message-item.tsx'
import { OrderNoteItem } from './order-note-item.tsx'
import { Thinking } from './thinking.tsx'
import type { Chat } from './use-chat.ts'
import { useFocusAfterPress, useNewestBesideKeyboard, useNewestInSight } from './use-log-place.ts'

/** The messages so far. Screen readers read each new one once, when it comes. */
export function Log(props: {
  chat: Chat
  isOpen: boolean
  isWide: boolean
  field: RefObject<HTMLTextAreaElement | null>
}) {
  const { chat, isOpen, isWide, field } = props
  const { talk, notes } = chat
  const name = useAssistantName()
  const log = useRef<HTMLDivElement>(null)
  const isAnswerDue = talk.messages.some((message) => message.role === 'user' && message.state === 'sending')
  const newest = [talk.messages.at(-1)?.id, notes.at(-1)?.id, isAnswerDue, chat.endWords].join()
  useNewestInSight(log, isOpen, newest)
  useNewestBesideKeyboard(log, isOpen)
  const onPress = useFocusAfterPress(log, newest, isWide ? field : log)
  const lastId = talk.messages.at(-1)?.id
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only takes note that one of the buttons in it was pressed.
    <div
      ref={log}
      role="log"
      aria-label={`Gesprek met ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onClick={onPress}
      className="flex grow flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3"
    >
      <Greeting name={name} chat={chat} />
      {talk.messages.map((message) => (
        <div key={message.id} data-message className="flex flex-col gap-3">
          <MessageItem message={message} isLast={message.id === lastId} name={name} chat={chat} />
          {notes
            .filter(({ afterId }) => afterId === message.id)
            .map((note) => (
              <OrderNoteItem key={note.id} note={note} name={name} />
            ))}
        </div>
      ))}
      {isAnswerDue && <Thinking name={name} />}
      {chat.endWords !== undefined && <Ended words={chat.endWords} onStart={chat.startAnew} />}
    </div>
  )
}
