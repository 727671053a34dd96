import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { forgotPasswordPath, registerPath } from '../account-paths.ts'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { type LoginStep, wayName } from './login-steps.ts'
import { usePressedWay } from './use-pressed-way.ts'

/** The address, and below it both ways: one form, so that password managers find what belongs together. */
export function LoginForm({
  step,
  foot = <NoAccountYet />,
}: {
  step: LoginStep | undefined
  /** What stands below it, for those who have no account. */
  foot?: React.ReactNode
}) {
  const way = usePressedWay()
  return (
    <>
      <Form method="post" noValidate className="flex flex-col gap-4">
        {/* Enter takes the first button of a form: this one leaves the way open, so that a typed password counts. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          Verder
        </button>
        {step?.problem && <AnswerAlert answer={step}>{step.problem}</AnswerAlert>}
        <TextField
          label="E-mailadres"
          type="email"
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={step?.email}
        />
        <Button size="large" isWide name={wayName} value="code" isLoading={way === 'code'}>
          Mail me een code
        </Button>
        <p className="text-center text-sm text-ink-soft">
          Zes cijfers, en je bent binnen. Zonder wachtwoord.
        </p>
        <PasskeyLogin />
        <Divider>of met je wachtwoord</Divider>
        <div>
          <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" />
          <Link
            to={forgotPasswordPath}
            className="inline-flex min-h-11 items-center text-pine underline underline-offset-4"
          >
            Wachtwoord vergeten?
          </Link>
          <RememberField isRemembered={step?.isRemembered} />
        </div>
        <Button
          size="large"
          variant="secondary"
          isWide
          name={wayName}
          value="password"
          isLoading={way === 'password'}
        >
          Inloggen met wachtwoord
        </Button>
      </Form>
      {foot}
    </>
  )
}

function NoAccountYet() {
  return (
    <div className="border-t border-sand pt-5 text-center">
      <p>Nog geen account?</p>
      <ButtonLink to={registerPath} variant="quiet" className="mt-1">
        Maak een account
      </ButtonLink>
    </div>
  )
}

export function RememberField({ isRemembered = false }: { isRemembered?: boolean | undefined }) {
  return <CheckboxField label="Onthoud mij op dit apparaat" name="remember" defaultChecked={isRemembered} />
}

function Divider({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-sand after:h-px after:grow after:bg-sand">
      {children}
    </p>
  )
}
