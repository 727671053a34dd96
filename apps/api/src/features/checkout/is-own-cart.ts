import type { CartRow } from '../cart/rows/cart.queries.ts'
import type { LoggedIn } from '../customer/session/find-visitor.ts'

/**
 * Whether what was filled in for a cart is this visitor's to see and to order with. A browser whose login ran out keeps the
 * goods of the customer's cart, but whoever sits at it may be somebody else.
 */
export function isOwnCart(
  { customerId }: Pick<CartRow, 'customerId'>,
  visitor: LoggedIn | undefined,
): boolean {
  return customerId === null || visitor?.customer.id === customerId
}

/** Returns a cart as it is before anything was filled in or chosen in the checkout. */
export function withoutChoices(cart: CartRow): CartRow {
  const nowhere = { countryCode: null, postcode: null, pickupPoint: null, deliverySlot: null }
  const unchosen = { shippingMethod: null, paymentMethod: null, insurance: false, haulAwayPieces: 0 }
  return { ...cart, ...nowhere, ...unchosen, emailKey: null, vatConfirmation: null }
}
