import type { SubmissionResult } from '@conform-to/react'
import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import { unsentMessage } from '../../../lib/api/unsent.ts'
import { readText } from '../../../lib/form-text.ts'
import { keepKnownFields } from '../../../lib/known-fields.ts'

export interface KeptAddress {
  id: string
  isDefault: boolean
  address: BillingAddress | ShippingAddress
}

/** The parameter of the page's address with the address that is to be changed: its id, or `newAddress`. */
export const askedName = 'adres'
export const newAddress = 'nieuw'

/** The name of the field that says what a form of the page does. */
export const intentName = 'intent'
/** The name of the field with the id of the address that it is done to; empty for a new one. */
export const keptName = 'kept'
export type AddressIntent = 'save' | 'default' | 'remove'

/** The outcome of one form of the page. */
export interface AddressAnswer {
  intent: AddressIntent
  /** The address that the form was about; empty for a new one. */
  kept: string
  isSaved?: boolean
  problem?: string
  /** What Conform says of an address that is checked field by field. */
  result?: SubmissionResult<string[]>
}

/** Returns the fields of the address itself, as its schema knows them. */
export function readAddress(form: FormData): FormData {
  return keepKnownFields(form, (name) => name.startsWith('address.') || name === 'isDefault')
}

export function toUnsentAnswer(form: FormData): AddressAnswer {
  return {
    intent: readText(form, intentName) as AddressIntent,
    kept: readText(form, keptName),
    problem: unsentMessage,
  }
}
