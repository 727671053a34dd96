import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aConfig } from '../../../test/test-config.ts'
import { createLogger } from '../log.ts'
import { ApiError } from './api-error.ts'
import { registerEndpoint } from './endpoint-route.ts'
import { createServer, type Server } from './server.ts'
import { signServiceToken } from './service-token.ts'

const config = aConfig('postgres://localhost/none')
const now = new Date('2026-03-02T12:00:00Z')
let app: Server
beforeEach(async () => {
  app = await createServer({ config, log: createLogger(config), clock: () => now })
  registerEndpoint(app, addCartItemEndpoint, () => {
    throw new ApiError({ code: 'not_found' })
  })
})
afterEach(() => app.close())

const send = (authorization: string | undefined, payload: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/cart/item',
    payload,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
  })
const body = JSON.stringify({ item_id: '1', quantity: 1 })

test('[API-01] a call of the shop with its token gets through', async () => {
  expect((await send(`Bearer ${signServiceToken(config, now, 'n')}`, body)).statusCode).toBe(404)
})

test.each([undefined, 'Bearer ', 'Bearer nonsense', 'Basic d2lua2VsOg=='])(
  '[API-01] %s opens nothing, and nothing of the call is read',
  async (authorization) => {
    const answer = await send(authorization, '{"half a body')
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json().error.code).toBe('unauthorized')
  },
)
