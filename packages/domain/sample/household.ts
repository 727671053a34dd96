import { toEmailKey } from '../customer/email-key.ts'

/** Where an order goes, as the shopper typed it. */
export interface HouseholdAddress {
  country_code: string
  zipcode: string
  house_number: string
  extension: string
}

/**
 * Returns the names under which a household's free samples are counted: its mailbox and its address, each the same in every
 * spelling. Somebody with a second mailbox still lives at the same door.
 */
export function toHouseholdKeys(email: string, address: HouseholdAddress): [mailbox: string, door: string] {
  const door = [address.country_code, address.zipcode, address.house_number, address.extension]
  return [`mail ${toEmailKey(email)}`, `door ${door.map(withoutSpelling).join(' ')}`]
}

function withoutSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
