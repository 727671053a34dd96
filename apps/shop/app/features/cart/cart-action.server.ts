import {
  addCartItemEndpoint,
  applyDiscountEndpoint,
  removeCartItemEndpoint,
  removeDiscountEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import type { Client } from '@sluimer/contract/client'
import { readText } from '../../lib/form-text.ts'
import type { CartChange } from '../add-to-cart/cart-change.ts'

/**
 * Carries out one cart form: `intent` add, update or remove with `item_id`, and `quantity` where one is needed; or apply_code
 * or remove_code with `discount_code`.
 */
export async function changeCart(api: Client, form: FormData): Promise<CartChange> {
  const intent = readText(form, 'intent')
  const itemId = readText(form, 'item_id')
  if (intent === 'add') {
    const result = await api.call(addCartItemEndpoint, {
      body: { item_id: itemId, quantity: readQuantity(form) },
    })
    return result.ok
      ? { ok: true, intent, ...result.data }
      : { ok: false, intent, itemId, error: result.error }
  }
  if (intent === 'update') {
    const result = await api.call(updateCartItemEndpoint, {
      body: { item_id: itemId, quantity: readQuantity(form) },
    })
    return result.ok
      ? { ok: true, intent, cart: result.data }
      : { ok: false, intent, itemId, error: result.error }
  }
  if (intent === 'remove') {
    const result = await api.call(removeCartItemEndpoint, { query: { item_id: itemId } })
    return result.ok
      ? { ok: true, intent, cart: result.data }
      : { ok: false, intent, itemId, error: result.error }
  }
  if (intent === 'apply_code' || intent === 'remove_code') return changeCode(api, intent, form)
  const message = 'Deze knop kennen we niet. Vernieuw de pagina en probeer het opnieuw.'
  return { ok: false, intent, itemId, error: { code: 'invalid_request', message, request_id: '' } }
}

async function changeCode(
  api: Client,
  intent: 'apply_code' | 'remove_code',
  form: FormData,
): Promise<CartChange> {
  const discount_code = readText(form, 'discount_code')
  const result =
    intent === 'apply_code'
      ? await api.call(applyDiscountEndpoint, { body: { discount_code } })
      : await api.call(removeDiscountEndpoint, { query: { discount_code } })
  if (result.ok) return { ok: true, intent, cart: result.data }
  const { error } = result
  // The field's own message says more than the general one.
  const message = error.fields?.[0]?.message ?? error.message
  return { ok: false, intent, itemId: discount_code.slice(0, 64), error: { ...error, message } }
}

/** Reads digits only (`0x10` is a mistake). The rest becomes -1: the api decides on quantities, and refuses it. */
function readQuantity(form: FormData): number {
  const written = form.has('quantity') ? readText(form, 'quantity').trim() : '1'
  return /^\d{1,9}$/.test(written) ? Number(written) : -1
}
