import { listAddressesEndpoint } from '@sluimer/contract/account/address-endpoints'
import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { RouterContextProvider } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { hasSession } from '../../lib/api/has-session.server.ts'

const none: AddressBook = { billing: [], shipping: [] }

/** Returns the addresses that the visitor's account keeps. A checkout goes on without them when they cannot be had. */
export async function readAddressBook(context: Readonly<RouterContextProvider>): Promise<AddressBook> {
  if (!hasSession(context)) return none
  const answer = await getApi(context).call(listAddressesEndpoint, {})
  return answer.ok ? answer.data : none
}
