import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'

/** Returns the order of a page, or throws 404 (503 when the api fails); without an id it redirects to the cart. */
export async function orderOrNotFound(
  context: Readonly<RouterContextProvider>,
  id: string | null | undefined,
) {
  if (!id) throw redirect('/cart/')
  const order = await getApi(context).call(getOrderEndpoint, { params: { id } })
  if (!order.ok) throw data(null, { status: order.status >= 500 ? 503 : 404 })
  return order.data
}
