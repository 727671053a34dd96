// The parts of a bed as model.py wrote them, with as many triangles as their shape needs.
import fs from 'node:fs'
import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import { MATTRESSES } from './model-parts.mjs'

const CACHE = process.env.CACHE ?? '.photography/cache'
/** How far a surface may be from the modelled one, in metres; cloth in folds gives way a little more. */
const FURTHEST = { 'headboard-geknoopt': 0.0019, bedding: 0.0015, usual: 0.0011 }
/** What a turned normal and a change of light count beside a metre of distance. */
const WEIGHTS = [0.006, 0.006, 0.006, 0.003]

/** The parts of a width: { node, material, places, normals, cloth, light, triangles }. */
export async function readParts(cm) {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready])
  const list = JSON.parse(fs.readFileSync(`${CACHE}/model/${cm}.json`, 'utf8'))
  const bytes = fs.readFileSync(`${CACHE}/model/${cm}.bin`)
  return list.flatMap((entry) => {
    const [slot, ...ids] = entry.node.split('-')
    const { material } = entry
    const part = reduce(cutAtFloor(readPart(bytes, entry)), FURTHEST[entry.node] ?? FURTHEST[slot] ?? FURTHEST.usual)
    if (slot !== 'mattress') return [{ ...part, node: [slot, cm, ...ids].join('-'), material }]
    return MATTRESSES.map((kind) => ({
      ...part,
      node: `mattress-${cm}-${kind}`,
      material: material.replace(MATTRESSES[0], kind),
    }))
  })
}

function readPart(bytes, { at, corners, faces }) {
  let from = bytes.byteOffset + at
  const take = (Kind, count) => {
    const taken = new Kind(bytes.buffer.slice(from, from + count * 4))
    from += count * 4
    return taken
  }
  return {
    places: take(Float32Array, corners * 3),
    normals: take(Float32Array, corners * 3),
    cloth: take(Float32Array, corners * 2),
    light: take(Float32Array, corners),
    triangles: take(Uint32Array, faces * 3),
  }
}

/** Leaves out what is below the floor: the cord of a framed headboard runs on there, where no picture shows it. */
function cutAtFloor(part) {
  const isBelow = (corner) => part.places[corner * 3 + 1] < 0
  const triangles = part.triangles.filter((_, i) => {
    const first = i - (i % 3)
    return !part.triangles.subarray(first, first + 3).every(isBelow)
  })
  const places = part.places.map((v, i) => (i % 3 === 1 ? Math.max(0, v) : v))
  return { ...part, places, triangles }
}

/** Leaves out the corners that the shape can do without, and puts the others in the order in which they are used. */
function reduce(part, furthest) {
  const corners = part.light.length
  const looks = new Float32Array(corners * 4)
  for (let i = 0; i < corners; i++) looks.set([...part.normals.subarray(i * 3, i * 3 + 3), part.light[i]], i * 4)
  const simplify = MeshoptSimplifier.simplifyWithAttributes
  const few = simplify(part.triangles, part.places, 3, looks, 4, WEIGHTS, null, 0, furthest, ['ErrorAbsolute', 'Prune'])
  const triangles = few[0]
  const [order, count] = MeshoptEncoder.reorderMesh(triangles, true, true)
  const pick = (values, size) => {
    const picked = new Float32Array(count * size)
    order.forEach((to, from) => {
      if (to !== 0xffffffff) picked.set(values.subarray(from * size, from * size + size), to * size)
    })
    return picked
  }
  return {
    places: pick(part.places, 3),
    normals: pick(part.normals, 3),
    cloth: pick(part.cloth, 2),
    light: pick(part.light, 1),
    triangles,
  }
}
