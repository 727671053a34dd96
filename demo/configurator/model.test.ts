import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseNodes, listNodes, type ShapeSlot } from '@sluimer/domain/configurator/shape/choose-nodes'
import { decodeCorners, unfoldNormals } from '@sluimer/domain/configurator/shape/decode-corners'
import { decodeTriangles } from '@sluimer/domain/configurator/shape/decode-triangles'
import { readShapes } from '@sluimer/domain/configurator/shape/read-shapes'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'model')
/** What a browser may have to load for one bed. */
const mostBytes = 1_500_000

interface Part {
  part: string
  variant: string
}
interface Definition {
  slug: string
  pictureParts: Record<string, string>
  steps: { properties: { options: { picture?: Part }[] }[] }[]
}

const list: {
  standard: Record<string, string>
  slots: ShapeSlot[]
  files: Record<string, { bytes: number; nodes: string[] }>
} = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const files = Object.entries(list.files).map(([name, { bytes, nodes }]) => {
  const data = readFileSync(join(folder, name))
  return { name, bytes, nodes, data, shapes: readShapes(data) }
})
const sets = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file): Definition => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))

/** The options of a set by the choice that they make. */
function listOptions({ pictureParts, steps }: Definition): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [part, variant] of Object.entries(pictureParts)) found[part] = [variant]
  for (const { options } of steps.flatMap(({ properties }) => properties))
    for (const { picture } of options)
      if (picture) found[picture.part] = [...new Set([...(found[picture.part] ?? []), picture.variant])]
  return found
}

/** All ways to take one option of each choice. */
function listBeds(options: Record<string, string[]>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (beds, [choice, ids]) => beds.flatMap((bed) => ids.map((id) => ({ ...bed, [choice]: id }))),
    [{}],
  )
}

/** The size of parts along an axis, in metres. */
function measure(file: (typeof files)[number], nodes: readonly string[], axis: number): number {
  const steps = nodes.flatMap((name) =>
    (file.shapes.nodes.get(name) ?? []).flatMap(({ places }) =>
      [...places].filter((_, at) => at % 4 === axis),
    ),
  )
  const [least, most] = steps.reduce(([low, high], step) => [Math.min(low, step), Math.max(high, step)], [
    steps[0] ?? 0,
    steps[0] ?? 0,
  ] as [number, number])
  return (most - least) * file.shapes.metresPerStep
}

describe.each(files)('the parts of beds in $name', (file) => {
  test('weigh what the list says, and no more than a bed may', () => {
    expect(file.data.length).toBe(file.bytes)
    expect(file.bytes).toBeLessThanOrEqual(mostBytes)
  })

  test('are those of the list', () => {
    expect([...file.shapes.nodes.keys()]).toEqual(file.nodes)
  })

  test('are read as the library that wrote them reads them', async () => {
    await MeshoptDecoder.ready
    const textLength = file.data.readUInt32LE(12)
    const gltf = JSON.parse(file.data.subarray(20, 20 + textLength).toString())
    const binary = file.data.subarray(28 + textLength)
    expect(gltf.extensionsRequired).toEqual(['KHR_mesh_quantization', 'EXT_meshopt_compression'])
    for (const { extensions } of gltf.bufferViews) {
      const { byteOffset, byteLength, byteStride, count, mode, filter } = extensions.EXT_meshopt_compression
      const source = binary.subarray(byteOffset, byteOffset + byteLength)
      const wanted = new Uint8Array(count * byteStride)
      MeshoptDecoder.decodeGltfBuffer(wanted, count, byteStride, source, mode, filter ?? 'NONE')
      const isTriangles = mode === 'TRIANGLES'
      const read = isTriangles ? decodeTriangles(source, count) : decodeCorners(source, count, byteStride)
      if (filter) unfoldNormals(new Int8Array(read.buffer))
      expect(Buffer.compare(new Uint8Array(read.buffer), wanted)).toBe(0)
    }
  })

  test('have their true size: mattresses are as wide as the bed, and two metres long', () => {
    for (const name of file.nodes.filter((one) => one.startsWith('mattress-'))) {
      const width = Number(name.split('-')[1]) / 100
      expect(measure(file, [name], 0), name).toBeCloseTo(width, 1)
      expect(measure(file, [name], 2), name).toBeCloseTo(2, 1)
    }
  })

  test('stand on the floor, and every triangle has corners that exist', () => {
    for (const [name, surfaces] of file.shapes.nodes)
      for (const { places, triangles } of surfaces) {
        expect(Math.min(...places.filter((_, at) => at % 4 === 1)), name).toBeGreaterThanOrEqual(0)
        expect(Math.max(...triangles), name).toBeLessThan(places.length / 4)
      }
  })
})

describe.each(sets)('the beds of $slug', (definition) => {
  const options = listOptions(definition)

  test('are all in one file, so that no choice loads another', () => {
    const names = listNodes(list, options)
    expect(files.filter(({ nodes }) => names.every((name) => nodes.includes(name)))).toHaveLength(1)
  })

  test('have exactly one node in each part that they have', () => {
    const known = new Set(files.flatMap(({ nodes }) => nodes))
    for (const bed of listBeds(options)) {
      const names = chooseNodes(list, bed).map(({ name }) => name)
      const has = (slot: string) => names.filter((name) => name.split('-')[0] === slot).length
      const expected = { ...list.standard, ...bed }
      expect(names.filter((name) => !known.has(name))).toEqual([])
      expect(Object.fromEntries(list.slots.map(({ name }) => [name, has(name)]))).toEqual({
        ...{ headboard: 1, base: 1, mattress: 1, topper: 1, bedding: 1 },
        legs: expected.base === 'boxspring' ? 1 : 0,
        lamps: expected.lamps === 'lampen' ? 1 : 0,
      })
    }
  })
})
