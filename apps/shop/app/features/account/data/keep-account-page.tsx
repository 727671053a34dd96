import { keepAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { loginPath } from '../account-paths.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { LinkPage } from '../page/link-page.tsx'
import { pressLink, pressOrKeep, readLinkCode } from '../page/link-press.ts'
import type { Route } from './+types/keep-account-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je account houden') },
  ...personalMeta,
]

export const loader = ({ url }: Route.LoaderArgs) => readLinkCode({ url })

export function action({ request, context }: Route.ActionArgs) {
  return pressLink(request, (code) => getApi(context).call(keepAccountEndpoint, { body: { code } }))
}

export const clientAction = (args: Route.ClientActionArgs) => pressOrKeep(args)

/** The page behind "houd mijn account" in a mail about an account that nobody uses. */
export default function KeepAccountPage({ loaderData: { code }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      code={code}
      answer={actionData}
      title="Wil je je account houden?"
      intro="Je hebt het bijna twee jaar niet gebruikt. Met deze knop blijft het zoals het is, en je hoeft niet in te loggen."
      button="Houd mijn account"
      note="Heb je het niet meer nodig? Dan hoef je niets te doen."
      gone={
        <DoorFrame
          isOutcome
          title="Deze link werkt niet meer"
          intro="Heb je je account nog? Dan houd je het door in te loggen. Is het al verwijderd, dan maak je zo een nieuw."
        >
          <ButtonLink to={loginPath}>Inloggen met een code</ButtonLink>
        </DoorFrame>
      }
      toDone={() => (
        <DoorFrame
          isOutcome
          title="Je account blijft"
          intro="Er verandert niets. Gebruik je het weer twee jaar niet, dan vragen we het je nog een keer."
        >
          <ButtonLink to={loginPath}>Inloggen</ButtonLink>
        </DoorFrame>
      )}
    />
  )
}
