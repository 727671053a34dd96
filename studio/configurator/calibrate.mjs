// The dye with which cloth shows a swatch's colour at its median lit pixel, after the view transform:
//   node configurator/calibrate.mjs '#2b3a55' '#b5654a'
import { readMaster, readStep } from './masters.mjs'
import { readViewTransform } from './view-transform.mjs'

const LAYER = 'headboard-180-vlak-geweven'
/** The share of the headboard, from its top, that no pillow hides. */
const FREE = 0.2
const { tone } = await readViewTransform()
const steps = ['a0', 'a4', 'a8'].map(freePixels)

/** The pixels of the headboard above the pillows, in one step. */
function freePixels(step) {
  const { width, height } = readMaster('room', LAYER)
  const pixels = readStep('room', LAYER, step)
  const alpha = readStep('room', LAYER, 'alpha').subarray(0, width * Math.round(height * FREE))
  return [...alpha].flatMap((v, i) => (v > 0.99 ? [pixels.subarray(i * 3, i * 3 + 3)] : []))
}

const median = (values) => values.sort((x, y) => x - y)[Math.floor(values.length / 2)]
const light = steps.map((pixels) => [0, 1, 2].map((c) => median(pixels.map((p) => p[c]))))

/** What cloth of an albedo shows, 0 to 255. */
function shown(albedo) {
  const mixed = albedo.map((v, c) => {
    const x = v / 0.4
    const weights = [((x - 1) * (x - 2)) / 2, -x * (x - 2), (x * (x - 1)) / 2]
    return weights.reduce((sum, weight, step) => sum + weight * light[step][c], 0)
  })
  const out = [0, 0, 0]
  tone(...mixed, out, 0)
  return out
}

const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toDisplay = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const hex = (rgb) => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

for (const swatch of process.argv.slice(2)) {
  const target = [1, 3, 5].map((i) => parseInt(swatch.slice(i, i + 2), 16))
  let albedo = target.map((v) => toLinear(v / 255))
  for (let round = 0; round < 400; round++) {
    const now = shown(albedo)
    albedo = albedo.map((v, c) => Math.min(0.82, Math.max(0.001, v * ((target[c] + 2.5) / (now[c] + 2.5)) ** 0.8)))
  }
  const dye = hex(albedo.map((v) => toDisplay(v) * 255))
  const rounded = [1, 3, 5].map((i) => toLinear(parseInt(dye.slice(i, i + 2), 16) / 255))
  process.stdout.write(`${swatch}: dye ${dye} shows ${hex(shown(rounded))}\n`)
}
