import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import { addressBookSchema, keepBillingAddressSchema, keepShippingAddressSchema } from './address-schemas.ts'

const shared = { tag: 'account', access: 'service', response: addressBookSchema } as const
const params = z.strictObject({ id: idSchema })
const errors = ['invalid_request', 'unauthorized', 'login_required'] as const

export const listAddressesEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/addresses',
  summary: "The customer's addresses, of each kind the default first",
  errors: ['unauthorized', 'login_required'],
})
export const addBillingAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/addresses/billing',
  summary: 'Keep an address to bill to; one that is kept already stays one',
  body: keepBillingAddressSchema,
  status: 201,
  errors: [...errors, 'conflict'],
})
export const addShippingAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/addresses/shipping',
  summary: 'Keep an address to deliver to; one that is kept already stays one',
  body: keepShippingAddressSchema,
  status: 201,
  errors: [...errors, 'conflict'],
})
export const changeBillingAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer/addresses/billing/{id}',
  summary: 'Change an address to bill to',
  params,
  body: keepBillingAddressSchema,
  errors: [...errors, 'not_found'],
})
export const changeShippingAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer/addresses/shipping/{id}',
  summary: 'Change an address to deliver to',
  params,
  body: keepShippingAddressSchema,
  errors: [...errors, 'not_found'],
})
export const makeDefaultAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer/addresses/{id}/default',
  summary: 'Make an address the default of its kind',
  params,
  errors: [...errors, 'not_found'],
})
export const removeAddressEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/addresses/{id}',
  summary: 'Remove an address; when it was the default, the newest of its kind becomes it',
  params,
  errors: [...errors, 'not_found'],
})
