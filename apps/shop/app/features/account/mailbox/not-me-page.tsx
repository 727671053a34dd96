import { raiseAlarmEndpoint } from '@sluimer/contract/account/endpoints'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { forgotPasswordPath, loginPath } from '../account-paths.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { LinkPage } from '../page/link-page.tsx'
import { pressLink, pressOrKeep, readLinkCode } from '../page/link-press.ts'
import type { Route } from './+types/not-me-page.ts'
import { GoneLink } from './gone-link.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Dit was ik niet') }, ...personalMeta]

export const loader = ({ url }: Route.LoaderArgs) => readLinkCode({ url })

export function action({ request, context }: Route.ActionArgs) {
  return pressLink(request, (code) => getApi(context).call(raiseAlarmEndpoint, { body: { code } }))
}

export const clientAction = (args: Route.ClientActionArgs) => pressOrKeep(args)

/** The page behind "dit was ik niet" in a mail about a change. */
export default function NotMePage({ loaderData: { code }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      code={code}
      answer={actionData}
      title="Heb jij dit niet gedaan?"
      intro="Dan sluiten we je account af voor iedereen die er niet hoort. Alle apparaten worden uitgelogd. Wat er verder vervalt, staat in de mail met deze link."
      button="Dit was ik niet: sluit af"
      note="Was jij het wel? Dan hoef je niets te doen."
      gone={
        <GoneLink explanation="Je hebt hem al gebruikt, of hij is te oud. Vertrouw je het niet? Log in en kies een nieuw wachtwoord." />
      }
      toDone={({ isPasskeyOnly }) => (isPasskeyOnly ? <LoggedOut /> : <Closed />)}
    />
  )
}

function LoggedOut() {
  return (
    <DoorFrame
      isOutcome
      title="Iedereen is uitgelogd"
      intro="Je account opent nog steeds alleen met een passkey. Log in, en verwijder bij Passkeys de passkeys die je niet kent."
    >
      <ButtonLink to={loginPath} className="self-start">
        Inloggen met je passkey
      </ButtonLink>
    </DoorFrame>
  )
}

function Closed() {
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
}
