import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { OrderShipments } from '../../order/order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** How an order stands, what its buyer can do about it now, how to follow it, and what happened. */
export function OrderStatePanel({ order }: { order: OwnOrder }) {
  const { progress, shipments } = order
  const id = encodeURIComponent(order.order_id)
  return (
    <section aria-labelledby="stand" className="mt-6 rounded-card bg-pine-mist p-5 sm:p-6">
      <h2 id="stand" className="text-2xl">
        {progress.words}
      </h2>
      {progress.detail !== '' && <p className="mt-1">{progress.detail}</p>}
      {order.holds_other_sum ? (
        <ButtonLink to={`/checkout/status/${id}/`} variant="secondary" className="mt-4">
          Zo staat het met je betaling
        </ButtonLink>
      ) : (
        order.paymentMethods.length > 0 &&
        order.payment_status !== 'pending' && (
          <ButtonLink to={`/checkout/betalen/${id}/`} className="mt-4">
            Betaal alsnog
          </ButtonLink>
        )
      )}
      {shipments.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3">
          <OrderShipments shipments={shipments} />
        </ul>
      )}
      <div className="mt-5 border-t border-pine/20 pt-5">
        <OrderTimeline order={order} />
      </div>
    </section>
  )
}
