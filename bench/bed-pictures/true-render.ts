import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BedPicture } from '../../apps/api/src/features/render/compose/choose-layers.ts'
import { linearColor } from '../../apps/api/src/features/render/compose/cloth-tables.ts'
import { develop, type ViewTransform } from '../../apps/api/src/features/render/compose/view-transform.ts'

/** A bed rendered as a whole in its true color: linear light of a part of the view. */
export interface TrueRender {
  name: string
  left: number
  top: number
  width: number
  height: number
  bed: Omit<BedPicture, 'view'>
  light: Float32Array
}

/** Reads the true renders that the studio's mode `check` left in a folder. */
export function readTrueRenders(folder: string): TrueRender[] {
  return readdirSync(folder)
    .filter((file) => /^true-.*\.json$/.test(file))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(folder, file.replace(/json$/, 'plain.f32')))
      const light = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
      const name = file.replace(/^true-\d+-|\.json$/g, '')
      return { ...JSON.parse(readFileSync(join(folder, file), 'utf8')), name, light }
    })
}

/** Turns linear light into sRGB, three bytes a pixel. */
export function developLight(transform: ViewTransform, light: Float32Array): Uint8Array {
  const out = new Uint8Array(light.length)
  for (let p = 0; p < out.length; p += 3)
    develop(transform, light[p] ?? 0, light[p + 1] ?? 0, light[p + 2] ?? 0, out, p)
  return out
}

/** What a color would show by the parabola through whole renders of three greys: the dyeing by itself, without layers. */
export function dyeLight(greys: TrueRender[], color: string): Float32Array {
  const albedos = greys.map(({ bed }) => linearColor(bed.fabric.color)[0])
  const weights = linearColor(color).map((share) =>
    albedos.map((own) =>
      albedos.reduce(
        (weight, other) => (other === own ? weight : (weight * (share - other)) / (own - other)),
        1,
      ),
    ),
  )
  return (greys[0]?.light ?? new Float32Array()).map((_, p) =>
    greys.reduce((sum, { light }, grey) => sum + (weights[p % 3]?.[grey] ?? 0) * (light[p] ?? 0), 0),
  )
}
