import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
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
