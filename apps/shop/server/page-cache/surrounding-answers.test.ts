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

const visitOf = (name: string) => ({ requestId: `of-${name}`, clientAddress: '', cookie: '' })

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

test('pages do not each ask for the menu around them', async () => {
  const shop = await startShop()
  for (const path of ['/bed.html', '/kast.html', '/account/', '/cart/'])
    expect(await shop.readText(path)).toContain('Bedden')
  expect(shop.asked()).toBeLessThan(4)
})

/** The menu as pages ask for it, of a shop that hears of every change at once and on whose clock no minute ends. */
function openMenu(headers: Record<string, string>) {
  const menu = { words: 'Bedden', asked: 0 }
  const changes = createChangeLog(() => 0)
  const { send } = keepSurroundings({
    gateway: {
      async send() {
        menu.asked += 1
        return new Response(menu.words, { headers })
      },
    },
    changes,
    place: () => undefined,
    isLive: () => true,
  })
  const read = async () => (await send({ method: 'GET', path: menuPath }, visitOf('one'))).text()
  return { menu, changes, read }
}

test('a menu is asked for once', async () => {
  const { menu, read } = openMenu({ 'depends-on': '*; content=7' })
  for (const _ of Array.from({ length: 4 })) expect(await read()).toBe('Bedden')
  expect(menu.asked).toBe(1)
})

test('a menu that changed is read anew, and not because something else changed', async () => {
  const { menu, changes, read } = openMenu({ 'depends-on': '*; content=7' })
  await read()
  menu.words = 'Kasten'
  changes.hear(['content:8'])
  expect(await read()).toBe('Bedden')
  changes.hear(['content:7'])
  expect(await read()).toBe('Kasten')
  expect(menu.asked).toBe(2)
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
  const ask = () => send({ method: 'GET', path: menuPath }, visitOf('another'))
  await ask()
  expect([...(await ask()).headers.keys()]).toEqual(['content-type', 'depends-on'])
})
