import { toBedPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { type BedsAnswer, bedName, intentName } from './beds-answer.ts'

const look = 'font-semibold text-pine underline underline-offset-4'

/** Says what the last press did. What was removed can be put back, and what could not be kept can be opened. */
export function BedsNotice({ answer }: { answer: BedsAnswer | undefined }) {
  if (answer === undefined || (answer.kind === 'problem' && answer.typed !== undefined)) return null
  if (answer.kind === 'problem')
    return (
      <AnswerAlert answer={answer} className="mt-6">
        {answer.message}{' '}
        {answer.bed !== undefined && (
          <Link to={toBedPath(answer.bed)} className={look}>
            Open het bed
          </Link>
        )}
      </AnswerAlert>
    )
  return (
    <AnswerAlert answer={answer} tone="success" className="mt-6">
      <Words answer={answer} />
    </AnswerAlert>
  )
}

function Words({ answer }: { answer: Exclude<BedsAnswer, { kind: 'problem' }> }) {
  switch (answer.kind) {
    case 'saved':
      return 'De wijzigingen zijn opgeslagen.'
    case 'kept':
      return answer.isNew ? `${answer.name} is bewaard.` : `${answer.name} had je al bewaard.`
    case 'bought':
      return (
        <>
          {answer.name} ligt in je winkelwagen.{' '}
          <Link to="/cart/" className={look}>
            Naar je winkelwagen
          </Link>
        </>
      )
    case 'removed':
      return (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{answer.name} is verwijderd.</span>
          <input type="hidden" name={bedName} value={answer.id} />
          <input type="hidden" name="name" value={answer.ownName} />
          <Button variant="secondary" size="small" name={intentName} value="restore">
            Zet terug
          </Button>
        </Form>
      )
  }
}
