import type { Order } from '@sluimer/contract/order/schemas'

type Placed = Pick<Order, 'delivery' | 'shipping'>

/** Returns the pick-up point with its opening hours, or the address, as it is written on an envelope. */
export function formatPlace({ delivery, shipping }: Placed): string[] {
  const point = delivery.pickup_point
  return point === null
    ? [shipping.name, ...shipping.lines]
    : [point.name, ...formatPointAddress(point), ...point.opening_hours]
}

/** Returns where an order goes, on one line: for this place its day of delivery was promised. */
export function formatPlaceInLine({ delivery, shipping }: Placed): string {
  const point = delivery.pickup_point
  return (point === null ? shipping.lines : [point.name, ...formatPointAddress(point)]).join(', ')
}

function formatPointAddress(point: NonNullable<Order['delivery']['pickup_point']>): string[] {
  const { street, house_number, zipcode, city } = point
  return [`${street} ${house_number}`, `${zipcode} ${city}`]
}
