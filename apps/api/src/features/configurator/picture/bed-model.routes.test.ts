import { cp, mkdtemp, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { readGlb, readUsdz } from '../../render/model/model.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { saveDefinition } from '../set/save-definition.ts'

const demoModel = resolve(import.meta.dirname, '../../../../../../demo/configurator/model')
const forGood = 'public, max-age=31536000, immutable'
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aSet(app.db, aModelledSet())
})
afterAll(() => app.close())

/** A set whose model shows the length, the fabric and the lamps. */
function aModelledSet(color = '#cdbfa9') {
  const { steps, ...set } = aDefinitionInput({ pictureParts: { width: '160', headboard: 'omlijst' } })
  const [size, rest] = steps
  const lengths = ['200', '220'] as const
  size?.properties[0]?.options.forEach((option, at) => {
    option.picture = { part: 'length', variant: lengths[at] ?? '200' }
  })
  const [fabrics, lamps] = rest?.properties ?? []
  if (fabrics?.options[0]) fabrics.options[0].fabric = { color, weave: 'geweven' }
  lamps?.options.forEach((option, at) => {
    option.picture = { part: 'lamps', variant: at === 0 ? 'geen' : 'lampen' }
  })
  return { ...set, steps }
}

async function getModel(from: TestApp = app) {
  const set = await from.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
  if (set.model === null) throw new Error('the set has no model')
  return set.model
}
const get = (url: string, from: TestApp = app) => from.server.inject({ url })
const getBed = async (reference: string) => get(`${(await getModel()).bedUrl}${reference}`)

