import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { tidyDocument } from './openapi-tidy.ts'

const description = `The calls of the web shop, made from the same table as its client and its validation.

Amounts are in euros, and in cents where the field is called so. Every answer that is no success has the shape
\`Error\`: a code to act on, a Dutch sentence to show, the fields that were refused and the request's id. Unknown fields
and parameters are refused.`

/** The page runs its own scripts and styles and loads nothing from elsewhere. */
const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves `/openapi.json`, which describes every route of the contract (API-15), and `/docs`, the same for people. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sluimer API', version: '1', description },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          serviceToken: { type: 'http', scheme: 'bearer', description: 'The access_token of POST /login.' },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-api-key',
            description: 'A key that the shop gave.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => tidyDocument(jsonSchemaTransformObject(document)),
    hideUntagged: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Sluimer API' },
    uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'list', layout: 'BaseLayout' },
    staticCSP: pagePolicy,
  })
}
