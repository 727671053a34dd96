import { addCartItemEndpoint, applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'

const dayMs = 86_400_000
const start = new Date('2026-06-01T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await savePromotion(app.db, aTenPercentCode('ALLEN'))
  await savePromotion(app.db, aTenPercentCode('PERSOONLIJK', { isAnnounced: false }))
  const delivery = { key: 'thuis', title: 'Gratis bezorging', kind: 'code', code: 'THUIS' } as const
  await savePromotion(app.db, { ...delivery, benefit: 'free_delivery' })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})

const later = (days: number) => {
  now = new Date(start.getTime() + days * dayMs)
}
const apply = (cookies: CookieJar, discount_code: string) =>
  app.call(applyDiscountEndpoint, { body: { discount_code } }, { cookies })
async function add(cookies: CookieJar, variantId: number) {
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
}
async function aCartWith(...variantIds: number[]): Promise<CookieJar> {
  const cookies = app.newVisitor()
  for (const variantId of variantIds) await add(cookies, variantId)
  return cookies
}
const aVariant = async (priceCents = 11_900) =>
  onlyVariantId(await aProduct(app.db, { priceCents, stock: 99 }))

/** A variant that is cheap from day 40 to 41, and then has its old price again. */
async function wasCheaper(): Promise<number> {
  const variantId = await aVariant()
  later(40)
  await changePrice(app.db, { variantId, priceCents: 8895 }, now)
  later(41)
  await changePrice(app.db, { variantId, priceCents: 11_900 }, now)
  return variantId
}

const tooDear = 'Deze kortingscode geldt niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.'

test('[CA-02] a reduction of yesterday keeps a code for all off the line, until 30 days have passed', async () => {
  const variantId = await wasCheaper()
  const cookies = await aCartWith(variantId)
  expect(await apply(cookies, 'ALLEN')).toMatchObject({
    status: 409,
    error: { code: 'code_not_applicable', message: tooDear },
  })
  expect(await apply(cookies, 'PERSOONLIJK')).toMatchObject({ data: { totals: { grand_total: 107.1 } } })
  later(72)
  const afterwards = await aCartWith(variantId)
  expect(await apply(afterwards, 'ALLEN')).toMatchObject({ data: { totals: { grand_total: 107.1 } } })
})

test('[CA-02] while the reduction lasts the code counts, from the reduced price', async () => {
  const variantId = await aVariant()
  later(40)
  await changePrice(app.db, { variantId, priceCents: 8895 }, now)
  const cookies = await aCartWith(variantId)
  expect(await apply(cookies, 'ALLEN')).toMatchObject({
    data: {
      items: [{ code_note: 'Korting met ALLEN, geteld vanaf de laagste prijs van 30 dagen: €\u00a088,95.' }],
      codes: [{ amount: 8.9 }],
    },
  })
})

test('[CA-02] a price that was raised before the code leaves nothing to save', async () => {
  const variantId = await aVariant(8000)
  later(40)
  await changePrice(app.db, { variantId, priceCents: 10_000 }, now)
  later(50)
  expect(await apply(await aCartWith(variantId), 'ALLEN')).toMatchObject({ error: { message: tooDear } })
})

test('[CA-02] the prices of the 30 days before a code began count as long as the code runs', async () => {
  const variantId = await wasCheaper()
  const validFrom = new Date(start.getTime() + 45 * dayMs)
  await savePromotion(app.db, aTenPercentCode('VANAF45', { validFrom }))
  later(80)
  const cookies = await aCartWith(variantId)
  expect(await apply(cookies, 'VANAF45')).toMatchObject({ error: { message: tooDear } })
  expect(await apply(cookies, 'ALLEN')).toMatchObject({ ok: true })
})

test('[CA-02] beside other goods the code counts for those, and the line it leaves out says why', async () => {
  const [cheaper, steady] = [await wasCheaper(), await aVariant(5000)]
  const cookies = await aCartWith(cheaper, steady)
  expect(await apply(cookies, 'ALLEN')).toMatchObject({ data: { codes: [{ amount: 5, problem: null }] } })
  const { items } = await app.mustCall(getCartEndpoint, {}, { cookies })
  const findNote = (variantId: number) => items.find((item) => item.variant_id === String(variantId))
  expect(findNote(cheaper)).toMatchObject({
    discount: 0,
    code_note: 'ALLEN geldt niet voor dit artikel: het kostte in de afgelopen 30 dagen ook €\u00a088,95.',
  })
  expect(findNote(steady)).toMatchObject({ discount: 5 })
})

test('[CA-02] a code that gives less than the present one is refused, and does not replace it', async () => {
  await savePromotion(app.db, aTenPercentCode('VIJF', { percent: 5 }))
  const cookies = await aCartWith(await aVariant(4000))
  await apply(cookies, 'ALLEN')
  expect(await apply(cookies, 'VIJF')).toMatchObject({
    status: 409,
    error: { message: 'Met ALLEN heb je meer voordeel. Haal die code weg als je deze toch wilt gebruiken.' },
  })
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({ applied_code: 'ALLEN' })
})

test('[CA-02] a code for free delivery is refused where delivery is free already, and replaces no other code', async () => {
  const cookies = await aCartWith(await aVariant(9000))
  const isFree = 'Je betaalt al niets voor de bezorging: deze kortingscode voegt niets toe.'
  expect(await apply(cookies, 'THUIS')).toMatchObject({ status: 409, error: { message: isFree } })
  await apply(cookies, 'ALLEN')
  expect(await apply(cookies, 'THUIS')).toMatchObject({ error: { message: isFree } })
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({ applied_code: 'ALLEN' })
})

test('[CA-02] a code on the public page is announced: staff cannot say otherwise', async () => {
  const input = aTenPercentCode('OPENBAAR', { isPublic: true, isAnnounced: false })
  await expect(savePromotion(app.db, input)).rejects.toThrow(/announced/)
})
