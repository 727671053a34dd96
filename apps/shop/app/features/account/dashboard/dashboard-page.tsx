import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { clsx } from 'clsx'
import { BedDouble, Heart, KeyRound, MonitorSmartphone, Package, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ownBedsPath } from '../../configurator/own-beds-path.ts'
import { devicesPath, informationPath, ordersPath, passkeysPath } from '../account-paths.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { chooseOrders } from '../orders/choose-orders.ts'
import { OrderCard } from '../orders/order-card.tsx'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { WayBackNotice } from '../way-back/way-back-notice.tsx'
import type { Route } from './+types/dashboard-page.ts'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Mijn account') }, ...personalMeta]

/** Unpaid orders can be paid for a week; the page looks at no more than these. */
const mostLookedAt = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [account, list] = await Promise.all([
    api.call(getAccountEndpoint, {}),
    api.call(listOwnOrdersEndpoint, { query: { limit: mostLookedAt } }),
  ])
  const { customer, hasPassword, wayBackAt } = ownOrLogin(context, url, account)
  const orders = ownOrLogin(context, url, list).orders
  return {
    firstName: customer.first_name,
    email: customer.email,
    hasPassword,
    wayBackAt,
    orders: chooseOrders(orders),
  }
}

/** AC-02: the first page of the account. */
export default function DashboardPage({
  loaderData: { firstName, email, hasPassword, wayBackAt, orders },
}: Route.ComponentProps) {
  return (
    <>
      <h1>{firstName === '' ? 'Welkom' : `Dag ${firstName}`}</h1>
      <p className="mt-3 text-ink-soft">
        Je bent ingelogd met <span className="inline-block max-w-full wrap-anywhere text-ink">{email}.</span>
      </p>
      <WayBackNotice wayBackAt={wayBackAt} />
      {orders.length > 0 && (
        <section aria-labelledby="laatste-bestelling" className="mt-8">
          <h2 id="laatste-bestelling" className="text-2xl">
            {orders.length === 1 ? 'Je laatste bestelling' : 'Je laatste bestellingen'}
          </h2>
          <ul className={clsx('mt-4 grid gap-4', orders.length > 1 && 'xl:grid-cols-2')}>
            {orders.map((order) => (
              <OrderCard key={order.order_id} order={order} />
            ))}
          </ul>
        </section>
      )}
      {/* Where the menu stands right below them, the doors would say the same twice. */}
      <ul data-wide className="mt-8 grid gap-4 max-lg:hidden lg:grid-cols-2 xl:grid-cols-3">
        <Door
          to={ordersPath}
          icon={<Package className="size-6" aria-hidden="true" />}
          title="Mijn bestellingen"
          text="Volg wat onderweg is, en vind je facturen terug."
        />
        <Door
          to="/favorieten/"
          icon={<Heart className="size-6" aria-hidden="true" />}
          title="Favorieten"
          text="Wat je bewaarde, op elk apparaat hetzelfde."
        />
        <Door
          to={ownBedsPath}
          icon={<BedDouble className="size-6" aria-hidden="true" />}
          title="Mijn bedden"
          text="De boxsprings die je samenstelde en bewaarde."
        />
        <Door
          to={informationPath}
          icon={<UserRound className="size-6" aria-hidden="true" />}
          title="Accountinformatie"
          text={
            firstName === ''
              ? 'Vul je naam en telefoonnummer in.'
              : hasPassword
                ? 'Je gegevens, je e-mailadres en je wachtwoord.'
                : 'Je gegevens en je e-mailadres.'
          }
        />
        <Door
          to={passkeysPath}
          icon={<KeyRound className="size-6" aria-hidden="true" />}
          title="Passkeys"
          text="Log in met je vinger, je gezicht of een pincode."
        />
        <Door
          to={devicesPath}
          icon={<MonitorSmartphone className="size-6" aria-hidden="true" />}
          title="Apparaten"
          text="Zie waar je bent ingelogd, en log daar uit."
        />
      </ul>
    </>
  )
}

function Door(props: { to: string; icon: React.ReactNode; title: string; text: string }) {
  return (
    <li className="relative flex gap-4 rounded-card border border-sand bg-paper p-5 transition-colors hover:border-pine hover:bg-pine-mist">
      <span className="mt-0.5 text-pine">{props.icon}</span>
      <div>
        <Link to={props.to} className="font-semibold after:absolute after:inset-0 after:rounded-card">
          {props.title}
        </Link>
        <p className="mt-1 text-sm text-ink-soft">{props.text}</p>
      </div>
    </li>
  )
}
