import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Server } from './server.ts'

/** `/openapi.json` describes every route of the contract (API-15); `/docs` is the same for people. */
export async function describeApi(app: Server): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sluimer API',
        version: '1',
        description:
          'The calls of the web shop. Amounts are in euros; every answer that is no success has the shape Error.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { serviceToken: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
    hideUntagged: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
