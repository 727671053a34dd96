import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { resetPasswordEndpoint } from '@sluimer/contract/account/endpoints'
import { resetPasswordSchema } from '@sluimer/contract/account/schemas'
import { data, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { splitRefusal } from '../../service/form-answer.ts'
import { forgotPasswordPath, loginDonePath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { passwordFields } from '../new-password-fields.tsx'
import type { Route } from './+types/reset-password-page.ts'
import { GoneLink } from './gone-link.tsx'
import { ResetForm } from './reset-form.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Nieuw wachtwoord') },
  ...personalMeta,
]

export function loader({ url }: Route.LoaderArgs) {
  return { code: url.searchParams.get('code') ?? '' }
}

interface Answer {
  isGone?: boolean
  result?: SubmissionResult<string[]>
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: resetPasswordSchema })
  const hideFields = [...passwordFields]
  if (submission.status !== 'success')
    return data<Answer>({ result: submission.reply({ hideFields }) }, { status: 400 })
  const reset = await getApi(context).call(resetPasswordEndpoint, { body: submission.value })
  if (reset.ok) return redirect(loginDonePath)
  if (reset.error.code === 'not_found') return data<Answer>({ isGone: true }, { status: reset.status })
  const { fieldErrors, formErrors } = splitRefusal(reset)
  const formProblem = formErrors.length > 0 ? [describeLoginFailure(reset)] : []
  return data<Answer>(
    { result: submission.reply({ hideFields, fieldErrors, formErrors: formProblem }) },
    { status: reset.status },
  )
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(
    args,
    (form): Answer => ({
      result: parseWithZod(form, { schema: resetPasswordSchema }).reply({
        hideFields: [...passwordFields],
        formErrors: [unsentMessage],
      }),
    }),
  )
}

/** The page behind the link of a forgotten password. Whoever chooses another one is logged in. */
export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isGone || loaderData.code === '')
    return (
      <GoneLink
        explanation="De link is al gebruikt, of ouder dan een uur. Vraag een nieuwe aan, of log in met een code per mail."
        again={{ to: forgotPasswordPath, label: 'Mail me een nieuwe link' }}
      />
    )
  return (
    <DoorFrame
      title="Kies een nieuw wachtwoord"
      intro="Daarna ben je hier ingelogd, en op je andere apparaten uitgelogd. Passkeys vervallen; je maakt ze zo weer aan."
    >
      <ResetForm code={loaderData.code} result={actionData?.result} submission={actionData} />
    </DoorFrame>
  )
}
