import type { Order } from '@sluimer/contract/order/schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Package } from 'lucide-react'

/** What was sent already, and how to follow it. */
export function OrderShipments({ shipments }: { shipments: Order['shipments'] }) {
  return shipments.map((shipment) => (
    <li key={shipment.shipped_at} className="flex gap-3">
      <Package className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
      <span>
        Verzonden op {formatDutchDate(toAmsterdamDate(new Date(shipment.shipped_at)))} met {shipment.carrier}
        {shipment.tracking_code !== '' && (
          <>
            , code{' '}
            {shipment.tracking_url === null ? (
              shipment.tracking_code
            ) : (
              <a href={shipment.tracking_url} className="text-pine underline underline-offset-4">
                {shipment.tracking_code}
              </a>
            )}
          </>
        )}
      </span>
    </li>
  ))
}
