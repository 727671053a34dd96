import type { Checkout, ShippingMethod } from '@sluimer/contract/checkout/schemas'
import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { Truck } from 'lucide-react'
import type { RadioCard } from '../../ui/form/radio-cards.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { DayChoice } from './day-choice.tsx'
import type { DeliveryForm } from './delivery-form.ts'
import { HaulAwayField } from './haul-away-field.tsx'
import { PickupChoice } from './pickup-choice.tsx'

interface Parts {
  checkout: Checkout
  form: DeliveryForm
  /** Pick-up points near a postcode; undefined where no method needs them. */
  pickup: PickupAnswer | undefined
  findError: (fieldId: string) => string | undefined
}

/** Each way of delivery as a card, with what it asks inside (CO-04). */
export function listDeliveryCards({ checkout, form, pickup, findError }: Parts): RadioCard[] {
  return checkout.shippingMethods.map((method) => ({
    value: method.code,
    title: method.title,
    description: <Description method={method} />,
    trailing: method.price_incl === 0 ? 'gratis' : <Amount cents={method.price_incl} />,
    detail: renderDetail(method),
  }))

  function renderDetail(method: ShippingMethod): React.ReactNode {
    if (method.needs_point)
      return <PickupChoice {...{ form, pickup, findError }} known={checkout.delivery.pickup_point} />
    if (method.code !== 'two_man') return undefined
    const { haul_away_limit: limit, haul_away_price: pieceCents } = checkout.delivery
    return (
      <div className="flex flex-col gap-5 border-t border-sand pt-4">
        <DayChoice days={method.days} chosen={form.day} findError={findError} />
        {limit > 0 && <HaulAwayField {...{ limit, pieceCents, findError }} pieces={form.haulAway} />}
      </div>
    )
  }
}

function Description({ method }: { method: ShippingMethod }) {
  return (
    <>
      {method.description}
      {method.shipments.length === 0 && <Moment text={method.delivery} />}
      {method.shipments.map(({ title, delivery }) => (
        <Moment key={title} title={title} text={delivery} />
      ))}
    </>
  )
}

/** The moment of delivery, with the goods' name where an order comes in parts. */
function Moment({ title, text }: { title?: string; text: string }) {
  return (
    <span className="mt-1.5 flex items-start gap-2">
      <Truck className="mt-0.5 size-4 shrink-0 text-pine" aria-hidden="true" />
      <span className="min-w-0">
        {title && <span className="block">{title}:</span>}
        <span className="text-pine">{keepDays(text)}</span>
      </span>
    </span>
  )
}
