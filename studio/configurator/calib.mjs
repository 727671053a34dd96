// The albedo at which the fabric shows a swatch's colour after the view transform, at the median
// lit pixel of the check masters: node configurator/calib.mjs '#2b3a55' '#b5654a'
import { hexToLinear, hexToRgb, load, PIXELS, tone } from './color.mjs'

const [a0, a8, mask] = ['full_a0', 'full_a8', 'mask'].map(load)

function median(value) {
  const found = []
  for (let i = 0; i < PIXELS; i++) if (mask[i * 4] > 0.98) found.push(value(i))
  found.sort((x, y) => x - y)
  return found[Math.floor(found.length / 2)]
}

// Light on the fabric per unit of albedo, and what it shows when black.
const light = [0, 1, 2].map((c) => median((i) => (a8[i * 4 + c] - a0[i * 4 + c]) / 0.8))
const black = [0, 1, 2].map((c) => median((i) => a0[i * 4 + c]))
const shown = (albedo) => tone(...albedo.map((v, c) => black[c] + light[c] * v))
const hex = (rgb) => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

for (const swatch of process.argv.slice(2)) {
  const target = hexToRgb(swatch)
  let albedo = hexToLinear(swatch)
  const before = hex(shown(albedo))
  for (let round = 0; round < 400; round++) {
    const now = shown(albedo)
    albedo = albedo.map((v, c) => Math.min(0.95, v * ((target[c] + 2.5) / (now[c] + 2.5)) ** 0.8))
  }
  const linear = albedo.map((v) => v.toFixed(3)).join(', ')
  process.stdout.write(
    `${swatch}: uncalibrated shows ${before}; albedo ${linear} shows ${hex(shown(albedo))}\n`,
  )
}
