import { writeDeliveryEvent } from '@sluimer/domain/delivery/delivery-event'
import { data } from 'react-router'
import { getHost } from '../../../lib/api/host-context.server.ts'
import { brand } from '../../../lib/brand.ts'
import { orderOrNotFound } from '../find-order.server.ts'
import { isConfirmed } from '../order-state.ts'
import type { Route } from './+types/delivery-agenda.ts'

/** The day on which a paid order comes, agreed or promised, as a file for the buyer's calendar. It names no person and no address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await orderOrNotFound(context, params.order)
  const { day, expected_on } = order.delivery
  const slot = day ?? (expected_on === null ? null : { date: expected_on })
  if (slot === null || !isConfirmed(order)) throw data(null, { status: 404 })
  const announced = day === null ? '' : ' De dag ervoor hoor je tussen welke twee uur we komen.'
  const { host } = new URL(getHost(context).publicUrl)
  const file = writeDeliveryEvent(
    {
      id: `${order.order_id}@${host}`,
      slot,
      title: `Bezorging van ${brand.name}`,
      text: `Bestelling ${order.order_number}.${announced}`,
    },
    new Date(),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="bezorging.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
