import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { renderSceneSchema } from './schemas.ts'

export const getRenderScenesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/render/scenes',
  tag: 'render',
  summary: 'The pictures of a composed bed, one for each view (API-14)',
  access: 'key',
  query: z.strictObject({
    name: z
      .string()
      .max(500)
      .regex(/^\d{1,15}(-[a-z0-9]{1,24})*$/, 'Dit is geen samengesteld bed.')
      .describe('The variant id of the bed: the id of its product and the option ids, joined by -'),
  }),
  response: z.object({ scenes: z.array(renderSceneSchema) }),
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
