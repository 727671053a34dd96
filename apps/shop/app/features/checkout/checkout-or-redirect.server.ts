import type { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { CallResult } from '@sluimer/contract/client'
import { data, redirect } from 'react-router'

/** Returns the checkout, or redirects to the cart if nothing can be checked out. Other failures show the error page. */
export function checkoutOrRedirect(result: CallResult<typeof getCheckoutEndpoint>): Checkout {
  if (result.ok) return result.data
  if (result.error.code === 'cart_empty') throw redirect('/cart/')
  throw data(result.error.message, { status: 503 })
}

const order = ['cart', 'address-details', 'payment-methods', 'pay'] as const

/** Sends a visitor who skipped a step back to the first one that is not done. */
export function requireStep(checkout: Checkout, step: (typeof order)[number]): Checkout {
  if (order.indexOf(checkout.next_step) < order.indexOf(step)) throw redirect(toPath(checkout.next_step))
  return checkout
}

export function toPath(step: Checkout['next_step']): string {
  return step === 'cart' ? '/cart/' : `/checkout/${step}/`
}
