import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { Bubble } from './bubble.tsx'
import type { Chat } from './use-chat.ts'

const firstQuestions = [
  'Waar is mijn bestelling?',
  'Wat kost bezorgen?',
  'Hoe stuur ik iets terug?',
  'Welk matras past bij mij?',
].map((text) => ({ text, value: text }))

/** The first bubble: that this is not a person (AI Act, article 50) and what it can do, with questions to begin with. */
export function Greeting({ name, chat }: { name: string; chat: Chat }) {
  const isNew = chat.talk.messages.length === 0 && chat.endWords === undefined
  return (
    <>
      <Bubble by={name}>
        {`Je chat met ${name}, onze digitale assistent (AI). Vraag gerust naar producten, bezorgen, betalen, retourneren of je bestelling. Kom ik er niet uit, dan breng ik je bij een collega.`}
      </Bubble>
      {isNew && (
        <AnswerButtons answers={firstQuestions} onAnswer={({ text, value }) => chat.say(text, value)} />
      )}
    </>
  )
}

/** The last words of a talk that has ended. They take the focus from the button that ended it. */
export function Ended({ words, onStart }: { words: string; onStart: () => void }) {
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div data-message className="flex flex-col items-center gap-3 py-2 text-center">
      <p className="font-semibold">{words}</p>
      <Button ref={start} type="button" variant="secondary" size="small" onClick={onStart}>
        Nieuwe chat
      </Button>
    </div>
  )
}
