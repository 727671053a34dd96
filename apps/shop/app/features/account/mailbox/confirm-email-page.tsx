import { confirmEmailEndpoint } from '@sluimer/contract/account/endpoints'
import { data } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { readOwnCookie } from '../../../lib/api/own-cookie.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { accountPath, registerPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import type { Route } from './+types/confirm-email-page.ts'
import { ConfirmForm, wayName, withoutPassword } from './confirm-form.tsx'
import { GoneLink } from './gone-link.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('E-mailadres bevestigen') },
  ...personalMeta,
]

export function loader({ url, context }: Route.LoaderArgs) {
  const code = url.searchParams.get('code') ?? ''
  return { code, isOwnBrowser: readOwnCookie(context, 'auth.register') !== undefined }
}

interface Answer {
  code: string
  keptPassword?: boolean
  isGone?: boolean
  problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const code = readText(form, 'code')
  const password = form.get(wayName) === withoutPassword ? '' : readText(form, 'password')
  if (form.has('password') && form.get(wayName) !== withoutPassword && password === '')
    return data<Answer>({ code, problem: 'Vul je wachtwoord in' }, { status: 400 })
  const confirmed = await getApi(context).call(confirmEmailEndpoint, { body: { code, password } })
  if (confirmed.ok) return data<Answer>({ code, keptPassword: confirmed.data.keptPassword })
  const isGone = confirmed.error.code === 'not_found' || confirmed.error.code === 'invalid_request'
  return data<Answer>(
    { code, isGone, problem: describeLoginFailure(confirmed) },
    { status: confirmed.status },
  )
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form): Answer => ({ code: readText(form, 'code'), problem: unsentMessage }))
}

/** The page behind the link of a registration. Only its button confirms: programs that open every link change nothing. */
export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.keptPassword !== undefined) return <Confirmed keptPassword={actionData.keptPassword} />
  if (actionData?.isGone || loaderData.code === '')
    return (
      <GoneLink
        explanation="Je e-mailadres is al bevestigd, of de link is te oud. Log in, of maak je account opnieuw."
        again={{ to: registerPath, label: 'Maak een account' }}
      />
    )
  return (
    <DoorFrame
      title="Bevestig je e-mailadres"
      intro={
        loaderData.isOwnBrowser
          ? 'Nog één klik, en je account is klaar.'
          : 'Je opent deze link in een andere browser dan waarin je het account maakte. Vul het wachtwoord in dat je toen koos.'
      }
    >
      <ConfirmForm
        code={loaderData.code}
        isOwnBrowser={loaderData.isOwnBrowser}
        problem={actionData?.problem}
        answer={actionData}
      />
    </DoorFrame>
  )
}

function Confirmed({ keptPassword }: { keptPassword: boolean }) {
  return (
    <DoorFrame
      isOutcome
      title="Je account is klaar"
      intro={
        keptPassword
          ? 'Welkom! Je bent ingelogd.'
          : 'Welkom! Je bent ingelogd. Een wachtwoord heb je nog niet: je logt in met een code die we je mailen.'
      }
    >
      {/* A whole page each, so that nothing that was made for a guest stays. */}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={accountPath} reloadDocument>
          Naar je account
        </ButtonLink>
        <ButtonLink to="/" reloadDocument variant="secondary">
          Verder winkelen
        </ButtonLink>
      </div>
    </DoorFrame>
  )
}
