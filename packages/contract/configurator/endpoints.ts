import { z } from 'zod'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  configurationIdSchema,
  configurationSchema,
  mailConfigurationSchema,
  mailedConfigurationSchema,
  saveConfigurationSchema,
} from './configuration-schemas.ts'
import { configuratorSchema } from './definition-schemas.ts'

const slugParams = z.strictObject({ slug: z.string().min(1).max(200) })

export const getConfiguratorEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/configurator/{slug}',
  tag: 'catalog',
  summary: 'A set that shoppers compose themselves, with its options, prices and rules (CF-17)',
  access: 'service',
  params: slugParams,
  response: configuratorSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

/** The same bed at the same price always gets the same id, whoever saves it. */
export const saveConfigurationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/configurator/{slug}/configuration',
  tag: 'catalog',
  summary: 'Keep a composed bed; one that cannot be made is refused with the reason',
  access: 'service',
  params: slugParams,
  body: saveConfigurationSchema,
  response: configurationSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'not_purchasable'],
})

export const getConfigurationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/configuration/{id}',
  tag: 'catalog',
  summary: 'A saved bed: what it was, what is gone, what is nearest, and what it cost and costs',
  access: 'service',
  params: z.strictObject({ id: configurationIdSchema }),
  query: z.strictObject(deliverToQuery),
  response: configurationSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

/** A mailbox gets each bed once a day, and three beds at most; the answer does not tell whether a mail is sent. */
export const mailConfigurationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/configuration/{id}/mail',
  tag: 'catalog',
  summary: 'Mail a saved bed: its link, picture, parts and price',
  access: 'service',
  params: z.strictObject({ id: configurationIdSchema }),
  body: mailConfigurationSchema,
  response: mailedConfigurationSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict', 'rate_limited'],
})
