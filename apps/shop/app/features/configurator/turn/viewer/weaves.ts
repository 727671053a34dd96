import { DataTexture, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat, SRGBColorSpace } from 'three'

/** Pixels and metres of a tile of cloth. */
const pixels = 256
const tileMetres = 0.256
/** Metres of cloth for which texture coordinates go from 0 to 1, as the file of parts has them. */
const coordinateMetres = 4

/** How high a cloth is at a point of its tile, and how light; coordinates in metres, repeating with the tile. */
type Weave = (u: number, v: number) => { height: number; shade: number }

/** A plain weave of uneven threads. */
const woven: Weave = (u, v) => {
  const threads = 60
  const warp = Math.sin((Math.PI * threads * u) / tileMetres)
  const weft = Math.sin((Math.PI * threads * v) / tileMetres)
  const height = warp * weft > 0 ? Math.abs(warp) : Math.abs(weft)
  const slubs = noise(u, v, 8, 64) + noise(u, v, 64, 8) - 1
  return { height: height * 0.5 + slubs * 0.5, shade: 0.98 + (height - 0.6) * 0.1 + slubs * 0.13 }
}

/** Loops of yarn, in clumps. */
const boucle: Weave = (u, v) => {
  const loops = Math.abs(noise(u, v, 32, 32) - 0.5) * 2
  const clumps = noise(u, v, 11, 11)
  const fine = noise(u, v, 96, 96)
  return {
    height: clumps * 0.8 - loops * 1.3 + fine * 0.8,
    shade: 1.05 - loops * 0.2 + (clumps - 0.5) * 0.08 + (fine - 0.5) * 0.16,
  }
}

/** A short pile with strokes in it. */
const velvet: Weave = (u, v) => {
  const strokes = noise(u, v, 5, 3)
  return { height: noise(u, v, 128, 128) * 0.35, shade: 0.93 + (strokes - 0.5) * 0.1 }
}

/** Columns of knitted stitches. */
const knitted: Weave = (u, v) => {
  const columns = 16
  const column = Math.abs(Math.sin((Math.PI * columns * u) / tileMetres))
  const slant =
    (2 * Math.PI * columns * v) / tileMetres + Math.abs(Math.cos((Math.PI * columns * u) / tileMetres)) * 2.2
  const height = column * (1 + 0.25 * Math.sin(slant))
  return { height: height * 2.2, shade: 0.7 + height * 0.26 }
}

const weaves: Readonly<Record<string, Weave>> = { geweven: woven, boucle, velvet, knitted }

/** Pictures of a cloth: its lights and darks, and the slopes of its surface. */
export interface WeavePictures {
  readonly map: DataTexture
  readonly normalMap: DataTexture
}

/** Draws a cloth; one that is not known is drawn as woven. The caller frees the pictures. */
export function drawWeave(name: string): WeavePictures {
  const weave = (Object.hasOwn(weaves, name) ? weaves[name] : undefined) ?? woven
  const points = Array.from({ length: pixels * pixels }, (_, i) =>
    weave(((i % pixels) / pixels) * tileMetres, (Math.floor(i / pixels) / pixels) * tileMetres),
  )
  const heightAt = (x: number, y: number) =>
    points[((y + pixels) % pixels) * pixels + ((x + pixels) % pixels)]?.height ?? 0
  const shades = new Uint8Array(pixels * pixels * 4)
  const slopes = new Uint8Array(pixels * pixels * 4)
  points.forEach(({ shade }, i) => {
    const [x, y] = [i % pixels, Math.floor(i / pixels)]
    const [dx, dy] = [heightAt(x - 1, y) - heightAt(x + 1, y), heightAt(x, y - 1) - heightAt(x, y + 1)]
    const length = Math.hypot(dx, dy, 1)
    const grey = toSrgb(shade * 0.88)
    shades.set([grey, grey, grey, 255], i * 4)
    slopes.set([dx / length, dy / length, 1 / length].map((n) => (n * 0.5 + 0.5) * 255).concat(255), i * 4)
  })
  const map = toTexture(shades)
  map.colorSpace = SRGBColorSpace
  return { map, normalMap: toTexture(slopes) }
}

/** What the middle of a drawn cloth takes from its color: a dye is that much lighter to show as it is. */
export const weaveLight = 0.86

function toTexture(data: Uint8Array<ArrayBuffer>): DataTexture {
  const texture = new DataTexture(data, pixels, pixels, RGBAFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.setScalar(coordinateMetres / tileMetres)
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 4
  texture.needsUpdate = true
  return texture
}

function toSrgb(light: number): number {
  const kept = Math.min(1, Math.max(0, light))
  return Math.round(255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055))
}

/** Smooth noise from 0 to 1 that repeats with the tile; `across` and `along` are its grains per tile. */
function noise(u: number, v: number, across: number, along: number): number {
  const [x, y] = [(u / tileMetres) * across, (v / tileMetres) * along]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [ease(x - left), ease(y - top)]
  const at = (i: number, j: number) => hash(((left + i) % across) + 131 * ((top + j) % along) + across)
  const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx
  const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx
  return upper * (1 - fy) + lower * fy
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function hash(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 13), 0x5bd1e995)
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2d) >>> 8) & 0xffff) / 0xffff
}
