import { decodeCorners, unfoldNormals } from './decode-corners.ts'
import { decodeTriangles } from './decode-triangles.ts'

/** How a material looks; colors are linear light, from 0 to 1. */
export interface ShapeMaterial {
  readonly name: string
  readonly color: readonly [number, number, number]
  readonly roughness: number
  readonly metalness: number
  readonly glow: readonly [number, number, number]
}

/** Triangles of one material. Each array has a row for every corner; rows are as long as a graphics card reads them best. */
export interface ShapeSurface {
  readonly material: ShapeMaterial
  /** Four numbers a corner: x, y, z in steps of `metresPerStep`, and nothing. */
  readonly places: Int16Array
  /** Four numbers a corner: x, y, z of the normal, 127 being 1, and nothing. */
  readonly normals: Int8Array
  /** Two numbers a corner: where on the cloth it is; from 0 to 65535 are four metres. */
  readonly cloth: Uint16Array
  /** Four numbers a corner: how much of the sky it sees, 255 being all of it, and three of nothing. */
  readonly sky: Uint8Array
  /** Three corners for each triangle. */
  readonly triangles: Uint16Array
}

/** The parts of beds in a file, by their names. Places: y is up, the head end is at z = 0, the foot end at positive z. */
export interface Shapes {
  readonly metresPerStep: number
  readonly nodes: ReadonlyMap<string, readonly ShapeSurface[]>
}

/** What this reads of a glTF file; the studio's model-file.mjs writes it. */
interface GltfFile {
  nodes: { name: string; mesh: number; scale: [number, number, number] }[]
  meshes: {
    primitives: {
      attributes: Record<'POSITION' | 'NORMAL' | 'TEXCOORD_0' | '_SKY', number>
      indices: number
      material: number
    }[]
  }[]
  materials: {
    name: string
    pbrMetallicRoughness: { baseColorFactor: number[]; roughnessFactor: number; metallicFactor: number }
    emissiveFactor?: [number, number, number]
  }[]
  accessors: { bufferView: number; byteOffset: number; count: number }[]
  bufferViews: {
    byteLength: number
    extensions: { EXT_meshopt_compression: CompressedView }
  }[]
}

interface CompressedView {
  byteOffset: number
  byteLength: number
  byteStride: number
  count: number
  mode: 'ATTRIBUTES' | 'TRIANGLES'
  filter?: 'OCTAHEDRAL'
}

/** A file of parts of beds cannot be read. */
export class ShapesError extends Error {
  override readonly name = 'ShapesError'
}

const glbHeader = 12
const chunkHeader = 8
const glbMagic = 0x46546c67

/**
 * Reads the parts of beds from a binary glTF file in which numbers are whole (KHR_mesh_quantization) and compressed
 * (EXT_meshopt_compression).
 * @throws ShapesError when the file is another one, or damaged
 */
export function readShapes(file: Uint8Array): Shapes {
  try {
    return readGltf(file)
  } catch (cause) {
    throw new ShapesError(`the parts of beds cannot be read: ${String(cause)}`, { cause })
  }
}

function readGltf(file: Uint8Array): Shapes {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0, true) !== glbMagic) throw new RangeError('this is no binary glTF file')
  if (view.getUint32(8, true) !== file.length) throw new RangeError('it is cut off')
  const textLength = view.getUint32(glbHeader, true)
  const text = file.subarray(glbHeader + chunkHeader, glbHeader + chunkHeader + textLength)
  const gltf: GltfFile = JSON.parse(toText(text))
  const binary = file.subarray(glbHeader + chunkHeader + textLength + chunkHeader)
  const views = gltf.bufferViews.map(({ extensions }) =>
    decompress(binary, extensions.EXT_meshopt_compression),
  )
  const materials = gltf.materials.map(toMaterial)

  const take = (accessor: number | undefined, rowBytes: number) => {
    const { bufferView, byteOffset, count } = getItem(gltf.accessors, accessor)
    const bytes = getItem(views, bufferView).subarray(byteOffset, byteOffset + count * rowBytes)
    if (bytes.length !== count * rowBytes) throw new RangeError('numbers are missing')
    return bytes.slice().buffer
  }
  const nodes = gltf.nodes.map(({ name, mesh }) => {
    const surfaces = getItem(gltf.meshes, mesh).primitives.map(
      ({ attributes, indices, material }): ShapeSurface => ({
        material: getItem(materials, material),
        places: new Int16Array(take(attributes.POSITION, 8)),
        normals: new Int8Array(take(attributes.NORMAL, 4)),
        cloth: new Uint16Array(take(attributes.TEXCOORD_0, 4)),
        sky: new Uint8Array(take(attributes._SKY, 4)),
        triangles: new Uint16Array(take(indices, 2)),
      }),
    )
    return [name, surfaces] as const
  })
  return { metresPerStep: getItem(gltf.nodes, 0).scale[0], nodes: new Map(nodes) }
}

function decompress(
  binary: Uint8Array,
  { byteOffset, byteLength, byteStride, count, mode, filter }: CompressedView,
) {
  const source = binary.subarray(byteOffset, byteOffset + byteLength)
  const rows =
    mode === 'TRIANGLES'
      ? new Uint8Array(decodeTriangles(source, count).buffer)
      : decodeCorners(source, count, byteStride)
  if (filter === 'OCTAHEDRAL') unfoldNormals(new Int8Array(rows.buffer))
  return rows
}

function toMaterial({
  name,
  pbrMetallicRoughness,
  emissiveFactor,
}: GltfFile['materials'][number]): ShapeMaterial {
  const { baseColorFactor, roughnessFactor, metallicFactor } = pbrMetallicRoughness
  const [red = 0, green = 0, blue = 0] = baseColorFactor
  return {
    name,
    color: [red, green, blue],
    roughness: roughnessFactor,
    metalness: metallicFactor,
    glow: emissiveFactor ?? [0, 0, 0],
  }
}

function getItem<Item>(items: readonly Item[], at: number | undefined): Item {
  const item = at === undefined ? undefined : items[at]
  if (item === undefined) throw new RangeError('it refers to what it does not have')
  return item
}

/** All names in the file are of plain letters. */
function toText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
