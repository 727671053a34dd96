import type { ShapeMaterial } from '@sluimer/domain/configurator/shape/read-shapes'
import type { ModelSurface } from './compose-model.ts'

/**
 * Writes a bed as a text in Universal Scene Description, which is what Apple's Quick Look reads once it is packed
 * (`writeUsdz`). Lengths are in metres, so that the bed has its true size.
 */
export function writeUsdText(surfaces: readonly ModelSurface[]): string {
  const materials = [...new Map(surfaces.map(({ material }) => [material.name, material])).values()]
  return `#usda 1.0
(
    defaultPrim = "Bed"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Bed" (
    assetInfo = {
        string name = "Bed"
    }
    kind = "component"
)
{
    def Scope "Materials"
    {
${materials.map(writeMaterial).join('\n')}
    }

${surfaces.map(writeMesh).join('\n')}
}
`
}

function writeMaterial({ name, color, roughness, metalness, glow }: ShapeMaterial): string {
  const path = `/Bed/Materials/${toPrimName(name)}`
  return `        def Material "${toPrimName(name)}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${color.map((value) => round(value, 4)).join(', ')})
                color3f inputs:emissiveColor = (${glow.map((value) => round(value, 4)).join(', ')})
                float inputs:metallic = ${metalness}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
        }
`
}

function writeMesh({ part, material, places, normals, triangles }: ModelSurface, at: number): string {
  const name = toPrimName(`${part}-${at}`)
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        rel material:binding = </Bed/Materials/${toPrimName(material.name)}>
        uniform token subdivisionScheme = "none"
        float3[] extent = [${findCorners(places)}]
        int[] faceVertexCounts = [${new Array(triangles.length / 3).fill(3).join(',')}]
        int[] faceVertexIndices = [${triangles.join(',')}]
        normal3f[] normals = [${toPoints(normals, 3)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${toPoints(places, 4)}]
    }
`
}

/** A name of letters, digits and underscores that begins with a letter, as the format asks. */
function toPrimName(name: string): string {
  return `_${name}`.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^_(?=[A-Za-z])/, '')
}

function toPoints(numbers: Float32Array, digits: number): string {
  const points: string[] = []
  for (let at = 0; at < numbers.length; at += 3)
    points.push(`(${Array.from(numbers.subarray(at, at + 3), (value) => round(value, digits)).join(',')})`)
  return points.join(',')
}

function findCorners(places: Float32Array): string {
  const least = [0, 1, 2].map((axis) => findFarthest(places, axis, Math.min))
  const most = [0, 1, 2].map((axis) => findFarthest(places, axis, Math.max))
  return [least, most].map((corner) => `(${corner.map((value) => round(value, 4)).join(', ')})`).join(', ')
}

function findFarthest(places: Float32Array, axis: number, pick: (a: number, b: number) => number): number {
  let best = places[axis] ?? 0
  for (let at = axis; at < places.length; at += 3) best = pick(best, places[at] ?? best)
  return best
}

/** A number with few digits; minus zero is zero. */
function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits || 0
}
