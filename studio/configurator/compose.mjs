// Colour the configurator's masters and write the shipped layers:
//   node configurator/compose.mjs '{"sage":"#8c9384","navy":"#2b3a55"}'
// Writes OUT/layers/{layer}-{colour}.avif for fabric layers and OUT/layers/{layer}.avif for the others.
// When check masters exist too (mode "check"), prints the difference from true renders, in CIEDE2000.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { compare, develop, exists, facts, hexToLinear, hexToRgb, load, OUT, PIXELS, tone } from './color.mjs'

const colors = JSON.parse(process.argv[2] ?? '{"sage":"#8c9384"}')
const steps = (name) => ['a0', 'a4', 'a8'].map((step) => load(`${name}_${step}`))

// Linear interpolation between albedo 0 and .8.
function tintLinear([a0, , a8], color) {
  return a0.map((v, p) => (p % 4 === 3 ? v : v + ((a8[p] - v) * color[p % 4]) / 0.8))
}

// Quadratic through albedo 0, .4 and .8: interreflection makes the answer slightly curved.
function tint([a0, a4, a8], color) {
  const weights = color.map((c) => {
    const x = c / 0.4
    return [((x - 1) * (x - 2)) / 2, -x * (x - 2), (x * (x - 1)) / 2]
  })
  return a0.map((v, p) => {
    if (p % 4 === 3) return v
    const [w0, w4, w8] = weights[p % 4]
    return w0 * v + w4 * a4[p] + w8 * a8[p]
  })
}

// A layer as 8-bit RGBA: divide by alpha, then the view transform.
function developLayer(pixels) {
  const out = Buffer.alloc(PIXELS * 4)
  for (let i = 0; i < PIXELS; i++) {
    const alpha = Math.min(1, pixels[i * 4 + 3])
    if (alpha < 0.002) continue
    const color = tone(...[0, 1, 2].map((c) => pixels[i * 4 + c] / alpha))
    for (let c = 0; c < 3; c++) out[i * 4 + c] = Math.round(color[c])
    out[i * 4 + 3] = Math.round(alpha * 255)
  }
  return out
}

function layer(name, color) {
  if (facts.fabric.includes(name)) return developLayer(tint(steps(`layer_${name}`), color))
  return developLayer(load(`layer_${name}_plain`))
}

// Lay 8-bit layers over each other, as a browser does.
function stack(pictures) {
  const out = Buffer.alloc(PIXELS * 3)
  for (const picture of pictures) {
    for (let i = 0; i < PIXELS; i++) {
      const alpha = picture[i * 4 + 3] / 255
      for (let c = 0; c < 3; c++) {
        out[i * 3 + c] = Math.round(picture[i * 4 + c] * alpha + out[i * 3 + c] * (1 - alpha))
      }
    }
  }
  return out
}

async function writeLayers() {
  const folder = path.join(OUT, 'layers')
  fs.mkdirSync(folder, { recursive: true })
  const raw = { width: facts.width, height: facts.height, channels: 4 }
  for (const name of facts.layers) {
    const variants = facts.fabric.includes(name) ? Object.entries(colors) : [[null, '#000000']]
    for (const [label, hex] of variants) {
      const target = path.join(folder, label ? `${name}-${label}.avif` : `${name}.avif`)
      await sharp(layer(name, hexToLinear(hex)), { raw })
        .avif({ quality: 60 })
        .toFile(target)
    }
  }
}

// How close each method comes to a true render, on the fabric and beside it.
function report(label, hex) {
  const truth = develop(load(`full_${label}`))
  const [a0, a4, a8] = steps('full')
  const mask = load('mask')
  const color = hexToLinear(hex)
  const masked = (make) => a4.map((v, p) => make(v, p, mask[p - (p % 4)]))
  const neutral = develop(a4)
  const grey = 0.665 * 255 // display value of albedo .4 in sRGB
  const rgb = hexToRgb(hex)
  const multiplied = neutral.map((v, p) => {
    const m = mask[Math.floor(p / 3) * 4]
    return Math.min(255, v * (1 - m + (m * rgb[p % 3]) / grey))
  })
  const methods = {
    'two albedos, linear': develop(tintLinear([a0, a4, a8], color)),
    'three albedos, quadratic': develop(tint([a0, a4, a8], color)),
    'mask x neutral, linear': develop(
      masked((v, p, m) => (p % 4 === 3 ? v : v * (1 - m + (m * color[p % 4]) / 0.4))),
    ),
    'mask x neutral, 8 bit': multiplied,
  }
  if (exists('layer_room_plain')) {
    methods['layers, 8-bit stack'] = stack(facts.layers.map((name) => layer(name, color)))
  }
  for (const [method, picture] of Object.entries(methods)) {
    const fabric = compare(picture, truth, (i) => mask[i * 4] >= 0.98)
    const rest = compare(picture, truth, (i) => mask[i * 4] <= 0.02)
    process.stdout.write(`${label.padEnd(12)} ${method.padEnd(26)} fabric: ${fabric} | rest: ${rest}\n`)
  }
}

if (exists('layer_room_plain')) await writeLayers()
for (const [label, hex] of Object.entries(colors)) {
  if (exists(`full_${label}`)) report(label, hex)
}
