import { createStaticHandler, type MiddlewareFunction, RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { createGuards } from './guards.server.ts'

const guardedBy = createGuards({
  closed: () => {
    throw redirect('/customer/account/login/')
  },
  open: () => undefined,
})

async function ask(...names: string[]) {
  const { queryRoute } = createStaticHandler([
    {
      path: '/',
      middleware: guardedBy(...names) as MiddlewareFunction[],
      loader: () => new Response('the page'),
    },
  ])
  return queryRoute(new Request('https://shop.example.test/'), {
    requestContext: new RouterContextProvider(),
    generateMiddlewareResponse: async (query) => query(new Request('https://shop.example.test/')),
  }).then(
    (answer: Response) => answer.status,
    (error: unknown) => (error instanceof Response ? error.status : 500),
  )
}

test('a guard lets a page come, or sends the visitor elsewhere', async () => {
  expect(await ask('open')).toBe(200)
  expect(await ask('open', 'closed')).toBe(302)
})

test.each(['bestaat-niet', 'toString', '__proto__'])(
  '[RT-16] the unknown guard %s is a 500',
  async (name) => {
    expect(await ask(name)).toBe(500)
  },
)
