import type { ServerResponse } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { PageHandler } from '../pages/page-handler.ts'
import { answerJson, type SeenCall, type startFakeApi } from './fake-api.ts'
import { startTestShop } from './test-shop.ts'

type Answers = NonNullable<Parameters<typeof startFakeApi>[0]>

/**
 * Starts a shop that keeps pages, with an api whose one product costs `product.price`. Its page shows everything that a page
 * can know about the visitor, so that anything of one visitor's would be visible in it.
 */
export async function startCachingShop(options: { answers?: Answers; handlePage?: PageHandler } = {}) {
  const listeners = new Set<ServerResponse>()
  const product = { price: 10, version: 1, dependsOn: '*; product=812' }
  let told = 0
  const say = (text: string) => {
    for (const listener of listeners) listener.write(text)
  }
  const beat = () => say('event: beat\ndata: {"place":"1:1:"}\n\n')
  const answers: Answers = {
    '/changes': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
      response.write(`id: run-${told}\nevent: change\ndata: {"tags":["*"],"place":"1:1:"}\n\n`)
    },
    '/v1/product': (call, response) => answerProduct(call, response, product),
    '/v1/cart': (call, response) => {
      const count = Number(/(?:^|; )(?:__Host-)?cart=(\d+)/.exec(call.headers.cookie ?? '')?.[1] ?? 0)
      answerJson(200, { found: count > 0, totals: { total_quantity: count } })(call, response)
    },
    ...options.answers,
  }
  const beats = setInterval(beat, 200)
  onTestFinished(() => clearInterval(beats))
  const shop = await startTestShop({
    answers,
    keepsPages: true,
    handlePage: options.handlePage ?? productPage,
  })
  const numbers = async () => (await (await shop.ask('/healthz')).json()).page_cache
  await expect.poll(async () => (await numbers()).state).toBe('live')
  return {
    ...shop,
    product,
    numbers,
    readText: async (path: string, init?: RequestInit) => (await shop.ask(path, init)).text(),
    tell(...tags: string[]) {
      told++
      say(`id: run-${told}\nevent: change\ndata: ${JSON.stringify({ tags, place: `${told}:${told}:` })}\n\n`)
    },
    /** Breaks the connections; `isForGood` also prevents new ones. */
    cut(isForGood = false) {
      if (isForGood) answers['/changes'] = answerJson(503, {})
      for (const listener of listeners) listener.destroy()
    },
    /** Makes the api say nothing more, on a connection that stays open. */
    fallSilent: () => clearInterval(beats),
  }
}

function answerProduct(
  call: SeenCall,
  response: ServerResponse,
  product: { price: number; version: number; dependsOn: string },
) {
  const etag = `"${product.price}"`
  const headers = { etag, 'depends-on': product.dependsOn }
  if (call.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  answerJson(200, { price: product.price }, headers)(call, response)
}

const productPage: PageHandler = async (request, { gateway, visit, cartCount }) => {
  const answer = await gateway.send({ method: 'GET', path: '/v1/product' }, visit)
  const { price } = (await answer.json()) as { price: number }
  const known = { url: request.url, headers: [...request.headers], cookie: visit.cookie }
  const page = `<p>price ${price}, cart ${cartCount?.() ?? 'live'}</p><pre>${JSON.stringify(known)}</pre>`
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  })
}
