import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { type DeliverySlot, formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { formatHaulAwayTitle } from '@sluimer/domain/returns/haul-away'
import { withSmallLetter } from '@sluimer/domain/time/dutch-date'
import { Notes } from './notes.tsx'
import { PickupAddress } from './pickup-address.tsx'

/** The delivery as it will be ordered: way, day, what the carriers take away, and the notes. */
export function DeliveryReview({ checkout }: { checkout: Checkout }) {
  const { delivery, paymentForm, shippingMethods } = checkout
  const way = shippingMethods.find(({ code }) => code === paymentForm.selectedShippingMethod)
  if (way === undefined) return null
  const { day, haul_away, pickup_point, notes } = delivery
  return (
    <>
      <p>{way.title}</p>
      <p>{keepDays(whenText(day, way))}</p>
      {/* The first shipment is the one that two people bring; its day is shown above. */}
      {way.shipments.slice(1).map(({ title, delivery }) => (
        <p key={title}>
          {title}: {keepDays(withSmallLetter(delivery))}
        </p>
      ))}
      {pickup_point && <PickupAddress point={pickup_point} />}
      {haul_away > 0 && <p>{formatHaulAwayTitle(haul_away)}</p>}
      <Notes notes={notes} />
    </>
  )
}

function whenText(day: DeliverySlot | null, { code, delivery }: { code: string; delivery: string }): string {
  if (day !== null) return formatSlot(day)
  return code === 'two_man' ? 'We nemen contact met je op om een dag af te spreken' : delivery
}
