import type { CountryCode } from '@sluimer/domain/address/country'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'

/** Who knows where parcels can wait. It throws when it cannot tell: that never means that there is no point. */
export interface PickupPoints {
  /** At most eight points, the nearest first. `postcode` is in stored form: '1015CW', '9000'. */
  near(country: CountryCode, postcode: string, signal: AbortSignal): Promise<PickupPoint[]>
  find(country: CountryCode, id: string, signal: AbortSignal): Promise<PickupPoint | undefined>
}

/** More than this nobody compares. */
export const mostPoints = 8
