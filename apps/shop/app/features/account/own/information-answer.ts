import type { SubmissionResult } from '@conform-to/react'
import { keepKnownFields } from '../../../lib/known-fields.ts'

/** The name of the field that says which of the page's forms was sent. */
export const intentName = 'intent'
export type InformationIntent = 'details' | 'email' | 'email_code' | 'password'

/** The outcome of one form of the page; the others stay as they are. */
export interface InformationAnswer {
  intent: InformationIntent
  isSaved?: boolean
  problem?: string
  /** What Conform says of a form that is checked field by field. */
  result?: SubmissionResult<string[]>
  /** A new address that was typed. */
  email?: string
  /** How long the digits work that were mailed to the new address. */
  minutes?: number
  /** How long the digits work with which the customer logs in once more. */
  proofMinutes?: number
}

/** Returns a form's own fields, as its schema knows them. */
export function readFields(form: FormData, names: readonly string[]): FormData {
  return keepKnownFields(form, (name) => names.includes(name))
}

export const detailNames = [
  ...['type', 'gender', 'first_name', 'last_name', 'email', 'phone_number', 'birthdate'],
  ...['company', 'coc_number', 'vat_number'],
] as const
