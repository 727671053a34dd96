import { stopWayBackEndpoint } from '@sluimer/contract/account/passkey-only-endpoints'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { loginPath } from '../account-paths.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { LinkPage } from '../page/link-page.tsx'
import { pressLink, pressOrKeep, readLinkCode } from '../page/link-press.ts'
import type { Route } from './+types/stop-way-back-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Stop de wachttijd') },
  ...personalMeta,
]

export const loader = ({ url }: Route.LoaderArgs) => readLinkCode({ url })

export function action({ request, context }: Route.ActionArgs) {
  return pressLink(request, (code) => getApi(context).call(stopWayBackEndpoint, { body: { code } }))
}

export const clientAction = (args: Route.ClientActionArgs) => pressOrKeep(args)

/** The page behind "stop dit" in the mails about a wait. It asks for no login, since it opens nothing. */
export default function StopWayBackPage({ loaderData: { code }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      code={code}
      answer={actionData}
      title="Stop de wachttijd"
      intro="Je account blijft dan alleen met een passkey opengaan. Er komt geen dag waarop een code per mail genoeg is."
      button="Stop de wachttijd"
      note="Heb je er zelf om gevraagd en geen passkey meer? Dan hoef je niets te doen."
      gone={
        <DoorFrame
          isOutcome
          title="Deze link werkt niet meer"
          intro="De wachttijd is voorbij: je account opent weer met een code per mail. Was jij dat niet? Log in en zet bij Passkeys “Alleen nog met een passkey” weer aan."
        >
          <ButtonLink to={loginPath} className="self-start">
            Naar inloggen
          </ButtonLink>
        </DoorFrame>
      }
      toDone={() => (
        <DoorFrame
          isOutcome
          title="De wachttijd is gestopt"
          intro="Je account opent alleen met een passkey. Had jij hier niet om gevraagd? Kies dan een ander wachtwoord voor je mail, want iemand anders kon die lezen."
        >
          <ButtonLink to={loginPath} className="self-start">
            Inloggen met je passkey
          </ButtonLink>
        </DoorFrame>
      )}
    />
  )
}
