import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { buildLayers } from '../../render/compose/compose-bed.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { saveDefinition } from '../set/save-definition.ts'

const slug = 'boxspringset-proef'
let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await buildLayers()
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  app = await buildTestApp({ config: { layersDir: folder } })
  await aSet(app.db, aPicturedSet())
})
afterEach(() => app.close())

/** A set whose pictures show the fabric, of which it begins with sand. */
function aPicturedSet(begun = 'zand') {
  const { steps, ...set } = aDefinitionInput({
    pictureParts: { width: '180', headboard: 'vlak', base: 'opberg', legs: 'hout' },
    defaultConfig: { maat: '180', stof: begun, lampen: '0' },
  })
  for (const fabric of steps[1]?.properties[0]?.options ?? [])
    Object.assign(fabric, {
      fabric: { color: fabric.id === 'zand' ? '#cdbfa9' : '#5f6b4a', weave: 'geweven' },
      phrase: `bekleed in ${fabric.id}`,
    })
  return { ...set, steps }
}

async function findViews(of = app) {
  const { images } = await of.mustCall(getProductEndpoint, { params: { slugOrId: slug } })
  return images.slice(1)
}

describe('[PD-01] [API-14] the views of a set on its product page', () => {
  test('follow its own picture and say what they show of the bed that shoppers begin with', async () => {
    expect(await findViews()).toEqual([
      {
        key: expect.stringMatching(/^set~[\w-]{12}~room~boxspringset-proef~zand$/),
        src: expect.stringMatching(/^\/media\/640\/set~.*\.webp$/),
        alt: 'Boxspringset Proef, bekleed in zand',
        ...{ width: 8, height: 6, placeholder: '' },
      },
    ])
  })

  test.each([
    [160, 'avif'],
    [320, 'webp'],
    [480, 'avif'],
    [640, 'webp'],
    [960, 'avif'],
    [1280, 'webp'],
  ])('are served where all pictures are, %i wide as %s, and for good', async (width, format) => {
    const [view] = await findViews()
    const answer = await app.server.inject({ url: `/media/${width}/${view?.key}.${format}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
  })

  test.each([
    [1200, 800, 1280, 853],
    [1600, 1000, 1600, 1000],
    [1000, 800, 1000, 800],
  ])('of %i x %i pixels are offered %i x %i', async (width, height, ...offered) => {
    const large = await buildLayers((manifest) => {
      const [room] = Object.values(manifest.views as Record<string, object>)
      manifest.views = { room: { ...room, width, height } }
    })
    const shop = await buildTestApp({ config: { layersDir: large } })
    await aSet(shop.db, aPicturedSet())
    const [view] = await findViews(shop)
    expect([view?.width, view?.height]).toEqual(offered)
    await shop.close()
    await rm(large, { recursive: true })
  })

  test('have another address once the set begins with another bed, and the old one stays', async () => {
    const [before] = await findViews()
    await saveDefinition(app.db, aPicturedSet('mos'), new Date())
    await expect.poll(async () => (await findViews())[0]?.alt).toBe('Boxspringset Proef, bekleed in mos')
    expect((await findViews())[0]?.key).not.toBe(before?.key)
    expect((await app.server.inject({ url: `/media/320/${before?.key}.webp` })).statusCode).toBe(200)
  })

  test('give its tile the second picture', async () => {
    const { id } = await app.mustCall(getProductEndpoint, { params: { slugOrId: slug } })
    const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids: id } })
    expect(products.map(({ images }) => images[1]?.alt)).toEqual(['Boxspringset Proef, bekleed in zand'])
  })

  test.each([
    ['set~.webp', 404],
    ['set~abc~room~boxspringset-proef.webp', 404],
    ['set~abc~room~boxspringset-proef~zand.png', 404],
    ['set~abc~nowhere~boxspringset-proef~zand.webp', 404],
    ['set~abc~room~another~zand.webp', 404],
  ])('are not there at %s', async (name, status) => {
    expect((await app.server.inject({ url: `/media/320/${name}` })).statusCode).toBe(status)
  })
})

test('[ER-02] a view that cannot be made is missing for now, and the page stays whole', async () => {
  await truncate(join(folder, 'room/headboard-180-vlak-geweven.webp'), 10)
  const broken = await buildTestApp({ config: { layersDir: folder } })
  await aSet(broken.db, aPicturedSet())
  const [view] = await findViews(broken)
  const answer = await broken.server.inject({ url: `/media/320/${view?.key}.webp` })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).not.toContain('immutable')
  await broken.close()
})

test('[PD-01] the page of a set without layers shows its own pictures', async () => {
  const bare = await buildTestApp({ config: { layersDir: join(folder, 'nowhere') } })
  await aSet(bare.db, aPicturedSet())
  expect(await findViews(bare)).toEqual([])
  await bare.close()
})
