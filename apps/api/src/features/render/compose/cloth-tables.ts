import type { ClothTones } from './layer-manifest.ts'

/** The albedos of the brightest render and of the one between it and black. */
const brightAlbedo = 0.8
const middleAlbedo = brightAlbedo / 2
/** Light is stored as the logarithm of a little more than there is, so that the dark takes few of the values. */
const lightFloor = 0.02
const glossFloor = 0.004

/** What the values of one channel of a cloth layer contribute to the linear light of the dyed cloth. */
export interface ChannelTables {
  /** By the value of the tint: what the green light of the brightest render is multiplied by. */
  readonly tint: Float32Array
  /** By the value of the share: the weight of the brightest and the middle render together. */
  readonly share: Float32Array
  /** By the value of the gloss: the light that black cloth reflects, weighted. */
  readonly gloss: Float32Array
}

/** What the values of a cloth layer mean for cloth of one color. */
export interface ClothTables {
  /** By the value of the light: green light of the brightest render. */
  readonly light: Float32Array
  readonly channels: readonly [red: ChannelTables, green: ChannelTables, blue: ChannelTables]
}

/** Turns `#rrggbb` into linear shares of reflected light, as sRGB defines it. */
export function linearColor(hex: string): [number, number, number] {
  const of = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [of(1), of(3), of(5)]
}

/**
 * Returns the tables of a layer for a color. Light that falls from cloth on cloth makes the answer to an albedo slightly
 * curved, so each channel follows the parabola through its renders of albedo 0, 0.4 and 0.8. With bright light B, its floor f
 * and the share s, the middle light is (B + f) s - f, and the parabola becomes (B + f) (w8 + w4 s) + w0 gloss - f (w4 + w8).
 */
export function tabulateCloth({ light, tint, share, gloss }: ClothTones, color: string): ClothTables {
  const always: [number, number] = [0, 0]
  const [red, green, blue] = linearColor(color)
  const channel = (albedo: number, c: 0 | 1 | 2, own: readonly [number, number]): ChannelTables => {
    const x = albedo / middleAlbedo
    const [w0, w4, w8] = [((x - 1) * (x - 2)) / 2, -x * (x - 2), (x * (x - 1)) / 2]
    return {
      tint: tabulate(own, (value) => 2 ** value),
      share: tabulate(share[c], (value) => w8 + w4 * value),
      gloss: tabulate(gloss[c], (value) => w0 * (2 ** value - glossFloor) - lightFloor * (w4 + w8)),
    }
  }
  return {
    light: tabulate(light, (value) => 2 ** value),
    channels: [channel(red, 0, tint[0]), channel(green, 1, always), channel(blue, 2, tint[1])],
  }
}

function tabulate([low, high]: readonly [number, number], mean: (value: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => mean(low + (value / 255) * (high - low)))
}
