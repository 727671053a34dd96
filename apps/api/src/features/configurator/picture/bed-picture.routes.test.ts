import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { RenderScene } from '@sluimer/contract/render/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { buildLayers } from '../../render/compose/compose-bed.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { saveDefinition } from '../set/save-definition.ts'
import { findBedPicture } from './find-bed-picture.ts'
import { openSetPictures } from './open-set-pictures.ts'

const key = 'a-key-of-the-shop'
let folder: string
let app: TestApp
let productId: number

beforeAll(async () => {
  folder = await buildLayers()
  app = await buildTestApp({ config: { layersDir: folder, renderApiKey: key } })
  productId = (await aSet(app.db, aPicturedSet())).id
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A set whose pictures show the fabric; the sizes and the lamps do not show. */
function aPicturedSet(color = '#cdbfa9') {
  const { steps, ...set } = aDefinitionInput({
    pictureParts: { width: '180', headboard: 'vlak', base: 'opberg', legs: 'hout' },
  })
  const fabrics = steps[1]?.properties[0]?.options[0]
  if (fabrics) fabrics.fabric = { color, weave: 'geweven' }
  return { ...set, steps }
}

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })
const askScenes = (name: string, sent: string | undefined = key) =>
  get(`/render/scenes?name=${name}`, sent === undefined ? {} : { 'x-api-key': sent })

describe('[API-14] the list of scenes', () => {
  test('names the pictures of a bed by its product and options', async () => {
    const answer = await askScenes(`${productId}-140-zand-lampen`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ scenes: RenderScene[] }>().scenes).toEqual([
      {
        referenceId: 'zand.webp',
        renderUrl: expect.stringMatching(/^\/media\/bed\/[\w-]+\/room\/-1\/boxspringset-proef\/zand\.webp$/),
        view: 'room',
        title: 'Kamer',
        alt: 'Boxspringset Proef',
      },
    ])
  })

  test.each([
    ['no key', undefined],
    ['another key', 'a-key-of-another'],
    ['part of the key', key.slice(0, -1)],
  ])('is refused with %s', async (_, sent) => {
    const answer = await get(
      `/render/scenes?name=${productId}-140-zand`,
      sent === undefined ? {} : { 'x-api-key': sent },
    )
    expect(answer.statusCode).toBe(401)
  })

  test('is refused with any key while the shop has none', async () => {
    const keyless = await buildTestApp({ config: { renderApiKey: undefined } })
    const url = `/render/scenes?name=${productId}-140-zand`
    expect((await keyless.server.inject({ url, headers: { 'x-api-key': '' } })).statusCode).toBe(401)
    expect((await keyless.server.inject({ url, headers: { 'x-api-key': 'undefined' } })).statusCode).toBe(401)
    await keyless.close()
  })

  test.each(['-140-goud', '-140', '-zand-140', '', '-140-zand-0'])(
    'is not there for a bed that the set does not have: %s',
    async (options) => {
      expect((await askScenes(`${productId}${options}`)).statusCode).toBe(404)
    },
  )

  test('is not there for an unknown product, and a name of another form is refused', async () => {
    expect((await askScenes('999999-140-zand')).statusCode).toBe(404)
    expect((await askScenes('bed')).statusCode).toBe(400)
    expect((await askScenes('1-../../x')).statusCode).toBe(400)
  })
})

describe('[API-14] [CF-14] the picture of a bed', () => {
  const sceneUrl = async () => {
    const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
    return set.scenes[0]?.renderUrl ?? ''
  }

  test('is found at the address of the scene with its reference id, for everyone and for good', async () => {
    const answer = await get(`${await sceneUrl()}zand.avif`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/avif')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1500)
  })

  test('that was made not long ago asks the database for nothing', async () => {
    const url = `${await sceneUrl()}zand.avif`.replace('/-1/', '/320/')
    const made = await get(url)
    const [, , , revision, view, width, slug, reference] = url.split('/')
    const params = { revision, view, width, slug, reference }
    const noDatabase = new Proxy(app.db, {
      get: () => {
        throw new Error('the database is asked')
      },
    })
    const kept = await findBedPicture({ db: noDatabase }, await openSetPictures(app.deps), params)
    expect(kept).toEqual({ ok: true, data: { bytes: made.rawPayload, type: 'image/avif', isForGood: true } })
  })

  test('comes in the width that replaces -1, if it is one of those served', async () => {
    const url = `${await sceneUrl()}zand.webp`
    const small = await get(url.replace('/-1/', '/640/'))
    expect((await sharp(small.rawPayload).metadata()).width).toBe(640)
    expect((await get(url.replace('/-1/', '/641/'))).statusCode).toBe(404)
  })

  test.each(['goud.webp', 'zand_mos.webp', 'zand.png', '140_zand.webp'])(
    'is not there for %s',
    async (reference) => {
      const answer = await get(`${await sceneUrl()}${reference}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).not.toContain('immutable')
    },
  )

  test('of a layer that cannot be read is missing for now, and the set stays as it is', async () => {
    await truncate(join(folder, 'room/headboard-180-vlak-geweven.webp'), 10)
    const broken = await buildTestApp({ config: { layersDir: folder } })
    await aSet(broken.db, aPicturedSet())
    const set = await broken.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
    const answer = await broken.server.inject({ url: `${set.scenes[0]?.renderUrl}zand.webp` })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['cache-control']).not.toContain('immutable')
    await broken.close()
  })

  test('of a set without layers does not exist, and the set has no scenes', async () => {
    const bare = await buildTestApp({ config: { layersDir: join(folder, 'nowhere') } })
    await aSet(bare.db, aPicturedSet())
    const set = await bare.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
    expect(set.scenes).toEqual([])
    await bare.close()
  })

  test('keeps its address when a fabric changes: the bed stays as it was sold', async () => {
    const before = await sceneUrl()
    const saved = await saveDefinition(app.db, aPicturedSet('#101010'), new Date('2026-02-01T09:00:00Z'))
    expect(saved.ok).toBe(true)
    expect(await sceneUrl()).not.toBe(before)
    const old = await get(`${before}zand.avif`)
    expect(old.headers['cache-control']).toContain('immutable')
  })
})
