import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import type { Route } from './+types/checkout-page.ts'
import { checkoutOrRedirect, toPath } from './checkout-or-redirect.server.ts'

/** RT-08: `/checkout` goes to the first step that is not done. */
export async function loader({ context }: Route.LoaderArgs) {
  return redirect(toPath(checkoutOrRedirect(await getApi(context).call(getCheckoutEndpoint, {})).next_step))
}
