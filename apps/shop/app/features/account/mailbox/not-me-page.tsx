import { raiseAlarmEndpoint } from '@sluimer/contract/account/endpoints'
import { data, Form, useNavigation } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { forgotPasswordPath, loginPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import type { Route } from './+types/not-me-page.ts'
import { GoneLink } from './gone-link.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Dit was ik niet') }, ...personalMeta]

export function loader({ url }: Route.LoaderArgs) {
  return { code: url.searchParams.get('code') ?? '' }
}

interface Answer {
  isDone?: boolean
  isGone?: boolean
  problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = readText(await request.formData(), 'code')
  const raised = await getApi(context).call(raiseAlarmEndpoint, { body: { code } })
  if (raised.ok) return data<Answer>({ isDone: true })
  const isGone = raised.error.code === 'not_found' || raised.error.code === 'invalid_request'
  return data<Answer>({ isGone, problem: describeLoginFailure(raised) }, { status: raised.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): Answer => ({ problem: unsentMessage }))
}

/** The page behind "dit was ik niet" in a mail about a change. Only its button does anything. */
export default function NotMePage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle'
  if (actionData?.isDone)
    return (
      <DoorFrame
        isOutcome
        title="Je account is afgesloten voor anderen"
        intro="Iedereen is uitgelogd, en het wachtwoord en de passkeys werken niet meer. Met een code die we je mailen kom je er zelf weer in."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={loginPath}>Inloggen met een code</ButtonLink>
          <ButtonLink to={forgotPasswordPath} variant="secondary">
            Kies een nieuw wachtwoord
          </ButtonLink>
        </div>
        <p className="text-sm text-ink-soft">
          Gebruik je hetzelfde wachtwoord ergens anders? Verander het daar ook.
        </p>
      </DoorFrame>
    )
  if (actionData?.isGone || loaderData.code === '')
    return (
      <GoneLink explanation="Je hebt hem al gebruikt, of hij is te oud. Vertrouw je het niet? Log in met een code en kies een nieuw wachtwoord." />
    )
  return (
    <DoorFrame
      title="Heb jij dit niet gedaan?"
      intro="Dan sluiten we je account af voor iedereen die er niet hoort. Alle apparaten worden uitgelogd, en het wachtwoord en de passkeys vervallen. Is je e-mailadres veranderd, dan wordt het weer dit adres."
    >
      <Form method="post" className="flex flex-col gap-4">
        {actionData?.problem && <AnswerAlert answer={actionData}>{actionData.problem}</AnswerAlert>}
        <input type="hidden" name="code" value={loaderData.code} />
        <Button size="large" isWide isLoading={isSending}>
          Dit was ik niet: sluit af
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">Was jij het wel? Dan hoef je niets te doen.</p>
    </DoorFrame>
  )
}
