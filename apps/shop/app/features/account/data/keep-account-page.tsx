import { keepAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import { data, Form, useNavigation } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { loginPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import type { Route } from './+types/keep-account-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je account houden') },
  ...personalMeta,
]

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
  const kept = await getApi(context).call(keepAccountEndpoint, { body: { code } })
  if (kept.ok) return data<Answer>({ isDone: true })
  const isGone = kept.error.code === 'not_found' || kept.error.code === 'invalid_request'
  return data<Answer>({ isGone, problem: describeLoginFailure(kept) }, { status: kept.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): Answer => ({ problem: unsentMessage }))
}

/** The page behind "houd mijn account" in a mail. Only its button does anything: scanners of mails open links. */
export default function KeepAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle'
  if (actionData?.isDone)
    return (
      <DoorFrame
        isOutcome
        title="Je account blijft"
        intro="Er verandert niets. Gebruik je het weer twee jaar niet, dan vragen we het je nog een keer."
      >
        <ButtonLink to={loginPath}>Inloggen</ButtonLink>
      </DoorFrame>
    )
  if (actionData?.isGone || loaderData.code === '')
    return (
      <DoorFrame
        isOutcome
        title="Deze link werkt niet meer"
        intro="Heb je je account nog? Dan houd je het door in te loggen. Is het al verwijderd, dan maak je zo een nieuw."
      >
        <ButtonLink to={loginPath}>Inloggen met een code</ButtonLink>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title="Wil je je account houden?"
      intro="Je hebt het bijna twee jaar niet gebruikt. Met deze knop blijft het zoals het is, en je hoeft niet in te loggen."
    >
      <Form method="post" className="flex flex-col gap-4">
        {actionData?.problem && <AnswerAlert answer={actionData}>{actionData.problem}</AnswerAlert>}
        <input type="hidden" name="code" value={loaderData.code} />
        <Button size="large" isWide isLoading={isSending}>
          Houd mijn account
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">Heb je het niet meer nodig? Dan hoef je niets te doen.</p>
    </DoorFrame>
  )
}
