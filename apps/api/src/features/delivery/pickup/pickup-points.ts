import type { CountryCode } from '@sluimer/domain/address/country'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'

/** A source of pick-up points. It throws when it cannot tell, which never means that there is no point. */
export interface PickupPoints {
  /** Returns at most eight points, the nearest first. `postcode` is in stored form: '1015CW', '9000'. */
  near(country: CountryCode, postcode: string, signal: AbortSignal): Promise<PickupPoint[]>
  find(country: CountryCode, id: string, signal: AbortSignal): Promise<PickupPoint | undefined>
}

/** Nobody compares more points than this. */
export const mostPoints = 8
