import type { CountryCode } from '../address/country.ts'

/** One day's hours of a pick-up point, '09:00' to '18:00'. */
export interface OpeningHours {
  weekday: number
  from: string
  until: string
}

/** A shop or locker that keeps parcels. An order stores all of it, since the point may disappear later. */
export interface PickupPoint {
  id: string
  name: string
  country: CountryCode
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** In order of the week; a day that is missing is closed. */
  hours: OpeningHours[]
}
