import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { clsx } from 'clsx'
import { Package } from 'lucide-react'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { EmptyState } from '../../../ui/message/empty-state.tsx'
import { DepartmentTiles } from '../../shell/department-tiles.tsx'
import { ordersPath } from '../account-paths.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import type { Route } from './+types/orders-page.ts'
import { OrderCard } from './order-card.tsx'

const longestNumber = 20

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Mijn bestellingen') },
  ...personalMeta,
]

export async function loader({ context, url }: Route.LoaderArgs) {
  // An address that makes no sense gives the newest orders.
  const read = (name: string) => url.searchParams.get(name)?.slice(0, longestNumber)
  const query = { older_than: read('ouder'), newer_than: read('nieuwer') }
  const api = getApi(context)
  const page = ownOrLogin(context, url, await api.call(listOwnOrdersEndpoint, { query }))
  // Only a page without orders says how earlier ones come here.
  const isPasskeyOnly =
    page.orders.length === 0 && ownOrLogin(context, url, await api.call(getAccountEndpoint, {})).isPasskeyOnly
  return { ...page, isPasskeyOnly, hasLeft: url.searchParams.has('losgemaakt') }
}

/** RT-02: the orders of the customer, page by page. The pages are links, so that they work without scripts. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, older, newer, isPasskeyOnly, hasLeft } = loaderData
  return (
    <>
      <h1>Mijn bestellingen</h1>
      {hasLeft && (
        <Alert tone="success" className="mt-6">
          Gelukt: de bestelling staat niet meer in je account.
        </Alert>
      )}
      {orders.length === 0 ? (
        <div data-wide>
          <EmptyState
            icon={<Package />}
            title="Nog geen bestellingen"
            action={<ButtonLink to="/">Begin met winkelen</ButtonLink>}
            className="mt-6"
          >
            Alles wat je bestelt terwijl je bent ingelogd, vind je hier terug. Bestelde je eerder zonder
            account?{' '}
            {isPasskeyOnly
              ? 'Die bestelling open je met de link in de mail erover.'
              : 'Log dan in met een code per mail: zo weten we dat die bestelling van jou is.'}
          </EmptyState>
          <nav aria-label="Afdelingen" className="mt-8">
            <DepartmentTiles className="[--tiles:3] md:[--tiles:6]" />
          </nav>
        </div>
      ) : (
        <ul data-wide className={clsx('mt-6 grid gap-4', orders.length > 1 && 'xl:grid-cols-2')}>
          {orders.map((order) => (
            <OrderCard key={order.order_id} order={order} />
          ))}
        </ul>
      )}
      {(newer !== null || older !== null) && (
        <nav aria-label="Bladzijden met bestellingen" className="mt-8 flex flex-wrap justify-between gap-3">
          {newer !== null && (
            <ButtonLink to={`${ordersPath}?nieuwer=${newer}`} variant="secondary">
              Nieuwere bestellingen
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={`${ordersPath}?ouder=${older}`} variant="secondary" className="ml-auto">
              Oudere bestellingen
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
