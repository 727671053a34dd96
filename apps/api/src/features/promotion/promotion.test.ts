import { listPromotionsEndpoint } from '@sluimer/contract/promotion/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { readValues } from '../../platform/db/read-values.ts'
import { aCategoryAt } from '../catalog/catalog.builders.ts'
import { aTenPercentCode, aTwoPlusTwo } from './promotion.builders.ts'
import { automaticPromotionsInside } from './promotion.queries.ts'
import { type PromotionInput, savePromotion } from './save-promotion.ts'
import { promotion } from './tables.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const codesTold = async () => (await app.mustCall(listPromotionsEndpoint, {})).items.map(({ code }) => code)

test('[CA-02] lists the public codes that can be used now, with their terms', async () => {
  await aCategoryAt(app.db, 'plaids')
  const open = { isPublic: true }
  await savePromotion(app.db, aTwoPlusTwo(['plaids'], { ...open, position: 1, link: '/plaids/' }))
  await savePromotion(app.db, aTenPercentCode('OPEN', { ...open, position: 2, oncePerCustomer: true }))
  await savePromotion(app.db, aTenPercentCode('GEHEIM'))
  await savePromotion(app.db, aTenPercentCode('VOORBIJ', { ...open, validUntil: now }))
  await savePromotion(app.db, aTenPercentCode('LATER', { ...open, validFrom: new Date(now.getTime() + 1) }))
  await savePromotion(app.db, aTenPercentCode('UIT', { ...open, active: false }))
  await savePromotion(app.db, aTenPercentCode('OP', { ...open, maxUses: 1 }))
  await app.db.update(promotion).set({ useCount: 1 }).where(eq(promotion.code, 'OP'))
  expect((await app.mustCall(listPromotionsEndpoint, {})).items).toEqual([
    {
      code: null,
      title: '2+2 gratis',
      link: '/plaids/',
      conditions: [
        'Van elke 4 artikelen zijn de 2 goedkoopste gratis, geteld vanaf het duurste.',
        'Alleen voor artikelen uit ‘plaids’.',
      ],
    },
    {
      code: 'OPEN',
      title: '10% korting',
      link: null,
      conditions: [
        'Niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.',
        'Eén keer per klant.',
      ],
    },
  ])
})

test('[CA-06] promotions count in the order that staff gives them, whichever was saved first', async () => {
  await aCategoryAt(app.db, 'lakens')
  const saved = [
    { key: 'last', position: 12 },
    { key: 'first', position: 10 },
    { key: 'middle', position: 11 },
  ]
  for (const { key, position } of saved)
    await savePromotion(app.db, aTwoPlusTwo(['lakens'], { key, title: key, position }))
  const { promotions } = await readValues(app.db, { promotions: automaticPromotionsInside(now) })
  const titles = promotions.map(({ title }) => title)
  expect(titles.filter((title) => saved.some(({ key }) => key === title))).toEqual([
    'first',
    'middle',
    'last',
  ])
})

test('saving a promotion again changes it, and keeps how often it was used', async () => {
  await savePromotion(app.db, aTenPercentCode('WISSEL', { isPublic: true, maxUses: 9 }))
  await app.db.update(promotion).set({ useCount: 2 }).where(eq(promotion.code, 'WISSEL'))
  await savePromotion(app.db, aTenPercentCode('WISSEL', { maxUses: 5, percent: 20 }))
  const [row] = await app.db.select().from(promotion).where(eq(promotion.code, 'WISSEL'))
  expect(row).toMatchObject({ percent: 20, maxUses: 5, useCount: 2, isPublic: false })
  expect(await codesTold()).not.toContain('WISSEL')
})

test.each<[string, object]>([
  ['of nothing', { percent: 0 }],
  ['of more than all', { percent: 101 }],
  ['of half a per cent', { percent: 2.5 }],
  ['with a code in small letters', { code: 'klein' }],
  ['with a code that reads as a voucher', { code: 'WXYZ-3467-TRPQ'.replace('Z', 'Y') }],
  ['with a code of nothing', { code: '' }],
  ['with a minimum below zero', { minimumCents: -1 }],
  ['that ends before it begins', { validFrom: now, validUntil: now }],
  ['for a category that does not exist', { categories: ['nergens'] }],
  ['for a product that does not exist', { products: ['niets'] }],
  ['with a link to elsewhere', { link: 'https://elders.example/' }],
])('a discount %s is refused', async (_name, special) => {
  await expect(savePromotion(app.db, aTenPercentCode('GOED', special))).rejects.toThrow()
})

test('a promotion in which all pieces are free is refused', async () => {
  const given: PromotionInput = aTwoPlusTwo([], { key: 'alles', freePieces: 4 })
  await expect(savePromotion(app.db, given)).rejects.toThrow()
})
