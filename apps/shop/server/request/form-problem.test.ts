import { expect, test } from 'vitest'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'

const post = (
  shop: Awaited<ReturnType<typeof startTestShop>>,
  headers: Record<string, string>,
  body: string,
) => shop.ask('/service/herroepen/', { method: 'POST', headers: { ...fromOwnPage, ...headers }, body })

test.each([
  ['text', 'text/plain', 415],
  ['JSON', 'application/json', 415],
  ['no kind', '', 415],
  ['XML', 'application/xml', 415],
  ['parts without a boundary', 'multipart/form-data', 400],
  ['parts that do not come apart', 'multipart/form-data; boundary=x', 400],
  ['a form', 'application/x-www-form-urlencoded', 200],
  ['a form with a character set', 'Application/X-WWW-Form-Urlencoded; charset=utf-8', 200],
])('a page that gets %s (%s) answers %i and is not asked for more', async (_, type, status) => {
  const shop = await startTestShop()
  expect((await post(shop, { 'content-type': type }, 'a=1')).status).toBe(status)
})
