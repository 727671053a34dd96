import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { getConfigurationEndpoint, getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aPlacedOrder } from '../../order/order.builders.ts'
import { buildLayers } from '../../render/compose/compose-bed.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { saveDefinition } from '../set/save-definition.ts'

const slug = 'boxspringset-proef'
let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await buildLayers()
  app = await buildTestApp({ config: { layersDir: folder } })
  await aSet(app.db, aPicturedSet())
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A set whose pictures show the fabric; the sizes and the lamps do not show. */
function aPicturedSet(color = '#e7e7e7') {
  const { steps, ...set } = aDefinitionInput({
    pictureParts: { width: '180', headboard: 'vlak', base: 'opberg', legs: 'hout' },
  })
  const fabric = steps[1]?.properties[0]?.options[0]
  if (fabric) Object.assign(fabric, { fabric: { color, weave: 'geweven' }, phrase: 'in zandkleurige stof' })
  return { ...set, steps }
}

async function toCustom(from: TestApp) {
  const set = await from.mustCall(getConfiguratorEndpoint, { params: { slug } })
  const parts = { maat: '180', stof: 'zand', lampen: '0' }
  const price = { price: 1210, special_price_incl: 1210 }
  const custom = { slug, boxconfig_id: set.boxconfig_id, parts, category: 'Boxspring kopen' as const }
  return { item_id: `${set.productId}-180-zand`, quantity: 1, custom: { ...custom, ...price } }
}

/** Puts a bed in a cart, and returns what the cart shows of it. */
async function addBed(to: TestApp, cookies: CookieJar = to.newVisitor()) {
  const { cart } = await to.mustCall(addCartItemEndpoint, { body: await toCustom(to) }, { cookies })
  const [item] = cart.items
  if (!item?.configuration) throw new Error('no bed')
  return { cookies, image: item.thumbnail, id: item.configuration.id }
}

const phrase = 'Boxspringset Proef, in zandkleurige stof'

describe('[CF-14] the picture of a composed bed', () => {
  test('is an ordinary picture of its line in the cart, the checkout, the order and under its link', async () => {
    const { cookies, image, id } = await addBed(app)
    expect(image).toMatchObject({
      key: expect.stringMatching(/^bed~[0-9a-v]{12}~[\w-]{12}$/),
      src: `/media/640/${image?.key}.webp`,
      alt: phrase,
    })
    const cart = await app.mustCall(getCartEndpoint, {}, { cookies })
    const checkout = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
    const { saved: _, ...kept } = await app.mustCall(getConfigurationEndpoint, { params: { id } })
    const { item_id, custom } = await toCustom(app)
    const variantId = Number(cart.items[0]?.variant_id)
    expect(item_id).toContain('-180-zand')
    const wish = { lines: [{ variantId, custom }], shipping: 'two_man' }
    const { publicId, cookies: buyer } = await aPlacedOrder(app, wish)
    const order = await app.mustCall(getOrderEndpoint, { params: { id: publicId } }, { cookies: buyer })
    for (const shown of [
      cart.items[0]?.thumbnail,
      checkout.cart.items[0]?.thumbnail,
      kept.image,
      order.lines[0]?.thumbnail,
    ])
      expect(shown).toEqual(image)
  })

  test.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
  ])('is served as %s where all pictures are, for good, in the widths of pictures', async (format, type) => {
    const { image } = await addBed(app)
    const answer = await app.server.inject({ url: `/media/160/${image?.key}.${format}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // The layers of this test are 8 pixels wide, and a picture is never made larger than they are.
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(8)
  })

  test('keeps the fabric that was ordered when the set has another one', async () => {
    const { image, cookies } = await addBed(app)
    const before = await app.server.inject({ url: `/media/160/${image?.key}.webp` })
    await saveDefinition(app.db, aPicturedSet('#101010'), new Date('2026-02-01T09:00:00Z'))
    const cart = await app.mustCall(getCartEndpoint, {}, { cookies })
    expect(cart.items[0]?.thumbnail).toEqual(image)
    const after = await app.server.inject({ url: `/media/160/${image?.key}.webp` })
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
    const { image: other } = await addBed(app)
    const now = await app.server.inject({ url: `/media/160/${other?.key}.webp` })
    expect(now.rawPayload.equals(before.rawPayload)).toBe(false)
    await saveDefinition(app.db, aPicturedSet(), new Date('2026-02-02T09:00:00Z'))
  })

  test('of an address from before the layers changed is the bed of today, and not for good', async () => {
    const { image } = await addBed(app)
    const old = image?.key.replace(/~[^~]+$/, '~another-one') ?? ''
    const answer = await app.server.inject({ url: `/media/160/${old}.webp` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
  })

  test.each([
    ['/media/161/bed~000000000000~abc.webp', 400],
    ['/media/160/bed~000000000000~abc.webp', 404],
    ['/media/160/bed~000000000000~abc.png', 404],
    ['/media/160/bed~000000000000.webp', 404],
    ['/media/160/bed~.webp', 404],
    [`/media/160/bed~${'0'.repeat(400)}~a.webp`, 404],
  ])('of %s answers %d and is not kept', async (url, status) => {
    const answer = await app.server.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })
})

describe('[CF-14] a bed whose picture cannot be made', () => {
  test('shows the set instead, and the cart does not look at it', async () => {
    const own = await buildLayers()
    const shop = await buildTestApp({ config: { layersDir: own } })
    await aSet(shop.db, aPicturedSet())
    const { image } = await addBed(shop)
    await truncate(join(own, 'room/headboard-180-vlak-geweven.webp'), 10)
    const { cookies } = await addBed(shop)
    expect((await shop.mustCall(getCartEndpoint, {}, { cookies })).items[0]?.thumbnail).toEqual(image)
    const answer = await shop.server.inject({ url: `/media/160/${image?.key}.webp` })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/media/160/foto.webp'])
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    await shop.close()
    await rm(own, { recursive: true })
  })

  test('shows the set in a shop without layers, also for an order of the time when it had them', async () => {
    const own = await buildLayers()
    const shop = await buildTestApp({ config: { layersDir: join(own, 'gone') } })
    await aSet(shop.db, aPicturedSet())
    const { image, id } = await addBed(shop)
    expect(image).toMatchObject({ key: 'foto', alt: phrase })
    const answer = await shop.server.inject({ url: `/media/320/bed~${id}~before.jpg` })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/media/320/foto.jpg'])
    await shop.close()
    await rm(own, { recursive: true })
  })
})
