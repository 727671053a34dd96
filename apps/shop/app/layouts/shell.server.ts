import { getCart } from '@sluimer/contract/cart/endpoints'
import type { Client } from '@sluimer/contract/client'
import {
  getExtraNavigation,
  getFooter,
  getNavigation,
  getNotification,
} from '@sluimer/contract/content/endpoints'
import type { Endpoint, EndpointInput, EndpointResponse } from '@sluimer/contract/endpoint'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from '../lib/api.server.ts'
import { hostOf } from '../lib/host-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** What stands around every page: menus, messages and footer. A part that fails is undefined and only logged (ER-02). */
export async function loadShell(context: Context) {
  const [navigation, extraNavigation, notification, footer] = await Promise.all([
    answerOrNothing(context, getNavigation, {}),
    answerOrNothing(context, getExtraNavigation, {}),
    answerOrNothing(context, getNotification, {}),
    answerOrNothing(context, getFooter, {}),
  ])
  return { navigation, extraNavigation, notification, footer }
}
export type Shell = Awaited<ReturnType<typeof loadShell>>

/** The footer alone, for the checkout, where nothing else may draw the eye away. */
export async function loadFooter(context: Context) {
  const [footer, notification] = await Promise.all([
    answerOrNothing(context, getFooter, {}),
    answerOrNothing(context, getNotification, {}),
  ])
  return { footer, usps: notification?.usps ?? [] }
}

/** How many pieces lie in the cart (CA-05); 0 when it cannot be read, so that the page still comes. */
export async function loadCartCount(context: Context): Promise<number> {
  // A page that is made for many is told for how much in the cart it is.
  const { cartCount } = hostOf(context)
  if (cartCount) return cartCount()
  const cart = await answerOrNothing(context, getCart, {})
  return cart?.totals.total_quantity ?? 0
}

async function answerOrNothing<E extends Endpoint>(
  context: Context,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | undefined> {
  const problem = await callOrProblem(apiFor(context), endpoint, input)
  if ('data' in problem) return problem.data
  hostOf(context).logError(problem.error)
  return undefined
}

async function callOrProblem<E extends Endpoint>(api: Client, endpoint: E, input: EndpointInput<E>) {
  try {
    const result = await api.call(endpoint, input)
    if (result.ok) return { data: result.data }
    return { error: new Error(`${endpoint.method} ${endpoint.path} answered ${result.status}`) }
  } catch (error) {
    return { error }
  }
}
