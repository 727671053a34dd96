import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { strangeAddress } from '../support/crawl/strange-addresses.ts'

const mostRedirects = 5
const runs = 80

const known = new Set([200, 202, 301, 302, 400, 404, 431])

test('[RT-12] [RT-13] [RT-07] [RT-15] any address is answered with a page, a move within the shop, or a 404', async ({
  baseURL,
}) => {
  const shop = new URL(baseURL ?? '')
  await fc.assert(
    fc.asyncProperty(strangeAddress, async (address) => {
      let next = address
      for (let moves = 0; moves <= mostRedirects; moves++) {
        const answer = await ask(shop, next)
        expect(known).toContain(answer.status)
        if (answer.location === undefined) return
        const target = new URL(answer.location, shop)
        expect(target.host).toBe(shop.host)
        next = target.pathname + target.search
      }
      throw new Error('it moves without end')
    }),
    { numRuns: runs },
  )
})

test('[RT-13] an address that grows too long on its way is moved to its page, without the query', async ({
  baseURL,
}) => {
  const shop = new URL(baseURL ?? '')
  // Each bar becomes three characters when it is encoded: 6 kB of address would be 18 kB of header.
  const { location, status } = await ask(
    shop,
    `/slapen/?tn_sort=${'|'.repeat(6_000)}&prijs-van=1&prijs-tot=2`,
  )
  expect(status).toBeLessThan(400)
  if (location !== undefined) expect(location).toBe('/slapen/')
})

test('[RT-13] a path in a form’s address never leads out of the shop', async ({ baseURL }) => {
  const shop = new URL(baseURL ?? '')
  for (const path of ['/%2Felders.example/', '/%2F%2Felders.example/', '/brands/%2F%2Felders.example/']) {
    const { location, status } = await ask(shop, `${path}?prijs-van=1&prijs-tot=2`)
    expect(status).toBeLessThan(500)
    if (location !== undefined) expect(new URL(location, shop).host).toBe(shop.host)
  }
})

/** Asks for an address unchanged; fetch and the browser would normalise it first. */
function ask(shop: URL, path: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: shop.hostname, port: shop.port, path }, (answer) => {
      answer.on('error', reject).on('end', () => {
        const { statusCode: status = 0, headers } = answer
        resolve({ status, location: headers.location })
      })
      answer.resume()
    })
    request.on('error', reject)
  })
}
