import { z } from 'zod'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import { bedSizeQuery } from './bed-size.ts'
import { mostSuggestedIds } from './suggested-limit.ts'
import { productTileSchema } from './tile.ts'

const suggestedSchema = z.object({ products: z.array(productTileSchema) })

export const getSuggestedProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/suggested-products',
  tag: 'catalog',
  summary: 'The products that a visitor kept or looked at, as they are now',
  access: 'service',
  query: z.strictObject({
    ids: z
      .string()
      .regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${mostSuggestedIds - 1}}$`))
      .describe(
        `Ids with commas between them, ${mostSuggestedIds} at most. Tiles come in this order, each once; what is not for sale any more is left out`,
      ),
    ...bedSizeQuery,
    ...deliverToQuery,
  }),
  response: suggestedSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const getRelatedProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/suggested-products/{id}',
  tag: 'catalog',
  summary: 'Products like this one, best first',
  access: 'service',
  params: z.strictObject({ id: z.string().min(1).max(255).describe("The product's id or slug") }),
  query: z.strictObject(deliverToQuery),
  response: suggestedSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
