import type { PickupPoint as ShownPoint } from '@sluimer/contract/delivery/schemas'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import { formatOpeningHours } from '@sluimer/domain/pickup/opening-hours'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'

/** Returns a point as the contract shows it. */
export function toPickupPoint(point: PickupPoint): ShownPoint {
  return {
    id: point.id,
    name: point.name,
    country_code: point.country,
    street: point.street,
    house_number: point.houseNumber,
    zipcode: formatPostcode(point.country, point.postcode),
    city: point.city,
    opening_hours: formatOpeningHours(point.hours),
  }
}

/** Returns a point's address in two lines, as on a parcel. */
export function toPickupAddressLines(point: PickupPoint): string[] {
  return [
    `${point.street} ${point.houseNumber}`.trim(),
    `${formatPostcode(point.country, point.postcode)} ${point.city}`,
  ]
}
