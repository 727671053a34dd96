import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFeed, item } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

test('Google Merchant: items of a group are one product that differs in size', async () => {
  expect(await shop.importFile(aFeed(item('G1', '140 x 200'), item('G2', '240 x 200')))).toMatchObject({
    code: 0,
    out: '',
  })
  expect(await shop.findBySku('G')).toMatchObject({
    description: ['Warm'],
    options: [{ key: 'maat', title: 'Maat' }],
    variants: [
      { sku: 'G1', priceCents: 7900, stockOnHand: 7, weightGrams: 1500 },
      { sku: 'G2', priceCents: 7900 },
    ],
  })
})

test('a feed that defines entities, or ends half-way, is stopped at once', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  const attack = await shop.importFile(aFeed(item('H1', 'S')).replace('<rss', `${bomb}<rss`))
  expect(attack).toMatchObject({ code: 2, err: expect.stringContaining('document type') })
  const half = await shop.importFile(aFeed(item('H1', 'S')).slice(0, -60))
  expect(half).toMatchObject({ code: 2, err: expect.stringContaining('no well-formed XML') })
})
