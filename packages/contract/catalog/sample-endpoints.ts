import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { sampleSchema } from './sample.ts'

export const getSamplesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/samples',
  tag: 'catalog',
  summary: 'The free samples of cloth on offer',
  access: 'service',
  response: z.object({ samples: z.array(sampleSchema) }),
  errors: ['unauthorized'],
})
