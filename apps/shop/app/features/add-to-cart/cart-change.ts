import type { AddedToCart, Cart } from '@sluimer/contract/cart/schemas'
import type { ErrorBody } from '@sluimer/contract/errors'
import { textOf } from '../../lib/form-text.ts'

/** What a change of the cart answers to the page that asked for it. */
export type CartChange =
  | { ok: true; intent: 'add'; added: AddedToCart['added']; cart: Cart }
  | { ok: true; intent: 'update' | 'remove' | 'apply_code' | 'remove_code'; cart: Cart }
  /** `itemId` is what the form was about: an item, a variant, or the code that was typed. */
  | { ok: false; intent: string; itemId: string; error: ErrorBody['error'] }

/** What a form is told that the browser could not send, or that was answered with a failure. */
export function changeNotSent(form: FormData): CartChange {
  const intent = textOf(form, 'intent')
  const itemId = textOf(form, 'item_id') || textOf(form, 'discount_code')
  const message =
    'Dat lukte niet: we kunnen de winkel nu niet bereiken. Kijk of je internet hebt en probeer het zo nog eens.'
  return { ok: false, intent, itemId, error: { code: 'unavailable', message, request_id: '' } }
}
