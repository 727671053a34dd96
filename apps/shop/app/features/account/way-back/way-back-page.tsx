import { startWayBackEndpoint } from '@sluimer/contract/account/passkey-only-endpoints'
import { wayBackDays } from '@sluimer/domain/account/way-back'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { loginPath } from '../account-paths.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { LinkPage } from '../page/link-page.tsx'
import { pressLink, pressOrKeep, readLinkCode } from '../page/link-press.ts'
import type { Route } from './+types/way-back-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Al je passkeys kwijt') },
  ...personalMeta,
]

export const loader = ({ url }: Route.LoaderArgs) => readLinkCode({ url })

export function action({ request, context }: Route.ActionArgs) {
  return pressLink(request, (code) => getApi(context).call(startWayBackEndpoint, { body: { code } }))
}

export const clientAction = (args: Route.ClientActionArgs) => pressOrKeep(args)

/** The page behind "ik ben al mijn passkeys kwijt" in the mail that comes in place of a code. */
export default function WayBackPage({ loaderData: { code }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      code={code}
      answer={actionData}
      title="Ben je al je passkeys kwijt?"
      intro={`Je account opent alleen met een passkey. Heb je er geen meer, dan log je na ${wayBackDays} dagen weer in met een code per mail. We mailen je meteen, halverwege en een dag ervoor.`}
      button="Begin de wachttijd"
      note="Vind je in die tijd toch een passkey terug? Log er dan mee in: de wachttijd stopt vanzelf."
      gone={
        <DoorFrame
          isOutcome
          title="Deze link werkt niet meer"
          intro="Hij is gebruikt of te oud. Vraag op de inlogpagina een code aan: in de mail die dan komt, staat een nieuwe link."
        >
          <ButtonLink to={loginPath} className="self-start">
            Naar inloggen
          </ButtonLink>
        </DoorFrame>
      }
      toDone={({ opensAt }) => (
        <DoorFrame
          isOutcome
          title={`Vanaf ${formatDutchDate(toAmsterdamDate(new Date(opensAt)))} log je in met een code`}
          intro="We hebben je erover gemaild. Tot die dag opent je account alleen met een passkey, en met de knop in de mail stop je de wachttijd."
        >
          <ButtonLink to="/" variant="secondary" className="self-start">
            Naar de winkel
          </ButtonLink>
        </DoorFrame>
      )}
    />
  )
}
