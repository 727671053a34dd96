import { expect, test } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { loader } from './suggestions.ts'

const found = {
  products: [],
  categories: [],
  brands: [],
  pages: [],
  phrases: [{ title: 'dekbed', link: '/' }],
  did_you_mean: null,
}

function ask(search: string, answer: () => Promise<Response>) {
  const asked: string[] = []
  const logged: unknown[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: {
      send: (call) => {
        asked.push(call.path)
        return answer()
      },
    },
    publicUrl: 'https://winkel.example',
    tagManager: null,
    logError: (error) => logged.push(error),
    setCookies: [],
  })
  const request = new Request(`https://winkel.example/zoeken/suggesties/${search}`)
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/zoeken/suggesties' }
  return { asked, logged, answer: loader(args) }
}

test('[CT-12] suggestions are passed on for the text as it is searched', async () => {
  const { answer, asked } = ask('?search_term=+dek%00bed+', async () => Response.json(found))
  expect(await (await answer).json()).toEqual(found)
  expect(asked).toEqual(['/v1/catalog/search/suggestions?search_term=dek+bed'])
})

test('[CT-12] a text of more than 100 characters is not completed', async () => {
  const { answer, asked } = ask(`?search_term=${'x'.repeat(101)}`, async () => Response.json(found))
  await answer
  expect(asked).toEqual(['/v1/catalog/search/suggestions?search_term='])
})

test.each([
  ['refuses', async () => Response.json({}, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('no answer'))],
])('[CT-12] when the api %s, that is logged and the field hears of it', async (_how, apiAnswer) => {
  const { answer, logged } = ask('?search_term=dekbed', apiAnswer)
  expect((await answer).status).toBe(503)
  expect(logged).toHaveLength(1)
})

test('[CT-12] a visitor who asks too often gets a 429, which is not logged', async () => {
  const { answer, logged } = ask('?search_term=dekbed', async () => Response.json({}, { status: 429 }))
  expect((await answer).status).toBe(429)
  expect(logged).toEqual([])
})
