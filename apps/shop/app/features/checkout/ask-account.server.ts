import { askOrderAccountEndpoint } from '@sluimer/contract/account/checkout-endpoints'
import type { Client } from '@sluimer/contract/client'

/**
 * Asks for the account that the shopper ticked, without a password. A refusal, such as a mail too many, is no reason to
 * refuse their order.
 */
export async function askAccount(api: Client): Promise<void> {
  await api.call(askOrderAccountEndpoint, { body: { password: '', password_confirmation: '' } })
}
