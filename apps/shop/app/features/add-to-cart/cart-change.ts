import type { AddedToCart, Cart } from '@sluimer/contract/cart/schemas'
import type { ErrorBody } from '@sluimer/contract/errors'
import { readText } from '../../lib/form-text.ts'

/** The answer of the cart to the page that asked for a change. */
export type CartChange =
  | { ok: true; intent: 'add'; added: AddedToCart['added']; cart: Cart }
  | { ok: true; intent: 'update' | 'remove' | 'apply_code' | 'remove_code'; cart: Cart }
  /** `itemId` says what the form was about: an item, a variant, or the code that was typed. */
  | { ok: false; intent: string; itemId: string; error: ErrorBody['error'] }

/** The answer to a form that the browser could not send, or whose request failed. */
export function changeNotSent(form: FormData): CartChange {
  const intent = readText(form, 'intent')
  const itemId = readText(form, 'item_id') || readText(form, 'discount_code')
  const message =
    'Dat lukte niet: we kunnen de winkel nu niet bereiken. Kijk of je internet hebt en probeer het zo nog eens.'
  return { ok: false, intent, itemId, error: { code: 'unavailable', message, request_id: '' } }
}
