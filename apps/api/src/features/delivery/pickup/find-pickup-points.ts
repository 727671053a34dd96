import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { Logger } from '../../../platform/log.ts'
import type { PickupPoints } from './pickup-points.ts'
import { toPickupPoint } from './to-pickup-point.ts'

/** Finds where a parcel can wait near a postcode. A carrier that does not answer is `unavailable`, not `none`. */
export async function findPickupPoints(
  { points, log }: { points: PickupPoints; log: Logger },
  question: { country_code: CountryCode; zipcode: string },
  signal: AbortSignal,
): Promise<PickupAnswer> {
  const postcode = parsePostcode(question.country_code, question.zipcode)
  if (postcode === undefined) return { reason: 'invalid', points: [] }
  try {
    const found = await points.near(question.country_code, postcode, signal)
    return { reason: found.length === 0 ? 'none' : 'found', points: found.map(toPickupPoint) }
  } catch (error) {
    log.warn({ err: error }, 'the carrier tells no pick-up points')
    return { reason: 'unavailable', points: [] }
  }
}
