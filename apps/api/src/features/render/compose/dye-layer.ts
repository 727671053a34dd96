import type { LayerPicture } from './layer-manifest.ts'
import { develop, type ViewTransform } from './view-transform.ts'

/** The albedo between black and the brightest of the three renders. */
const middleAlbedo = 0.4

/** Turns `#rrggbb` into linear shares of reflected light, as sRGB defines it. */
export function linearColor(hex: string): [number, number, number] {
  const of = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [of(1), of(3), of(5)]
}

/**
 * Dyes cloth: returns its display colors with alpha (RGBA).
 *
 * The layer is cloth of albedo 0, 0.4 and 0.8 in three tiles below each other. Light that falls from cloth on cloth makes the
 * answer slightly curved, so each channel follows the parabola through its three renders.
 * @param tiles RGBA of three tiles of `place`, as logarithms of linear light; the first tile has the layer's alpha
 */
export function dyeLayer(
  tiles: Uint8Array,
  place: LayerPicture & { tones: NonNullable<LayerPicture['tones']> },
  color: string,
  transform: ViewTransform,
): Uint8Array {
  const bytes = place.width * place.height * 4
  const [red, green, blue] = linearColor(color).map((share) =>
    weighTones(place.tones, share / middleAlbedo),
  ) as [Float32Array, Float32Array, Float32Array]
  const out = new Uint8Array(bytes)
  for (let p = 0; p < bytes; p += 4) {
    const alpha = tiles[p + 3] as number
    if (alpha === 0) continue
    develop(
      transform,
      addTiles(red, tiles, p, bytes),
      addTiles(green, tiles, p + 1, bytes),
      addTiles(blue, tiles, p + 2, bytes),
      out,
      p,
    )
    out[p + 3] = alpha
  }
  return out
}

/** The light of one channel of one pixel: its three weighted renders together. */
function addTiles(weighed: Float32Array, tiles: Uint8Array, at: number, bytes: number): number {
  return (
    (weighed[tiles[at] as number] as number) +
    (weighed[256 + (tiles[at + bytes] as number)] as number) +
    (weighed[512 + (tiles[at + 2 * bytes] as number)] as number)
  )
}

/** Returns, for each tile and each of its 256 values, the linear light times the weight of that tile in the parabola. */
function weighTones(tones: readonly (readonly [number, number])[], x: number): Float32Array {
  const weights = [((x - 1) * (x - 2)) / 2, -x * (x - 2), (x * (x - 1)) / 2]
  const weighed = new Float32Array(3 * 256)
  tones.forEach(([low, high], tile) => {
    for (let value = 1; value < 256; value++)
      weighed[tile * 256 + value] = (weights[tile] ?? 0) * 2 ** (low + (value / 255) * (high - low))
  })
  return weighed
}
