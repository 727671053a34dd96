import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { ownWords } from '../talk/chat-words.ts'
import type { AssistantMessage, Message, UserMessage } from '../talk/talk.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { Bubble } from './bubble.tsx'
import { ChatLinks } from './chat-links.tsx'
import { ChatProducts } from './chat-products.tsx'
import { HandOver } from './hand-over.tsx'
import { OrderForm } from './order-form.tsx'
import { Stars } from './stars.tsx'
import type { Chat } from './use-chat.ts'

interface ItemProps<Kind extends Message> {
  message: Kind
  /** Only the last message still offers its buttons. */
  isLast: boolean
  name: string
  chat: Chat
}

/** One message with all that belongs to it. */
export function MessageItem({ message, ...rest }: ItemProps<Message>) {
  if (message.role === 'user') return <OwnMessage message={message} chat={rest.chat} />
  if (message.role === 'assistant') return <Answer message={message} {...rest} />
  const yesOrNo = [
    { text: 'Ja', value: 'Ja' },
    { text: 'Nee', value: 'Nee' },
  ]
  return (
    <>
      <Bubble by={rest.name}>{message.content}</Bubble>
      {rest.isLast && (
        <div data-open-question>
          {message.about === 'rating' ? (
            <Stars onRate={rest.chat.rate} />
          ) : (
            <AnswerButtons
              answers={yesOrNo}
              onAnswer={({ value }) => rest.chat.answer(value === 'Ja' ? 'Ja' : 'Nee')}
            />
          )}
        </div>
      )}
    </>
  )
}

function OwnMessage({ message, chat }: { message: UserMessage; chat: Chat }) {
  return (
    <>
      <Bubble by="Jij" isOwn>
        {message.content}
      </Bubble>
      {message.state === 'failed' && (
        <div className="flex flex-col items-end gap-1 text-right">
          <p className="text-sm font-semibold text-error">{message.problem ?? ownWords.interrupted}</p>
          <Button
            type="button"
            variant="secondary"
            size="small"
            icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
            onClick={() => chat.retry(message.id)}
          >
            Opnieuw proberen
          </Button>
        </div>
      )}
    </>
  )
}

function Answer({ message, isLast, name, chat }: ItemProps<AssistantMessage>) {
  const isUsable = isLast && !chat.talk.isEndingUnsaved
  return (
    <>
      <Bubble by={name}>{message.content}</Bubble>
      <ChatProducts ids={message.productIds} findTile={chat.findTile} />
      <ChatLinks links={message.links} />
      {message.handOver && <HandOver handOver={message.handOver} question={findQuestion(chat, message)} />}
      {message.asksOrder && isUsable && <OrderForm onAsk={chat.askOrder} />}
      {isUsable && message.answers.length > 0 && (
        <AnswerButtons answers={message.answers} onAnswer={({ text, value }) => chat.say(text, value)} />
      )}
    </>
  )
}

/** What the shopper had asked before this answer, to fill in the contact form. */
function findQuestion({ talk }: Chat, answer: AssistantMessage): string {
  const before = talk.messages.slice(0, talk.messages.indexOf(answer))
  return before.findLast(({ role }) => role === 'user')?.content ?? ''
}
