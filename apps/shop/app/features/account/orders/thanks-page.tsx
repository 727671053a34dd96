import { getOwnOrderEndpoint, listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { CircleCheck } from 'lucide-react'
import { redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { isConfirmed } from '../../order/order-state.ts'
import { toOwnOrderPath } from '../../order/own-order-path.ts'
import { ordersPath } from '../account-paths.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import type { Route } from './+types/thanks-page.ts'
import { ownOrderOrNotFound } from './own-order.server.ts'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Bedankt') }, ...personalMeta]

/** Of `?order=`, or else of the newest order. One that is not paid has its own page, which says what to do. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const asked = url.searchParams.get('order')
  const list =
    asked === null
      ? ownOrLogin(context, url, await api.call(listOwnOrdersEndpoint, { query: { limit: 1 } }))
      : undefined
  const id = asked ?? list?.orders[0]?.order_id
  if (id === undefined) throw redirect(ordersPath)
  const answer = await api.call(getOwnOrderEndpoint, { params: { id } })
  const order = ownOrderOrNotFound(context, url, answer)
  if (!isConfirmed(order)) throw redirect(toOwnOrderPath(id))
  const { order_number: number, email, progress } = order
  return { number, email, progress, orderPath: toOwnOrderPath(id) }
}

/** RT-02: thanks for an order, and the way to it in the account. */
export default function ThanksPage({
  loaderData: { number, email, progress, orderPath },
}: Route.ComponentProps) {
  return (
    <>
      <CircleCheck className="size-14 text-pine" aria-hidden="true" />
      <h1 className="mt-4">Bedankt voor je bestelling</h1>
      <p className="mt-3 text-lg">
        Je bestelnummer is <strong className="whitespace-nowrap">{number}</strong>. De bevestiging is onderweg
        naar <span className="break-words">{email}</span>.
      </p>
      <p className="mt-4">
        <span className="font-semibold">{progress.words}</span>
        {progress.detail !== '' && <span className="block text-pine">{keepDays(progress.detail)}</span>}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={orderPath}>Volg je bestelling</ButtonLink>
        <ButtonLink to={ordersPath} variant="secondary">
          Mijn bestellingen
        </ButtonLink>
      </div>
    </>
  )
}
