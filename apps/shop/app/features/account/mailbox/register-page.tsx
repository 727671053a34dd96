import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { registerCustomerEndpoint } from '@sluimer/contract/account/endpoints'
import { registerSchema } from '@sluimer/contract/account/schemas'
import { data } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { splitRefusal } from '../../service/form-answer.ts'
import { loginPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { passwordFields } from '../new-password-fields.tsx'
import { guardedBy } from '../session/account-guards.server.ts'
import type { Route } from './+types/register-page.ts'
import { RegisterForm } from './register-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Account maken') }, ...personalMeta]

export const middleware = guardedBy('guest')

/** Has no data; with it, the guard runs for moves inside the shop as well. */
export function loader() {
  return null
}

interface Answer {
  sent?: { email: string; hours: number }
  result?: SubmissionResult<string[]>
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: registerSchema })
  const hideFields = [...passwordFields]
  if (submission.status !== 'success')
    return data<Answer>({ result: submission.reply({ hideFields }) }, { status: 400 })
  const asked = await getApi(context).call(registerCustomerEndpoint, { body: submission.value })
  if (asked.ok)
    return data<Answer>({
      sent: { email: submission.value.email, hours: Math.round(asked.data.minutes / 60) },
    })
  const { fieldErrors, formErrors } = splitRefusal(asked)
  const formProblem = formErrors.length > 0 ? [describeLoginFailure(asked)] : []
  return data<Answer>(
    { result: submission.reply({ hideFields, fieldErrors, formErrors: formProblem }) },
    { status: asked.status },
  )
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(
    args,
    (form): Answer => ({
      result: parseWithZod(form, { schema: registerSchema }).reply({
        hideFields: [...passwordFields],
        formErrors: [unsentMessage],
      }),
    }),
  )
}

/** VA-12: makes an account, which exists once its mailbox is confirmed. */
export default function RegisterPage({ actionData }: Route.ComponentProps) {
  if (actionData?.sent)
    return (
      <DoorFrame
        isOutcome
        title="Bevestig je e-mailadres"
        intro={
          <>
            We hebben een mail gestuurd naar{' '}
            <strong className="break-words text-ink">{actionData.sent.email}</strong>. Klik daarin op de knop,
            en je account is klaar. Dat kan tot {actionData.sent.hours} uur na nu.
          </>
        }
      >
        <p className="text-sm text-ink-soft">
          Geen mail gezien? Kijk ook bij je ongewenste mail. Of log in met een code: ook daarmee heb je een
          account.
        </p>
        <ButtonLink to={loginPath} variant="secondary">
          Inloggen met een code
        </ButtonLink>
      </DoorFrame>
    )
  return (
    <DoorFrame title="Maak een account" intro="Dan vullen we de volgende keer je gegevens voor je in.">
      <RegisterForm result={actionData?.result} submission={actionData} />
    </DoorFrame>
  )
}
