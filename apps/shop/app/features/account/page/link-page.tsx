import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { DoorFrame } from '../frame/door-frame.tsx'
import type { LinkAnswer } from './link-press.ts'

/**
 * The page behind a link in a mail that does something. Only its button does it: scanners of mails open links. `gone`
 * is shown for a link that no longer works.
 */
export function LinkPage<Data>(props: {
  code: string
  answer: LinkAnswer<Data> | undefined
  title: string
  intro: React.ReactNode
  button: string
  /** What else there is to know, below the button. */
  note: React.ReactNode
  gone: React.ReactNode
  toDone: (done: Data) => React.ReactNode
}) {
  const { code, answer, title, intro, button, note } = props
  const isSending = useNavigation().state !== 'idle'
  if (answer?.done !== undefined) return props.toDone(answer.done)
  if (answer?.isGone || code === '') return props.gone
  return (
    <DoorFrame title={title} intro={intro}>
      <Form method="post" className="flex flex-col gap-4">
        {answer?.problem && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
        <input type="hidden" name="code" value={code} />
        <Button size="large" isWide isLoading={isSending}>
          {button}
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">{note}</p>
    </DoorFrame>
  )
}
