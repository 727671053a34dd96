import { z } from 'zod'
import { configurationIdSchema } from '../configurator/configuration-schemas.ts'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import { keepBedSchema, keptBedSchema, ownBedsSchema, renameBedSchema } from './bed-schemas.ts'

const query = z.strictObject(deliverToQuery)
const shared = { tag: 'account', access: 'service', query, response: ownBedsSchema } as const
const path = '/v1/customer/beds'
const params = z.strictObject({ id: configurationIdSchema })
const errors = ['invalid_request', 'unauthorized', 'login_required', 'not_found'] as const

export const listOwnBedsEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path,
  summary: "The customer's beds: what each was, and is and costs now",
  errors: ['invalid_request', 'unauthorized', 'login_required'],
})
export const keepOwnBedEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Keep a saved bed; one that is kept already stays as it is',
  body: keepBedSchema,
  response: keptBedSchema,
  status: 201,
  errors: [...errors, 'conflict', 'rate_limited'],
})
export const renameOwnBedEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Give a bed a name; an empty one is the name that follows from its parts',
  params,
  body: renameBedSchema,
  errors,
})
export const removeOwnBedEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a bed from the list; its link goes on working',
  params,
  errors,
})
