import { listAddressesEndpoint } from '@sluimer/contract/account/address-endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import type { Route } from './+types/billing-address-page.ts'
import { askedName, toUnsentAnswer } from './address-answer.ts'
import { AddressBookPart } from './address-book-part.tsx'
import { addressKindParts } from './address-kinds.ts'
import { changeAddresses } from './change-addresses.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle(addressKindParts.billing.title) },
  ...personalMeta,
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { billing: addresses } = ownOrLogin(context, url, await api.call(listAddressesEndpoint, {}))
  if (addresses.length > 0) return { addresses, asked: url.searchParams.get(askedName) ?? undefined }
  const listed = await api.call(listOwnOrdersEndpoint, { query: { limit: 1 } })
  // Without its orders the page has its form all the same.
  return { addresses, asked: undefined, lastOrder: listed.ok ? listed.data.orders[0] : undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeAddresses(getApi(context), 'billing', await request.formData())
}

/** ER-01: what cannot be sent stays in its form. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, toUnsentAnswer)
}

export const shouldRevalidate = isWorthReading

/** AC-02: where bills go. */
export default function BillingAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressBookPart kind="billing" {...loaderData} answer={actionData} />
}
