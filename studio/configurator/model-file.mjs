// A glTF file of parts, in whole numbers (KHR_mesh_quantization) and compressed (EXT_meshopt_compression).
import { MeshoptEncoder } from 'meshoptimizer/encoder'

/** Steps of a place in a metre: an eighth of a millimetre, up to four metres. */
const STEPS = 8192
/** Metres of cloth from one end of the coordinates to the other. */
const CLOTH = 4

const [BYTE, UBYTE, SHORT, USHORT] = [5120, 5121, 5122, 5123]
const COMPRESSION = 'EXT_meshopt_compression'

/** The kinds of numbers: one stream of four or eight bytes a corner for each, and one of triangles. */
const STREAMS = {
  POSITION: { stride: 8, type: 'VEC3', componentType: SHORT },
  NORMAL: { stride: 4, type: 'VEC3', componentType: BYTE, normalized: true },
  TEXCOORD_0: { stride: 4, type: 'VEC2', componentType: USHORT, normalized: true },
  _SKY: { stride: 4, type: 'SCALAR', componentType: UBYTE, normalized: true },
}

/** Returns the file's bytes. Parts of the same shape share it. */
export function encodeModel(parts, looks) {
  const names = [...new Set(parts.map(({ material }) => material))]
  const streams = Object.fromEntries([...Object.keys(STREAMS), 'triangles'].map((name) => [name, []]))
  const accessors = []
  const shapes = new Map()
  let [corners, indices] = [0, 0]

  function addShape(part) {
    const count = part.light.length
    const rows = encodeCorners(part)
    const at = accessors.length
    Object.entries(STREAMS).forEach(([name, { stride, ...kind }], bufferView) => {
      streams[name].push(rows[name])
      accessors.push({ bufferView, byteOffset: corners * stride, count, ...kind, ...(name === 'POSITION' && bounds(rows.POSITION)) })
    })
    streams.triangles.push(new Uint8Array(new Uint16Array(part.triangles).buffer))
    accessors.push({ bufferView: 4, byteOffset: indices * 2, count: part.triangles.length, type: 'SCALAR', componentType: USHORT })
    corners += count
    indices += part.triangles.length
    const attributes = Object.fromEntries(Object.keys(STREAMS).map((name, i) => [name, at + i]))
    return { attributes, indices: at + 4 }
  }

  for (const part of parts) if (!shapes.has(part.places)) shapes.set(part.places, addShape(part))
  const nodeNames = [...new Set(parts.map(({ node }) => node))]
  const meshes = nodeNames.map((name) => ({
    primitives: parts
      .filter(({ node }) => node === name)
      .map((part) => ({ ...shapes.get(part.places), material: names.indexOf(part.material) })),
  }))
  const nodes = nodeNames.map((name, mesh) => ({ name, mesh, scale: Array(3).fill(1 / STEPS) }))
  const { bufferViews, packed, unpackedLength } = pack(streams, corners, indices)
  return toGlb(
    {
      asset: { version: '2.0' },
      extensionsUsed: ['KHR_mesh_quantization', COMPRESSION],
      extensionsRequired: ['KHR_mesh_quantization', COMPRESSION],
      scene: 0,
      scenes: [{ nodes: nodes.map((_, at) => at) }],
      nodes,
      meshes,
      materials: names.map((name) => toMaterial(name, looks[name])),
      accessors,
      bufferViews,
      buffers: [
        { byteLength: packed.length },
        { byteLength: unpackedLength, extensions: { [COMPRESSION]: { fallback: true } } },
      ],
    },
    packed,
  )
}

function encodeCorners({ places, normals, cloth, light }) {
  const count = light.length
  const at = new Int16Array(count * 4)
  const around = new Float32Array(count * 4)
  const on = new Uint16Array(count * 2)
  const sky = new Uint8Array(count * 4)
  // Only differences between cloth coordinates count, so they begin anywhere.
  const least = [0, 1].map((k) => Math.floor(cloth.reduce((low, v, i) => (i % 2 === k ? Math.min(low, v) : low), 0)))
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) at[i * 4 + k] = Math.round(places[i * 3 + k] * STEPS)
    around.set(normals.subarray(i * 3, i * 3 + 3), i * 4)
    for (let k = 0; k < 2; k++) on[i * 2 + k] = Math.round((Math.min(CLOTH, cloth[i * 2 + k] - least[k]) / CLOTH) * 65535)
    sky[i * 4] = Math.round(light[i] * 63) * 4 + 3
  }
  return {
    POSITION: new Uint8Array(at.buffer),
    NORMAL: MeshoptEncoder.encodeFilterOct(around, count, 4, 8),
    TEXCOORD_0: new Uint8Array(on.buffer),
    _SKY: sky,
  }
}

function bounds(bytes) {
  const at = new Int16Array(bytes.buffer)
  const axis = (k, pick) => at.reduce((best, v, i) => (i % 4 === k ? pick(best, v) : best), at[k])
  return { min: [0, 1, 2].map((k) => axis(k, Math.min)), max: [0, 1, 2].map((k) => axis(k, Math.max)) }
}

function pack(streams, corners, indices) {
  const packed = []
  let [from, unpackedLength] = [0, 0]
  const bufferViews = Object.entries(streams).map(([name, pieces]) => {
    const isTriangles = name === 'triangles'
    const [stride, count, mode] = isTriangles ? [2, indices, 'TRIANGLES'] : [STREAMS[name].stride, corners, 'ATTRIBUTES']
    const plain = new Uint8Array(Buffer.concat(pieces))
    const bytes = MeshoptEncoder.encodeGltfBuffer(plain, count, stride, mode, 0)
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4)
    const filter = name === 'NORMAL' && { filter: 'OCTAHEDRAL' }
    const compressed = { buffer: 0, byteOffset: from, byteLength: bytes.length, byteStride: stride, count, mode, ...filter }
    const view = {
      buffer: 1,
      byteOffset: unpackedLength,
      byteLength: plain.length,
      ...(isTriangles ? { target: 34963 } : { byteStride: stride, target: 34962 }),
      extensions: { [COMPRESSION]: compressed },
    }
    packed.push(bytes, padding)
    from += bytes.length + padding.length
    unpackedLength += Math.ceil(plain.length / 4) * 4
    return view
  })
  return { bufferViews, packed: Buffer.concat(packed), unpackedLength }
}

function toMaterial(name, { color, roughness, metalness = 0, glow }) {
  const pbrMetallicRoughness = { baseColorFactor: [...linear(color), 1], roughnessFactor: roughness, metallicFactor: metalness }
  return { name, pbrMetallicRoughness, ...(glow && { emissiveFactor: linear(glow) }) }
}

/** "#rrggbb" in linear light, as glTF wants its colours. */
function linear(hex) {
  return [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return Number((v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).toFixed(4))
  })
}

function toGlb(json, binary) {
  const text = Buffer.from(JSON.stringify(json))
  const chunks = [
    { kind: 0x4e4f534a, bytes: Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]) },
    { kind: 0x004e4942, bytes: Buffer.concat([binary, Buffer.alloc((4 - (binary.length % 4)) % 4)]) },
  ].map(({ kind, bytes }) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(bytes.length, 0)
    head.writeUInt32LE(kind, 4)
    return Buffer.concat([head, bytes])
  })
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8)
  return Buffer.concat([head, ...chunks])
}
