import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'

export const wayName = 'way'
export const withoutPassword = 'without'

/** One button in the browser that registered; elsewhere the password, or a way on without it. */
export function ConfirmForm(props: {
  code: string
  isOwnBrowser: boolean
  problem: string | undefined
  /** A new value for every attempt. */
  answer: unknown
}) {
  const { state, formData } = useNavigation()
  const way = state === 'idle' ? undefined : formData?.get(wayName)
  const problem = props.problem && <AnswerAlert answer={props.answer}>{props.problem}</AnswerAlert>
  const code = <input type="hidden" name="code" value={props.code} />
  if (props.isOwnBrowser)
    return (
      <Form method="post" className="flex flex-col gap-4">
        {problem}
        {code}
        <Button size="large" isWide isLoading={state !== 'idle'}>
          Bevestig mijn e-mailadres
        </Button>
      </Form>
    )
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      {problem}
      {code}
      <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" />
      <Button size="large" isWide name={wayName} value="password" isLoading={way === 'password'}>
        Bevestig mijn e-mailadres
      </Button>
      <Button
        variant="quiet"
        isWide
        name={wayName}
        value={withoutPassword}
        isLoading={way === withoutPassword}
      >
        Ga verder zonder wachtwoord
      </Button>
      <p className="text-sm text-ink-soft">
        Zonder wachtwoord log je voortaan in met een code per mail. Een nieuw wachtwoord kies je wanneer je
        wilt.
      </p>
    </Form>
  )
}
