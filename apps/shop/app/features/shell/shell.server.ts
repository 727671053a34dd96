import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  getExtraNavigationEndpoint,
  getFooterEndpoint,
  getNavigationEndpoint,
  getNotificationEndpoint,
} from '@sluimer/contract/content/endpoints'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { hostOf } from '../../lib/api/host-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** What stands around every page: menus, messages and footer. A part that fails is undefined and only logged (ER-02). */
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

/** The footer alone, for the checkout, where nothing else may draw the eye away. */
export async function loadFooter(context: Context) {
  const [footer, notification] = await Promise.all([
    answerOrNothing(context, getFooterEndpoint, {}),
    answerOrNothing(context, getNotificationEndpoint, {}),
  ])
  return { footer, usps: notification?.usps ?? [] }
}

/** How many pieces lie in the cart (CA-05); 0 when it cannot be read, so that the page still comes. */
export async function loadCartCount(context: Context): Promise<number> {
  // A page that is made for many is told for how much in the cart it is.
  const { cartCount } = hostOf(context)
  if (cartCount) return cartCount()
  const cart = await answerOrNothing(context, getCartEndpoint, {})
  return cart?.totals.total_quantity ?? 0
}
