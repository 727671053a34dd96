import type { AddressAnswer } from '@sluimer/contract/address/schemas'
import { parseFirstHouseNumber, parseHouseNumber } from '@sluimer/domain/address/house-number'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { Logger } from '../../platform/log.ts'
import type { AddressLookup } from './address-lookup.ts'

interface Question {
  country_code: string
  zipcode: string
  house_number: string
}

/** No house in the country has a higher number; the database column's limit is not far above. */
const highestHouseNumber = 99_999

/**
 * Looks up the street and city of a Dutch postcode and house number (VA-09). A register that does not answer is
 * `unavailable`, not `unknown`: the shopper may then fill in the address by hand, and no order is lost.
 */
export async function lookUpAddress(
  { lookup, log }: { lookup: AddressLookup; log: Logger },
  question: Question,
  signal: AbortSignal,
): Promise<AddressAnswer> {
  // Only a Dutch postcode identifies one street; a Belgian one covers a whole municipality.
  if (question.country_code !== 'NL') return without('unknown')
  const postcode = parsePostcode('NL', question.zipcode)
  const houseNumber = parseFirstHouseNumber(parseHouseNumber(question.house_number) ?? '')
  if (postcode === undefined || houseNumber === undefined) return without('invalid')
  if (houseNumber > highestHouseNumber) return without('unknown')
  try {
    const found = await lookup.find({ postcode, houseNumber }, signal)
    return found === undefined ? without('unknown') : { found: true, reason: 'found', ...found }
  } catch (error) {
    log.warn({ err: error }, 'the address register does not answer')
    return without('unavailable')
  }
}

function without(reason: 'invalid' | 'unknown' | 'unavailable'): AddressAnswer {
  return { found: false, reason, street: '', city: '' }
}
