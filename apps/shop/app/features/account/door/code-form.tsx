import { Form, Link, useLocation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { DigitsField } from '../../../ui/form/digits-field.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { RememberField } from './login-form.tsx'
import { type LoginStep, wayName } from './login-steps.ts'
import { usePressedWay } from './use-pressed-way.ts'

/** Asks for the digits of the mail. Another mail, or another address, is one press away. */
export function CodeForm({ step }: { step: LoginStep & { step: 'code' } }) {
  const way = usePressedWay()
  const { pathname } = useLocation()
  const kept = (
    <>
      <input type="hidden" name="email" value={step.email} />
      <input type="hidden" name="minutes" value={step.minutes} />
    </>
  )
  return (
    <>
      <Form method="post" noValidate className="flex flex-col gap-4">
        {kept}
        {step.problem && <AnswerAlert answer={step}>{step.problem}</AnswerAlert>}
        {step.isSentAgain && (
          <Alert tone="success">Er is een nieuwe code onderweg. De vorige werkt niet meer.</Alert>
        )}
        <DigitsField label="Code uit de mail" name="code" isFocusedAtFirst={!step.problem} />
        <RememberField isRemembered={step.isRemembered} />
        <Button size="large" isWide name={wayName} value="digits" isLoading={way === 'digits'}>
          Inloggen
        </Button>
      </Form>
      <div className="border-t border-sand pt-4">
        <p className="text-sm text-ink-soft">
          Geen mail gezien? Kijk ook bij je ongewenste mail. Soms duurt het een minuut.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <Form method="post">
            {kept}
            <button
              type="submit"
              name={wayName}
              value="code"
              aria-busy={way === 'code' || undefined}
              className="min-h-11 font-semibold text-pine underline underline-offset-4"
            >
              Stuur een nieuwe code
            </button>
          </Form>
          {/* A whole page, so that nothing of the first address stays. */}
          <Link
            to={pathname}
            reloadDocument
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            Ander e-mailadres
          </Link>
        </div>
      </div>
    </>
  )
}
