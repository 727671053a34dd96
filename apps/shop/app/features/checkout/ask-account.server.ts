import { askOrderAccountEndpoint } from '@sluimer/contract/account/checkout-endpoints'
import type { Client } from '@sluimer/contract/client'
import type { ErrorBody } from '@sluimer/contract/errors'
import { readText } from '../../lib/form-text.ts'
import { accountFields } from './account-offer.tsx'

/**
 * Asks for the account that the shopper ticked. Returns why not when they can mend it; anything else, such as a mail too
 * many, is no reason to refuse their order.
 */
export async function askAccount(api: Client, form: FormData): Promise<ErrorBody['error'] | undefined> {
  if (form.get(accountFields.wanted) !== 'on') return undefined
  const password = readText(form, accountFields.password)
  const password_confirmation = readText(form, accountFields.confirmation)
  const asked = await api.call(askOrderAccountEndpoint, { body: { password, password_confirmation } })
  return asked.ok || asked.error.code !== 'invalid_request' ? undefined : asked.error
}
