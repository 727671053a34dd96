import type { CartChange } from '../add-to-cart/cart-change.ts'

/** The popup's state: what it shows now, and every id that was added or failed since the page opened (CA-03). */
export interface QuickBuy {
  shown: CartChange | null
  addedIds: readonly string[]
  failedIds: readonly string[]
}

export const noQuickBuy: QuickBuy = { shown: null, addedIds: [], failedIds: [] }

/** Returns the state after an addition was answered; any other change leaves it as it is. */
export function afterChange(state: QuickBuy, change: CartChange): QuickBuy {
  if (change.intent !== 'add') return state
  if (change.ok && change.intent === 'add')
    return { ...state, shown: change, addedIds: [...state.addedIds, change.added.item_id] }
  return change.ok ? state : { ...state, shown: change, failedIds: [...state.failedIds, change.itemId] }
}
