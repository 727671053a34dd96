import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiFor } from '../../lib/api/api.server.ts'

/** The order that a page is about, or the 404 page; without an id back to the cart. */
export async function orderOrNotFound(
  context: Readonly<RouterContextProvider>,
  id: string | null | undefined,
) {
  if (!id) throw redirect('/cart/')
  const order = await apiFor(context).call(getOrderEndpoint, { params: { id } })
  if (!order.ok) throw data(null, { status: order.status >= 500 ? 503 : 404 })
  return order.data
}
