import type { AddedGoods } from '@sluimer/contract/cart/schemas'

/** What became of a look: it is in the cart, perhaps without some pieces, or why it is not. */
export type LookAnswer =
  | { ok: true; cart: AddedGoods['cart']; added: AddedGoods['added']; leftOut: AddedGoods['left_out'] }
  | { ok: false; message: string }
