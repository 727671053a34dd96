import type { ChatAnswer } from '@sluimer/contract/assistant/schemas'
import { Button } from '../../../ui/button/button.tsx'

/** Answers to tap. */
export function AnswerButtons(props: {
  answers: readonly ChatAnswer[]
  onAnswer: (answer: ChatAnswer) => void
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {props.answers.map((answer) => (
        <Button
          key={answer.value}
          type="button"
          variant="secondary"
          size="small"
          className="text-left"
          onClick={() => props.onAnswer(answer)}
        >
          {answer.text}
        </Button>
      ))}
    </div>
  )
}
