import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { clsx } from 'clsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { OrderShipments } from '../../order/order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const isOff = ({ status }: OwnOrder) => status === 'canceled' || status === 'refunded'

/** How an order stands, what its buyer can do about it now, how to follow it, and what happened. */
export function OrderStatePanel({ order }: { order: OwnOrder }) {
  const { progress, shipments } = order
  const id = encodeURIComponent(order.order_id)
  return (
    <section
      aria-labelledby="stand"
      className={clsx(
        'mt-6 rounded-card p-5 sm:p-6 print:mt-4 print:p-0',
        // Green says that all goes well, so an order that was called off is not on it.
        isOff(order) ? 'bg-linen' : 'bg-pine-mist',
      )}
    >
      <h2 id="stand" className="text-2xl">
        {progress.words}
      </h2>
      {progress.detail !== '' && <p className="mt-1">{keepDays(progress.detail)}</p>}
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
      <div className="mt-5 border-t border-pine/20 pt-5 print:mt-2 print:pt-2">
        <OrderTimeline order={order} />
      </div>
    </section>
  )
}
