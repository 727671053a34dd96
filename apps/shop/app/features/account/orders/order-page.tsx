import {
  getOwnOrderEndpoint,
  keepOrderDetailsEndpoint,
  leaveOwnOrderEndpoint,
  orderAgainEndpoint,
} from '@sluimer/contract/account/order-endpoints'
import type { OrderedAgain as Again } from '@sluimer/contract/account/order-schemas'
import { getWithdrawableOrderEndpoint } from '@sluimer/contract/service/endpoints'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { data, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { isConfirmed } from '../../order/order-state.ts'
import { billingAddressPath, ordersPath } from '../account-paths.ts'
import { describeLoginFailure, type Refusal } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { UpLink } from '../frame/up-link.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import type { Route } from './+types/order-page.ts'
import { LeaveOrder } from './leave-order.tsx'
import { OrderContents } from './order-contents.tsx'
import { againIntent, keepIntent, leaveIntent } from './order-intents.ts'
import { OrderReturn } from './order-return.tsx'
import { OrderReviews } from './order-reviews.tsx'
import { OrderStatePanel } from './order-state-panel.tsx'
import { describeJoining } from './order-words.ts'
import { OrderedAgain } from './ordered-again.tsx'
import { ownOrderOrNotFound } from './own-order.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(loaderData ? `Bestelling ${loaderData.order.order_number}` : 'Bestelling') },
  ...personalMeta,
]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const ofOrder = { params: { id: params.order } }
  const order = ownOrderOrNotFound(context, url, await api.call(getOwnOrderEndpoint, ofOrder))
  const withdrawable = isConfirmed(order) ? await api.call(getWithdrawableOrderEndpoint, ofOrder) : undefined
  const lastDay = withdrawable?.ok ? withdrawable.data.last_day : null
  const isOver = lastDay !== null && lastDay < toAmsterdamDate(new Date())
  return { order, lastDay, isOver }
}

interface OrderAnswer {
  readonly problem?: string
  readonly again?: Again
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const api = getApi(context)
  const ofOrder = { params: { id: params.order } }
  const intent = readText(await request.formData(), 'intent')
  if (intent === againIntent) {
    const again = await api.call(orderAgainEndpoint, ofOrder)
    if (!again.ok && isTrouble(again)) return tell(again)
    const put = ownOrderOrNotFound(context, url, again)
    if (put.missing.length + put.prices.length === 0) throw redirect('/cart/')
    return data<OrderAnswer>({ again: put })
  }
  if (intent === keepIntent) {
    const kept = await api.call(keepOrderDetailsEndpoint, ofOrder)
    if (!kept.ok && isTrouble(kept)) return tell(kept)
    ownOrderOrNotFound(context, url, kept)
    throw redirect(billingAddressPath)
  }
  if (intent !== leaveIntent) return data<OrderAnswer>({}, { status: 400 })
  const left = await api.call(leaveOwnOrderEndpoint, ofOrder)
  if (!left.ok && isTrouble(left)) return tell(left)
  ownOrderOrNotFound(context, url, left)
  throw redirect(`${ordersPath}?losgemaakt=1`)
}

/** Whether a press did not work, but may if it is tried again. */
function isTrouble({ status }: Refusal): boolean {
  return status >= 500 || status === 409
}

function tell(refusal: Refusal) {
  return data<OrderAnswer>({ problem: describeLoginFailure(refusal) }, { status: refusal.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): OrderAnswer => ({ problem: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

/** RT-02, AC-02: one order of the customer, with all that can be done about it. */
export default function OrderPage({
  loaderData: { order, lastDay, isOver },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <UpLink to={ordersPath}>Mijn bestellingen</UpLink>
      <h1>Bestelling {order.order_number}</h1>
      <p className="mt-2 text-ink-soft">
        Geplaatst op {formatDutchDate(toAmsterdamDate(new Date(order.placed_at)))},{' '}
        {describeJoining(order.joined)}.
      </p>
      {actionData?.problem && (
        <AnswerAlert answer={actionData} className="mt-6">
          {actionData.problem}
        </AnswerAlert>
      )}
      {actionData?.again && <OrderedAgain again={actionData.again} lines={order.lines} />}
      <OrderStatePanel order={order} />
      <OrderContents order={order} />
      <div className="max-w-[46rem]">
        <OrderReviews reviews={order.reviews} />
        {isConfirmed(order) && <OrderReturn order={order} lastDay={lastDay} isOver={isOver} />}
        <LeaveOrder />
      </div>
    </>
  )
}
