import { expect, test } from 'vitest'
import { answerJson } from '../test/fake-api.ts'
import { startTestShop } from '../test/test-shop.ts'

test('a visitor who leaves before the answer affects nobody else', async () => {
  const visitor = new AbortController()
  const shop = await startTestShop({
    answers: {
      '/media/640/bed': (call, response) => {
        visitor.abort()
        response.once('close', () => answerJson(200, {})(call, response))
      },
    },
  })
  await expect(shop.ask('/media/640/bed', { signal: visitor.signal })).rejects.toThrow('aborted')
  const next = await shop.ask('/healthz')
  expect(next.status).toBe(200)
})
