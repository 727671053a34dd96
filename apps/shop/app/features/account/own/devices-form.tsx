import type { Session } from '@sluimer/contract/account/schemas'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { canSend, FreshLogin, type ProofState } from '../page/fresh-login.tsx'
import { describeSession } from './describe-session.ts'

/** The name of the buttons: their value is a session, or all but this one. */
export const sessionName = 'session'
export const allOthers = 'others'

export interface DevicesAnswer {
  isDone?: boolean
  problem?: string
  proofMinutes?: number
}

export function DevicesForm(
  props: ProofState & { sessions: readonly Session[]; answer: DevicesAnswer | undefined },
) {
  const { sessions, answer } = props
  const { state, formData } = useNavigation()
  const ending = state === 'idle' ? undefined : formData?.get(sessionName)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const proof = { ...props, mailedMinutes: answer?.proofMinutes }
  const canEnd = canSend(proof)
  return (
    <Form method="post" noValidate className="mt-6 flex flex-col gap-5" preventScrollReset>
      {/* Enter takes the first button of a form: this one only proves the owner's identity, and logs nothing out. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Verder
      </button>
      {answer?.problem && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
      {answer?.isDone && <Alert tone="success">Gelukt: daar ben je uitgelogd.</Alert>}
      {others.length > 0 && <FreshLogin {...proof} formId="apparaten" />}
      <ul className="flex flex-col gap-3">
        {sessions.map((session) => (
          <Device key={session.id} session={session} canEnd={canEnd} isEnding={ending === session.id} />
        ))}
      </ul>
      {others.length > 1 && canEnd && (
        <Button
          variant="secondary"
          name={sessionName}
          value={allOthers}
          isLoading={ending === allOthers}
          className="self-start max-sm:w-full"
        >
          Log alle andere apparaten uit
        </Button>
      )}
    </Form>
  )
}

function Device(props: { session: Session; canEnd: boolean; isEnding: boolean }) {
  const { session, canEnd } = props
  const { login, use } = describeSession(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-sand px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {session.device}
          {session.isCurrent && <span className="font-normal text-pine"> (dit apparaat)</span>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">{login}</p>
        {!session.isCurrent && <p className="text-sm text-ink-soft">{use}</p>}
      </div>
      {!session.isCurrent && canEnd && (
        <Button
          size="small"
          variant="secondary"
          name={sessionName}
          value={session.id}
          isLoading={props.isEnding}
          aria-label={`Log uit: ${session.device}`}
        >
          Log uit
        </Button>
      )}
    </li>
  )
}
