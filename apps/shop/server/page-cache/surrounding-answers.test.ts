import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { PageHandler } from '../pages/page-handler.ts'
import { startCachingShop } from '../test/caching-shop.ts'
import type { SeenCall } from '../test/fake-api.ts'
import { createChangeLog } from './change-log.ts'
import { keepSurroundings } from './surrounding-answers.ts'

const menuPath = '/v1/content/navigation'

/** A page that shows the menu, and is made anew for each visit. */
const pageWithMenu: PageHandler = async (request, { gateway, visit }) => {
  const answer = await gateway.send({ method: 'GET', path: menuPath }, visit)
  return new Response(`${request.url} ${await answer.text()}`, { headers: { 'content-type': 'text/html' } })
}

async function startShop(headers: Record<string, string> = { 'depends-on': '*; content=7' }) {
  const menu = { words: 'Bedden' }
  const answers = {
    [menuPath]: (_: SeenCall, response: ServerResponse) => {
      response.writeHead(200, { etag: `"${menu.words}"`, ...headers }).end(menu.words)
    },
  }
  const shop = await startCachingShop({ answers, handlePage: pageWithMenu })
  return { ...shop, menu, asked: () => shop.api.callsTo(menuPath).length }
}

test('a menu that is the same around all pages is asked for once', async () => {
  const shop = await startShop()
  for (const path of ['/bed.html', '/kast.html', '/account/', '/cart/'])
    expect(await shop.readText(path)).toContain('Bedden')
  expect(shop.asked()).toBe(1)
})

test('a menu that changed is read anew, and not because something else changed', async () => {
  const shop = await startShop()
  await shop.readText('/bed.html')
  shop.menu.words = 'Kasten'
  shop.tell('content:8')
  // The shop has heard of the change once it confirms a page that does not depend on it.
  await expect
    .poll(async () => (await shop.readText('/bed.html')) && (await shop.numbers()).confirmed)
    .toBeGreaterThan(0)
  expect(await shop.readText('/account/')).toContain('Bedden')
  shop.tell('content:7')
  await expect.poll(() => shop.readText('/account/')).toContain('Kasten')
  expect(shop.asked()).toBe(2)
})

test('a menu is asked for each time while the shop does not hear of changes', async () => {
  const shop = await startShop()
  await shop.readText('/account/')
  shop.cut(true)
  await expect.poll(async () => (await shop.numbers()).state).toBe('cut_off')
  shop.menu.words = 'Kasten'
  expect(await shop.readText('/account/')).toContain('Kasten')
})

test.each([
  ['does not say what it is made of', {}],
  ['sets a cookie', { 'depends-on': '*', 'set-cookie': 'a=1' }],
])('an answer that %s is not kept', async (_, headers) => {
  const shop = await startShop(headers as Record<string, string>)
  await shop.readText('/account/')
  await shop.readText('/account/')
  expect(shop.asked()).toBe(2)
})

test('what is kept of an answer names nobody who asked for it', async () => {
  const headers = { 'depends-on': '*', 'x-request-id': 'of-the-first' }
  const { send } = keepSurroundings({
    gateway: { send: async () => new Response('Bedden', { headers }) },
    changes: createChangeLog(() => 0),
    place: () => undefined,
    isLive: () => true,
  })
  const visit = { requestId: 'of-another', clientAddress: '', cookie: '' }
  const ask = () => send({ method: 'GET', path: menuPath }, visit)
  await ask()
  expect([...(await ask()).headers.keys()]).toEqual(['content-type', 'depends-on'])
})
