import { keepOwnBedEndpoint, listOwnBedsEndpoint } from '@sluimer/contract/account/bed-endpoints'
import { mostOwnBeds } from '@sluimer/domain/customer/own-beds'
import { BedDouble } from 'lucide-react'
import type { RouterContextProvider } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { takeWish } from '../../../lib/api/wish.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/message/empty-state.tsx'
import { PromisedPlace } from '../../postcode/postcode-link.tsx'
import { describeSavingFailure } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import type { Route } from './+types/beds-page.ts'
import { BedCard } from './bed-card.tsx'
import { changeBeds } from './beds-action.server.ts'
import type { BedsAnswer } from './beds-answer.ts'
import { BedsNotice } from './beds-notice.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Mijn bedden') }, ...personalMeta]

/** Keeps what was pressed in the configurator before the login, and lists the beds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wished = await keepWished(context)
  const list = await getApi(context).call(listOwnBedsEndpoint, {})
  return { ...ownOrLogin(context, url, list), wished }
}

async function keepWished(context: Readonly<RouterContextProvider>): Promise<BedsAnswer | undefined> {
  const id = takeWish(context, 'bed')
  if (id === undefined) return undefined
  const kept = await getApi(context).call(keepOwnBedEndpoint, { body: { configuration: id } })
  if (!kept.ok) return { kind: 'problem', message: describeSavingFailure(kept), bed: id }
  const own = kept.data.beds.find((bed) => bed.id === kept.data.kept)
  return { kind: 'kept', name: own?.name ?? '', isNew: kept.data.is_new }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeBeds(context, await request.formData())
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): BedsAnswer => ({ kind: 'problem', message: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

/** The beds that a customer composed and kept: what each costs now, and what changed since. */
export default function BedsPage({ loaderData: { beds, wished }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? wished
  return (
    <>
      <h1>Mijn bedden</h1>
      <BedsNotice answer={answer} />
      {beds.length === 0 ? (
        <div data-wide>
          <EmptyState
            icon={<BedDouble />}
            title="Je hebt nog geen bed bewaard"
            action={<ButtonLink to="/boxsprings/">Bekijk onze boxsprings</ButtonLink>}
            className="mt-6"
          >
            Stel een boxspring samen en kies aan het eind Bewaar dit bed. Dan vind je hem hier terug.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-3 text-ink-soft">
            {beds.length === 1 ? 'Eén bed' : `${beds.length} bedden`}, met de prijs en de levertijd van nu. Je
            kunt er {mostOwnBeds} bewaren.
            <PromisedPlace />
          </div>
          <ul data-wide className="mt-6 grid grid-cols-1 gap-5 2xl:grid-cols-2" aria-label="Je bedden">
            {beds.map((own) => (
              // A name that was saved closes its form.
              <BedCard key={`${own.id} ${own.name}`} own={own} answer={answer} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
