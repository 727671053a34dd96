import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'

type Refusal = Extract<CallResult<Endpoint>, { ok: false }>

/** The api's refusal as the form shows it: beside the fields it names, else above the form. */
export function refusalOf({ error }: Pick<Refusal, 'error'>): {
  fieldErrors: Record<string, string[]>
  formErrors: string[]
} {
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of error.fields ?? []) {
    const name = path.replace(/^body\./, '')
    fieldErrors[name] = [...(fieldErrors[name] ?? []), message]
  }
  return { fieldErrors, formErrors: Object.keys(fieldErrors).length > 0 ? [] : [error.message] }
}

/**
 * The ticket with which a refused form is sent again. It stays the same, so that what did arrive is not sent twice; only one
 * that the api does not take (`conflict`) makes room for the page's new one.
 */
export function ticketAfter({ error }: Pick<Refusal, 'error'>, ticket: string): string | undefined {
  return error.code === 'conflict' ? undefined : ticket
}
