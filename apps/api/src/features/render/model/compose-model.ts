import { chooseNodes } from '@sluimer/domain/configurator/shape/choose-nodes'
import type { ShapeMaterial, ShapeSurface } from '@sluimer/domain/configurator/shape/read-shapes'
import type { ModelSet, PartsFile } from './model-set.ts'
import { ModelSetError } from './model-set-error.ts'

/** The bed to be made: option ids by choice, and the color of its cloth as `#rrggbb`. */
export interface ModelBed {
  readonly choices: Readonly<Record<string, string>>
  readonly color: string
}

/** Triangles of one material in metres: y is up, the floor is at 0, and the bed stands around the origin. */
export interface ModelSurface {
  readonly part: string
  readonly material: ShapeMaterial
  /** Three numbers a corner, as are the normals. */
  readonly places: Float32Array
  readonly normals: Float32Array
  /** How much light comes to each corner, from 0 to 1. */
  readonly light: Float32Array
  readonly triangles: Uint16Array
}

/** The name of the material in the file that takes the color of the cloth. */
const dyedMaterial = 'cloth'

/**
 * Makes the model of one bed in its true size.
 * @throws ModelSetError `broken_file`, or `missing_part` when the file lacks a part of the bed
 */
export function composeModel(set: ModelSet, file: PartsFile, bed: ModelBed): readonly ModelSurface[] {
  const { nodes, metresPerStep } = set.shapesOf(file)
  const color = toLinearColor(bed.color)
  const surfaces = chooseNodes(set.manifest, bed.choices).flatMap(({ name, stretch }) => {
    const part = nodes.get(name)
    if (part === undefined) throw new ModelSetError('missing_part', `${file.name} has no part ${name}`)
    return part.map((surface) => toModelSurface(name, surface, { metresPerStep, stretch, color }))
  })
  moveToMiddle(surfaces)
  return surfaces
}

interface Making {
  metresPerStep: number
  stretch: number
  color: ShapeMaterial['color']
}

function toModelSurface(
  part: string,
  { material, places, normals, sky, triangles }: ShapeSurface,
  { metresPerStep, stretch, color }: Making,
): ModelSurface {
  const count = places.length / 4
  const made = {
    part,
    material: material.name === dyedMaterial ? { ...material, color } : material,
    places: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    light: new Float32Array(count),
    triangles,
  }
  const longer = [metresPerStep, metresPerStep, metresPerStep * stretch] as const
  for (let corner = 0; corner < count; corner++) {
    const [x = 0, y = 0, z = 1] = normals.subarray(corner * 4, corner * 4 + 3)
    // What is stretched is less steep along its length.
    const length = Math.hypot(x, y, z / stretch) || 1
    made.normals.set([x / length, y / length, z / stretch / length], corner * 3)
    for (let axis = 0; axis < 3; axis++)
      made.places[corner * 3 + axis] = (places[corner * 4 + axis] ?? 0) * (longer[axis] ?? metresPerStep)
    made.light[corner] = (sky[corner * 4] ?? 255) / 255
  }
  return made
}

/** Moves a bed along its length to the middle, where a phone puts it on the floor. */
function moveToMiddle(surfaces: readonly ModelSurface[]): void {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { places } of surfaces)
    for (let at = 2; at < places.length; at += 3) {
      least = Math.min(least, places[at] ?? least)
      most = Math.max(most, places[at] ?? most)
    }
  const middle = (least + most) / 2
  for (const { places } of surfaces)
    for (let at = 2; at < places.length; at += 3) places[at] = (places[at] ?? 0) - middle
}

/** Turns `#rrggbb` into linear light, as models have their colors. */
function toLinearColor(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
