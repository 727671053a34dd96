import { getOwnOrderEndpoint, leaveOwnOrderEndpoint } from '@sluimer/contract/account/order-endpoints'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { data, Link, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { ordersPath } from '../account-paths.ts'
import { describeLoginFailure } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { isWorthReading } from '../own/is-worth-reading.ts'
import type { Route } from './+types/order-page.ts'
import { LeaveOrder } from './leave-order.tsx'
import { OrderContents } from './order-contents.tsx'
import { leaveIntent } from './order-intents.ts'
import { OrderStatePanel } from './order-state-panel.tsx'
import { describeJoining } from './order-words.ts'
import { ownOrderOrNotFound } from './own-order.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(loaderData ? `Bestelling ${loaderData.order.order_number}` : 'Bestelling') },
  ...personalMeta,
]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const answer = await getApi(context).call(getOwnOrderEndpoint, { params: { id: params.order } })
  return { order: ownOrderOrNotFound(context, url, answer) }
}

interface OrderAnswer {
  readonly problem?: string
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (readText(form, 'intent') !== leaveIntent) return data<OrderAnswer>({}, { status: 400 })
  const left = await getApi(context).call(leaveOwnOrderEndpoint, { params: { id: params.order } })
  if (!left.ok && left.status >= 500)
    return data<OrderAnswer>({ problem: describeLoginFailure(left) }, { status: left.status })
  ownOrderOrNotFound(context, url, left)
  throw redirect(`${ordersPath}?losgemaakt=1`)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): OrderAnswer => ({ problem: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

/** RT-02, AC-02: one order of the customer, with all that can be done about it. */
export default function OrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link to={ordersPath} className="text-pine underline underline-offset-4 print:hidden">
        Mijn bestellingen
      </Link>
      <h1 className="mt-3">Bestelling {order.order_number}</h1>
      <p className="mt-2 text-ink-soft">
        Geplaatst op {formatDutchDate(toAmsterdamDate(new Date(order.placed_at)))}.{' '}
        {describeJoining(order.joined)}.
      </p>
      {actionData?.problem && (
        <AnswerAlert answer={actionData} className="mt-6">
          {actionData.problem}
        </AnswerAlert>
      )}
      <OrderStatePanel order={order} />
      <OrderContents order={order} />
      <LeaveOrder />
    </>
  )
}
