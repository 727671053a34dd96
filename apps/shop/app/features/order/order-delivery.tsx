import type { Order } from '@sluimer/contract/order/schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { followText } from '@sluimer/domain/order/follow'
import { formatHaulAwayTitle } from '@sluimer/domain/returns/haul-away'
import { CalendarPlus, Truck } from 'lucide-react'
import { Notes } from '../delivery/notes.tsx'
import { PickupAddress } from '../delivery/pickup-address.tsx'
import { isToCome } from './order-state.ts'

/**
 * The agreed delivery of an order: how and, while it is to come, when, what the carriers take away, and the notes. `isPlaceTold` adds the
 * address, on a page that shows it nowhere else.
 */
export function OrderDelivery({ order, isPlaceTold = false }: { order: Order; isPlaceTold?: boolean }) {
  const { day, expected_on, haul_away, pickup_point, notes } = order.delivery
  return (
    <li className="flex gap-3">
      <Truck className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
      <div className="min-w-0">
        <p>{order.shipping_method.title}</p>
        {isToCome(order) && <p>{keepDays(order.shipping_method.delivery)}</p>}
        {isPlaceTold && pickup_point === null && (
          <p className="wrap-anywhere text-ink-soft">{order.shipping.lines.join(', ')}</p>
        )}
        {isToCome(order) && order.shipments.length === 0 && pickup_point === null && (
          <p className="mt-1 text-sm text-ink-soft">{followText}</p>
        )}
        {isToCome(order) && (day ?? expected_on) !== null && (
          <p className="print:hidden">
            <a
              href={`/checkout/agenda/${encodeURIComponent(order.order_id)}/`}
              download="bezorging.ics"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
            >
              <CalendarPlus className="size-5" aria-hidden="true" />
              Zet in je agenda
            </a>
          </p>
        )}
        {pickup_point && (
          <div className="mt-1">
            <PickupAddress point={pickup_point} hasHours />
          </div>
        )}
        {isToCome(order) && haul_away > 0 && (
          <p>{formatHaulAwayTitle(haul_away)}: we nemen het mee als we komen.</p>
        )}
        <Notes notes={notes} />
      </div>
    </li>
  )
}
