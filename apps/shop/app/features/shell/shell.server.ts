import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  getExtraNavigationEndpoint,
  getFooterEndpoint,
  getNavigationEndpoint,
  getNotificationEndpoint,
} from '@sluimer/contract/content/endpoints'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Loads what surrounds every page: menus, messages, footer. A part that fails is undefined and only logged (ER-02). */
export async function loadShell(context: Context) {
  const [navigation, extraNavigation, notification, footer] = await Promise.all([
    answerOrNothing(context, getNavigationEndpoint, {}),
    answerOrNothing(context, getExtraNavigationEndpoint, {}),
    answerOrNothing(context, getNotificationEndpoint, {}),
    answerOrNothing(context, getFooterEndpoint, {}),
  ])
  return { navigation, extraNavigation, notification, footer }
}
export type Shell = Awaited<ReturnType<typeof loadShell>>

/** Loads the footer and selling points for the checkout, where nothing else may distract. */
export async function loadFooter(context: Context) {
  const [footer, notification] = await Promise.all([
    answerOrNothing(context, getFooterEndpoint, {}),
    answerOrNothing(context, getNotificationEndpoint, {}),
  ])
  return { footer, usps: notification?.usps ?? [] }
}

/** Returns the number of pieces in the cart (CA-05); 0 when it cannot be read, so that the page still works. */
export async function loadCartCount(context: Context): Promise<number> {
  // For a page that is cached for many visitors, the host sets the number.
  const { cartCount } = getHost(context)
  if (cartCount) return cartCount()
  const cart = await answerOrNothing(context, getCartEndpoint, {})
  return cart?.totals.total_quantity ?? 0
}
