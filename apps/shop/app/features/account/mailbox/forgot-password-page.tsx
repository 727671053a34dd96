import { forgotPasswordEndpoint } from '@sluimer/contract/account/endpoints'
import { data, Form, Link, useNavigation } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { forgotPasswordPath, loginPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import type { Route } from './+types/forgot-password-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Wachtwoord vergeten') },
  ...personalMeta,
]

interface Answer {
  email: string
  /** How long the link of the mail works. */
  minutes?: number
  problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = readText(await request.formData(), 'email').trim()
  const asked = await getApi(context).call(forgotPasswordEndpoint, { body: { email } })
  if (asked.ok) return data<Answer>({ email, minutes: asked.data.minutes })
  return data<Answer>({ email, problem: describeLoginFailure(asked) }, { status: asked.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form): Answer => ({ email: readText(form, 'email'), problem: unsentMessage }))
}

/** Mails a link to choose another password. The page says the same for every address. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle'
  if (actionData?.minutes !== undefined)
    return (
      <DoorFrame
        isOutcome
        title="Kijk in je mail"
        intro={
          <>
            We hebben een mail gestuurd naar{' '}
            <strong className="break-words text-ink">{actionData.email}</strong>. Daarin staat hoe je
            verdergaat. De link werkt {actionData.minutes} minuten.
          </>
        }
      >
        <p className="text-sm text-ink-soft">
          Geen mail gezien? Kijk ook bij je ongewenste mail, of{' '}
          <Link to={forgotPasswordPath} reloadDocument className="text-pine underline underline-offset-4">
            probeer het opnieuw
          </Link>
          .
        </p>
        <ButtonLink to={loginPath} variant="secondary">
          Terug naar inloggen
        </ButtonLink>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title="Wachtwoord vergeten?"
      intro="Geen zorgen. We mailen je een link waarmee je een nieuw wachtwoord kiest."
    >
      <Form method="post" noValidate className="flex flex-col gap-4">
        {actionData?.problem && <AnswerAlert answer={actionData}>{actionData.problem}</AnswerAlert>}
        <TextField
          label="E-mailadres"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={actionData?.email}
        />
        <Button size="large" isWide isLoading={isSending}>
          Mail me een link
        </Button>
      </Form>
      <p className="border-t border-sand pt-5 text-center">
        Sneller:{' '}
        <Link to={loginPath} className="font-semibold text-pine underline underline-offset-4">
          log in met een code
        </Link>
        . Dan heb je geen wachtwoord nodig.
      </p>
    </DoorFrame>
  )
}
