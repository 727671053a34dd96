import type { AddedGoods } from '@sluimer/contract/cart/schemas'

/** What became of a look: it is in the cart, perhaps without some pieces, or why it is not. */
export type LookAnswer = { ok: true; leftOut: AddedGoods['left_out'] } | { ok: false; message: string }
