import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'

type Refusal = Extract<CallResult<Endpoint>, { ok: false }>

/** Splits the api's refusal for the form: messages beside the fields it names, others above the form. */
export function splitRefusal({ error }: Pick<Refusal, 'error'>): {
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
 * Returns the ticket with which a refused form is sent again. It stays the same, so that a form that did arrive is
 * not handled twice. Only a ticket rejected by the api (`conflict`) is replaced by the page's new one.
 */
export function chooseTicket({ error }: Pick<Refusal, 'error'>, ticket: string): string | undefined {
  return error.code === 'conflict' ? undefined : ticket
}
