import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicPromotionSchema } from './schemas.ts'

export const listPromotionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/content/promotions',
  tag: 'content',
  summary: 'Codes and promotions that anyone can use now, with their terms',
  access: 'service',
  response: z.object({ items: z.array(publicPromotionSchema) }),
  errors: ['unauthorized'],
})
