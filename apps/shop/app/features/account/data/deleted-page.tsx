import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import type { Route } from './+types/deleted-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je account is verwijderd') },
  ...personalMeta,
]

/** The number stands in the address, where anybody can write another text. */
const isReceipt = /^W-[0-9A-Z]{4}-[0-9A-Z]{4}$/

export function loader({ url }: Route.LoaderArgs) {
  const number = url.searchParams.get('nummer') ?? ''
  return { number: isReceipt.test(number) ? number : undefined }
}

/** The receipt of an account that was deleted. */
export default function DeletedPage({ loaderData: { number } }: Route.ComponentProps) {
  return (
    <DoorFrame
      isOutcome
      title="Je account is verwijderd"
      intro="Je bent overal uitgelogd. We mailen je nog één keer: wat er weg is, en wat de wet ons laat bewaren en tot wanneer."
    >
      {number !== undefined && (
        <p>
          Het nummer van je ontvangstbewijs: <strong className="whitespace-nowrap">{number}</strong>
        </p>
      )}
      <ButtonLink to="/">Naar de winkel</ButtonLink>
    </DoorFrame>
  )
}
