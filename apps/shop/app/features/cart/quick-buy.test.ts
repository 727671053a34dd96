import type { Cart } from '@sluimer/contract/cart/schemas'
import { expect, test } from 'vitest'
import type { CartChange } from '../add-to-cart/cart-change.ts'
import { afterChange, noQuickBuy } from './quick-buy.ts'

const cart = { found: true, items: [] } as unknown as Cart
const added = (itemId: string): CartChange => ({
  ok: true,
  intent: 'add',
  added: { item_id: itemId, quantity: 1 },
  cart,
})
const failed = (itemId: string): CartChange => ({
  ok: false,
  intent: 'add',
  itemId,
  error: { code: 'out_of_stock', message: 'Uitverkocht', request_id: 'r' },
})

test('[CA-03] the popup keeps every id that was added and every id that failed, and shows the last', () => {
  const state = [added('1'), failed('9'), failed('8'), added('2')].reduce(afterChange, noQuickBuy)
  expect(state.addedIds).toEqual(['1', '2'])
  expect(state.failedIds).toEqual(['9', '8'])
  expect(state.shown).toEqual(added('2'))
})

test('[CA-03] a failure is shown as one', () => {
  expect(afterChange(noQuickBuy, failed('9')).shown).toMatchObject({ ok: false, itemId: '9' })
})

test('changes in the cart itself are not the popup’s business', () => {
  expect(afterChange(noQuickBuy, { ok: true, intent: 'remove', cart })).toBe(noQuickBuy)
})
