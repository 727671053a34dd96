import type { ShapeNode } from '@sluimer/domain/configurator/shape/choose-nodes'
import type { ShapeSurface, Shapes } from '@sluimer/domain/configurator/shape/read-shapes'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Vector2,
} from 'three'
import { drawWeave, type WeavePictures, weaveLight } from './weaves.ts'

/** The cloth of a bed: the color that it reflects in white light, such as "#8c9384", and how it is woven. */
export interface Cloth {
  readonly color: string
  readonly weave: string
}

/** The material of the file that is dyed. */
const dyedMaterial = 'cloth'
/** Materials of the file that have a weave of their own, with the strength of its relief. */
const ownWeaves: Readonly<Record<string, readonly [string, number]>> = {
  linen: ['geweven', 0.22],
  plaid: ['knitted', 0.9],
  topper: ['geweven', 0.12],
}

/** The parts of beds as meshes; those of the bed that is shown are visible. */
export interface BedMeshes {
  readonly group: Group
  show(nodes: readonly ShapeNode[], cloth: Cloth): void
  dispose(): void
}

/** Makes meshes of parts when they are shown for the first time, and keeps them until all are freed. */
export function createBedMeshes({ nodes: shapes, metresPerStep }: Shapes): BedMeshes {
  const group = new Group()
  const made = new Map<string, Group>()
  const materials = new Map<string, MeshStandardMaterial>()
  const drawn = new Map<string, WeavePictures>()
  const dyed = new MeshPhysicalMaterial({ vertexColors: true, roughness: 0.92 })
  materials.set(dyedMaterial, dyed)

  const findWeave = (name: string) => {
    const pictures = drawn.get(name) ?? drawWeave(name)
    drawn.set(name, pictures)
    return pictures
  }
  const findMaterial = ({ material: { name, color, roughness, metalness, glow } }: ShapeSurface) => {
    const known = materials.get(name)
    if (known !== undefined) return known
    const [weave, relief] = ownWeaves[name] ?? []
    const material = new MeshStandardMaterial({
      ...{
        roughness,
        metalness,
        vertexColors: true,
        color: new Color(...color),
        emissive: new Color(...glow),
      },
      ...(weave && { normalMap: findWeave(weave).normalMap, normalScale: new Vector2(relief, relief) }),
    })
    materials.set(name, material)
    return material
  }
  const findPart = (name: string) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const part = new Group()
    for (const surface of shapes.get(name) ?? []) part.add(toMesh(surface, findMaterial(surface)))
    part.name = name
    made.set(name, part)
    group.add(part)
    return part
  }

  return {
    group,
    show(nodes, cloth) {
      for (const part of made.values()) part.visible = false
      for (const { name, stretch } of nodes) {
        const part = findPart(name)
        part.visible = true
        part.scale.set(metresPerStep, metresPerStep, metresPerStep * stretch)
      }
      dye(dyed, cloth, findWeave(cloth.weave))
    },
    dispose() {
      for (const part of made.values())
        part.traverse((mesh) => {
          if (mesh instanceof Mesh) mesh.geometry.dispose()
        })
      for (const material of materials.values()) material.dispose()
      for (const { map, normalMap } of drawn.values()) {
        map.dispose()
        normalMap.dispose()
      }
    },
  }
}

function toMesh(
  { places, normals, cloth, sky, triangles }: ShapeSurface,
  material: MeshStandardMaterial,
): Mesh {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 4))
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true))
  geometry.setAttribute('uv', new BufferAttribute(cloth, 2, true))
  geometry.setAttribute('color', new BufferAttribute(toShades(sky), 4, true))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** The darkest that a corner gets: light still comes from what is around it. */
const darkest = 0.16

/** What a corner sees of the sky as a grey that colors are multiplied by. */
function toShades(sky: Uint8Array): Uint8Array<ArrayBuffer> {
  const shades = new Uint8Array(sky.length).fill(255)
  for (let i = 0; i < sky.length; i += 4) {
    const share = (sky[i] ?? 255) / 255
    shades.fill(Math.round(255 * (darkest + (1 - darkest) * Math.min(1, share * 1.12))), i, i + 3)
  }
  return shades
}

/** What a pile or loops do to the light, by the weave; a weave that is not here is flat. */
const looks: Readonly<Record<string, { sheen: number; relief: number; light: number }>> = {
  geweven: { sheen: 0.15, relief: 0.55, light: 1 },
  boucle: { sheen: 0.3, relief: 0.5, light: 1 },
  velvet: { sheen: 0.9, relief: 0.25, light: 0.86 },
}

function dye(
  material: MeshPhysicalMaterial,
  { color, weave }: Cloth,
  { map, normalMap }: WeavePictures,
): void {
  const { sheen, relief, light } = looks[weave] ?? { sheen: 0, relief: 0.4, light: 1 }
  material.map = map
  material.normalMap = normalMap
  material.normalScale.setScalar(relief)
  material.color.set(color).multiplyScalar(light / weaveLight)
  material.sheen = sheen
  material.sheenRoughness = 0.45
  material.sheenColor.set(color).lerp(new Color('#ffffff'), 0.15)
}
