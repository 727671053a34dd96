import {
  addBillingAddressEndpoint,
  addShippingAddressEndpoint,
  changeBillingAddressEndpoint,
  changeShippingAddressEndpoint,
  listAddressesEndpoint,
  makeDefaultAddressEndpoint,
  removeAddressEndpoint,
} from '@sluimer/contract/account/address-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readToken } from '../visit/visit.ts'
import { getAddressBook } from './change-address-book.ts'
import { addAddress, changeAddress, makeDefaultAddress, removeAddress } from './keep-address.ts'

/** The addresses that a customer keeps. */
export function registerAddressRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listAddressesEndpoint, (visit) => getAddressBook(deps, readToken(visit)))
  registerEndpoint(app, addBillingAddressEndpoint, ({ body, ...visit }) =>
    addAddress(deps, { kind: 'billing', ...body }, readToken(visit)),
  )
  registerEndpoint(app, addShippingAddressEndpoint, ({ body, ...visit }) =>
    addAddress(deps, { kind: 'shipping', ...body }, readToken(visit)),
  )
  registerEndpoint(app, changeBillingAddressEndpoint, ({ params, body, ...visit }) =>
    changeAddress(deps, { kind: 'billing', ...params, ...body }, readToken(visit)),
  )
  registerEndpoint(app, changeShippingAddressEndpoint, ({ params, body, ...visit }) =>
    changeAddress(deps, { kind: 'shipping', ...params, ...body }, readToken(visit)),
  )
  registerEndpoint(app, makeDefaultAddressEndpoint, ({ params, ...visit }) =>
    makeDefaultAddress(deps, params.id, readToken(visit)),
  )
  registerEndpoint(app, removeAddressEndpoint, ({ params, ...visit }) =>
    removeAddress(deps, params.id, readToken(visit)),
  )
}