describe('the parts of beds', () => {
  test('are named by the set, and found at their address for good', async () => {
    const model = await getModel()
    expect(model.properties).toEqual(['maat', 'stof', 'lampen'])
    expect(model.standard).toMatchObject({ width: '160', headboard: 'omlijst', legs: 'hout-rond' })
    // Beds are made from the same bytes, which must stay as they are.
    await getBed('140_zand.glb')
    const answer = await get(model.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('model/gltf-binary')
    expect(answer.headers['cache-control']).toBe(forGood)
    expect(Buffer.compare(answer.rawPayload, await readFile(join(demoModel, 'tweepersoons.glb')))).toBe(0)
  })

  test.each([
    '/media/bed-parts/x/tweepersoons.glb',
    '/media/bed-parts/x/index.json',
    '/media/bed-parts/x/..%2findex.json',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('are absent without a folder of them, and for a set that they do not have', async () => {
    const bare = await buildTestApp({ config: { modelDir: join(demoModel, 'nowhere') } })
    await aSet(bare.db, aModelledSet())
    const set = await bare.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspringset-proef' } })
    expect(set.model).toBeNull()
    await bare.close()
    await aSet(app.db, { ...aModelledSet(), slug: 'boxspring-reus', pictureParts: { width: '300' } })
    const wide = await app.mustCall(getConfiguratorEndpoint, { params: { slug: 'boxspring-reus' } })
    expect(wide.model).toBeNull()
  })
})

describe('one bed as binary glTF', () => {
  test('is the bed of the address, for everyone and for good, and needs no extension', async () => {
    const answer = await getBed('140_zand.glb')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('model/gltf-binary')
    expect(answer.headers['cache-control']).toBe(forGood)
    const { json, binary } = readGlb(answer.rawPayload)
    expect(json.asset.version).toBe('2.0')
    expect(json.extensionsRequired).toBeUndefined()
    expect(json.buffers).toEqual([{ byteLength: binary.length }])
    expect(new Set(json.nodes.map(({ name }) => name))).toEqual(
      new Set([
        ...['headboard-160-omlijst', 'legs-160-hout-rond', 'base-160-boxspring'],
        ...['mattress-160-pocket', 'topper-160-heel', 'bedding-160'],
      ]),
    )
  })

  test('has the color of the fabric, in linear light', async () => {
    const { json } = readGlb((await getBed('140_zand.glb')).rawPayload)
    const cloth = json.materials.find(({ name }) => name === 'cloth')
    const [red, green, blue, alpha] = cloth?.pbrMetallicRoughness.baseColorFactor ?? []
    expect([red, green, blue].map((value) => Number(value?.toFixed(3)))).toEqual([0.61, 0.521, 0.397])
    expect(alpha).toBe(1)
  })

  test.each([
    ['140_zand.glb', 2],
    ['180_zand.glb', 2.2],
  ])(
    '%s has its true size in metres, stands on the floor, and has its middle at the origin',
    async (reference, length) => {
      const { json } = readGlb((await getBed(reference)).rawPayload)
      const bounds = (prefix: string, axis: number) => {
        const found = json.nodes
          .filter(({ name }) => name.startsWith(prefix))
          .map(({ mesh }) => json.accessors[json.meshes[mesh]?.primitives[0]?.attributes.POSITION ?? -1])
        const least = Math.min(...found.map((one) => one?.min?.[axis] ?? Number.NaN))
        return [least, Math.max(...found.map((one) => one?.max?.[axis] ?? Number.NaN))] as const
      }
      const size = (prefix: string, axis: number) => bounds(prefix, axis)[1] - bounds(prefix, axis)[0]
      expect(size('mattress-', 2)).toBeCloseTo(length, 1)
      expect(size('mattress-', 0)).toBeCloseTo(1.6, 1)
      expect(size('', 0)).toBeCloseTo(1.66, 1)
      expect(bounds('', 1)[0]).toBeGreaterThanOrEqual(0)
      expect(bounds('', 1)[0]).toBeLessThan(0.01)
      expect(bounds('', 1)[1]).toBeCloseTo(1.28, 1)
      expect(bounds('', 2)[0] + bounds('', 2)[1]).toBeCloseTo(0, 3)
    },
  )

  test('refers only to what it has: every number is in range, and normals have a length of one', async () => {
    const { json, binary } = readGlb((await getBed('140_zand_lampen.glb')).rawPayload)
    for (const { byteOffset, byteLength } of json.bufferViews) {
      expect(byteOffset % 4).toBe(0)
      expect(byteOffset + byteLength).toBeLessThanOrEqual(binary.length)
    }
    const read = (at: number | undefined) => {
      const accessor = json.accessors[at ?? -1]
      const view = json.bufferViews[accessor?.bufferView ?? -1]
      const from = binary.byteOffset + (view?.byteOffset ?? 0)
      return { count: accessor?.count ?? 0, bytes: binary.buffer.slice(from, from + (view?.byteLength ?? 0)) }
    }
    for (const { primitives } of json.meshes)
      for (const { attributes, indices, material } of primitives) {
        const places = read(attributes.POSITION)
        const normals = new Float32Array(read(attributes.NORMAL).bytes)
        expect(Math.max(...new Uint16Array(read(indices).bytes))).toBeLessThan(places.count)
        expect(normals).toHaveLength(places.count * 3)
        for (let i = 0; i < normals.length; i += 3)
          expect(Math.abs(Math.hypot(...normals.subarray(i, i + 3)) - 1)).toBeLessThan(0.001)
        expect(json.materials[material]).toBeDefined()
      }
  })
})

describe('one bed as USDZ', () => {
  test('is a package of one text, stored and aligned, that says its size and its color', async () => {
    const answer = await getBed('140_zand.usdz')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('model/vnd.usdz+zip')
    expect(answer.headers['cache-control']).toBe(forGood)
    const files = readUsdz(answer.rawPayload)
    expect(files.map(({ name }) => name)).toEqual(['bed.usda'])
    const text = files[0]?.bytes.toString() ?? ''
    expect(text.startsWith('#usda 1.0\n')).toBe(true)
    expect(text).toContain('metersPerUnit = 1\n')
    expect(text).toContain('upAxis = "Y"')
    expect(text).toContain('color3f inputs:diffuseColor = (0.6105, 0.521, 0.3968)')
    expect(text).toContain('def Mesh "headboard_160_omlijst_0"')
    expect(text).not.toContain('NaN')
  })

  test('has as many corners as its triangles name', async () => {
    const text = readUsdz((await getBed('180_zand_lampen.usdz')).rawPayload)[0]?.bytes.toString() ?? ''
    const meshes = text.split('def Mesh ').slice(1)
    expect(meshes.length).toBeGreaterThan(8)
    for (const mesh of meshes) {
      const list = (name: string) => new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(mesh)?.[1] ?? ''
      const corners = list('point3f\\[\\] points').split('),(').length
      const named = list('faceVertexIndices').split(',').map(Number)
      expect(Math.max(...named)).toBe(corners - 1)
      expect(list('normals').split('),(')).toHaveLength(corners)
      expect(
        list('faceVertexCounts')
          .split(',')
          .every((count) => count === '3'),
      ).toBe(true)
      expect(named).toHaveLength(list('faceVertexCounts').split(',').length * 3)
    }
  })
})

describe('the address of a bed', () => {
  test.each([
    'goud.glb',
    '140_goud.glb',
    '140_zand.obj',
    '140_zand_zand.glb',
    'zand.usdz',
    '140_zand.glb.usdz',
  ])('with %s leads nowhere', async (reference) => {
    const answer = await getBed(reference)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })

  test('of an unknown set leads nowhere', async () => {
    const { bedUrl } = await getModel()
    expect(
      (await get(`${bedUrl.replace('boxspringset-proef', 'boxspring-niets')}140_zand.glb`)).statusCode,
    ).toBe(404)
  })

  test('keeps its meaning when a fabric changes, and one of parts that are gone shows the bed of today', async () => {
    const before = await getModel()
    await saveDefinition(app.db, aModelledSet('#101010'), new Date('2026-02-01T09:00:00Z'))
    expect((await getModel()).bedUrl).not.toBe(before.bedUrl)
    const old = await get(`${before.bedUrl}140_zand.glb`)
    expect(old.headers['cache-control']).toBe(forGood)
    const red = (file: Buffer) =>
      readGlb(file).json.materials.find(({ name }) => name === 'cloth')?.pbrMetallicRoughness
        .baseColorFactor[0]
    expect(red(old.rawPayload)).toBeCloseTo(0.61, 2)
    const gone = await get(`/media/bed-model/of-before/boxspringset-proef/140_zand.glb`)
    expect(gone.headers['cache-control']).toBe('public, max-age=300')
    expect(red(gone.rawPayload)).toBeLessThan(0.01)
  })

  test('of a damaged file of parts is unavailable, and the set stays as it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sluimer-model-'))
    await cp(demoModel, folder, { recursive: true })
    await truncate(join(folder, 'tweepersoons.glb'), 200_000)
    const broken = await buildTestApp({ config: { modelDir: folder } })
    await aSet(broken.db, aModelledSet())
    const answer = await get(`${(await getModel(broken)).bedUrl}140_zand.glb`, broken)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['cache-control']).not.toContain('immutable')
    await broken.close()
    await rm(folder, { recursive: true })
  })
})
