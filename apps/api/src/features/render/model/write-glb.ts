import type { ModelSurface } from './compose-model.ts'

const [arrayBuffer, elementArrayBuffer] = [34962, 34963]
const [unsignedByte, unsignedShort, float] = [5121, 5123, 5126]

/**
 * Writes a bed as binary glTF 2.0 without any extension, which is what Android's Scene Viewer reads. Colors of corners are
 * how much light comes to them.
 */
export function writeGlb(surfaces: readonly ModelSurface[], name: string): Uint8Array {
  const pieces: Uint8Array[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let length = 0

  const add = (data: Float32Array | Uint16Array | Uint8Array, target: number, accessor: object) => {
    const bytes = pad(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: data.byteLength, target })
    accessors.push({ bufferView: bufferViews.length - 1, ...accessor })
    pieces.push(bytes)
    length += bytes.length
    return accessors.length - 1
  }
  const materials = [...new Map(surfaces.map(({ material }) => [material.name, material])).values()]
  const meshes = surfaces.map(({ material, places, normals, light, triangles }) => {
    const count = light.length
    const vector = { componentType: float, count, type: 'VEC3' }
    const attributes = {
      POSITION: add(places, arrayBuffer, { ...vector, ...findBounds(places) }),
      NORMAL: add(normals, arrayBuffer, vector),
      COLOR_0: add(toShades(light), arrayBuffer, {
        componentType: unsignedByte,
        normalized: true,
        count,
        type: 'VEC4',
      }),
    }
    const indices = add(triangles, elementArrayBuffer, {
      componentType: unsignedShort,
      count: triangles.length,
      type: 'SCALAR',
    })
    return {
      primitives: [
        { attributes, indices, material: materials.findIndex((one) => one.name === material.name) },
      ],
    }
  })
  const nodes = surfaces.map(({ part }, mesh) => ({ name: part, mesh }))
  return toGlb(
    {
      asset: { version: '2.0', generator: 'Sluimer' },
      scene: 0,
      scenes: [{ name, nodes: nodes.map((_, at) => at) }],
      ...{ nodes, meshes, accessors, bufferViews },
      materials: materials.map((material) => ({
        name: material.name,
        pbrMetallicRoughness: {
          baseColorFactor: [...material.color, 1],
          roughnessFactor: material.roughness,
          metallicFactor: material.metalness,
        },
        emissiveFactor: material.glow,
      })),
      buffers: [{ byteLength: length }],
    },
    Buffer.concat(pieces),
  )
}

function findBounds(places: Float32Array): { min: number[]; max: number[] } {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const max = min.map((value) => -value)
  places.forEach((value, at) => {
    const axis = at % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  })
  return { min, max }
}

/** The darkest that a corner gets: light still comes from what is around it. */
const darkest = 0.25

function toShades(light: Float32Array): Uint8Array {
  const shades = new Uint8Array(light.length * 4).fill(255)
  light.forEach((share, corner) => {
    shades.fill(Math.round(255 * (darkest + (1 - darkest) * share)), corner * 4, corner * 4 + 3)
  })
  return shades
}

const [jsonChunk, binaryChunk] = [0x4e4f534a, 0x004e4942]

function toGlb(json: object, binary: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(json))
  const chunks = [
    [jsonChunk, pad(text, ' ')],
    [binaryChunk, pad(binary)],
  ] as const
  const parts = chunks.flatMap(([kind, bytes]) => [toWords(bytes.length, kind), bytes])
  const length = parts.reduce((sum, part) => sum + part.length, 12)
  return Buffer.concat([Buffer.from('glTF'), toWords(2, length), ...parts])
}

function toWords(...numbers: number[]): Uint8Array {
  const words = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) words.writeUInt32LE(number, at * 4)
  return words
}

/** Lengthens bytes to a multiple of four, as every part of the file must be. */
function pad(bytes: Uint8Array, filling = '\0'): Uint8Array {
  const missing = (4 - (bytes.length % 4)) % 4
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing, filling)])
}
