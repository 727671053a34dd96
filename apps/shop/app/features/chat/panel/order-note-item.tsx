import { Bubble } from './bubble.tsx'
import { ChatLinks } from './chat-links.tsx'
import type { OrderNote } from './use-chat.ts'

/** How an order stands. */
export function OrderNoteItem({ note, name }: { note: OrderNote; name: string }) {
  return (
    <>
      <Bubble by={name}>{note.message.content}</Bubble>
      <ChatLinks links={note.links} hasCarrier />
    </>
  )
}
