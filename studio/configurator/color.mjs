// Shared by compose.mjs and calib.mjs: masters, Blender's view transform as a table, colour differences.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const CACHE = path.resolve(process.env.CACHE ?? '.photography/cache')
export const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const FOLDER = path.join(CACHE, 'configurator')
export const facts = JSON.parse(fs.readFileSync(path.join(FOLDER, 'facts.json'), 'utf8'))
export const PIXELS = facts.width * facts.height

const file = (name) => path.join(FOLDER, `${name}.f32`)
export const exists = (name) => fs.existsSync(file(name))

// A master: linear, premultiplied RGBA.
export function load(name) {
  const bytes = fs.readFileSync(file(name))
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
}

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
export const hexToRgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
export const hexToLinear = (hex) => hexToRgb(hex).map((v) => linear(v / 255))

// The view transform, written by Blender itself over log2 of linear colour.
const { size, low, high } = facts.lut
const table = await sharp(path.join(FOLDER, 'lut.png'))
  .toColourspace('rgb16')
  .raw({ depth: 'ushort' })
  .toBuffer({ resolveWithObject: true })
const lut = new Uint16Array(table.data.buffer, table.data.byteOffset, table.data.length / 2)
const channels = table.info.channels

function position(value) {
  const at = ((Math.log2(Math.max(value, 1e-9)) - low) / (high - low)) * (size - 1)
  return Math.min(size - 1, Math.max(0, at))
}

// Linear colour to display colour, 0 to 255, by trilinear interpolation in the table.
export function tone(red, green, blue) {
  const at = [red, green, blue].map(position)
  const base = at.map((v) => Math.min(Math.floor(v), size - 2))
  const part = at.map((v, i) => v - base[i])
  const out = [0, 0, 0]
  for (let corner = 0; corner < 8; corner++) {
    const step = [corner & 1, (corner >> 1) & 1, (corner >> 2) & 1]
    const weight = step.reduce((w, s, i) => w * (s ? part[i] : 1 - part[i]), 1)
    const [r, g, b] = base.map((v, i) => v + step[i])
    const entry = ((b * size + g) * size + r) * channels
    for (let c = 0; c < 3; c++) out[c] += (weight * lut[entry + c]) / 257
  }
  return out
}

// A linear picture to 8-bit RGB.
export function develop(pixels) {
  const out = Buffer.alloc(PIXELS * 3)
  for (let i = 0; i < PIXELS; i++) {
    const color = tone(pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2])
    for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(color[c])
  }
  return out
}

function lab(r, g, b) {
  const [R, G, B] = [r, g, b].map((v) => linear(v / 255))
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.95047)
  const y = f(0.2126 * R + 0.7152 * G + 0.0722 * B)
  const z = f((0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

// CIEDE2000 of two Lab colours.
function difference([L1, a1, b1], [L2, a2, b2]) {
  const rad = Math.PI / 180
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const G = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)))
  const [A1, A2] = [a1 * (1 + G), a2 * (1 + G)]
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)]
  const hue = (b, a) => (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)
  const [h1, h2] = [hue(b1, A1), hue(b2, A2)]
  let dh = h2 - h1
  if (dh > Math.PI) dh -= 2 * Math.PI
  if (dh < -Math.PI) dh += 2 * Math.PI
  let h = (h1 + h2) / 2
  if (Math.abs(h1 - h2) > Math.PI) h += Math.PI
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const T =
    1 -
    0.17 * Math.cos(h - 30 * rad) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * rad) -
    0.2 * Math.cos(4 * h - 63 * rad)
  const dL = (L2 - L1) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2))
  const dC = (C2 - C1) / (1 + 0.045 * C)
  const dH = (2 * Math.sqrt(C1 * C2) * Math.sin(dh / 2)) / (1 + 0.015 * C * T)
  const turn = 60 * rad * Math.exp(-(((h / rad - 275) / 25) ** 2))
  const RT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * Math.sin(turn)
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + RT * dC * dH)
}

// Mean, 95th and 99th percentile of the difference over the pixels where `inside` holds.
export function compare(one, other, inside = () => true) {
  const found = []
  for (let i = 0; i < PIXELS; i++) {
    if (!inside(i)) continue
    const colors = [one, other].map((p) => lab(p[i * 3], p[i * 3 + 1], p[i * 3 + 2]))
    found.push(difference(...colors))
  }
  found.sort((x, y) => x - y)
  const mean = found.reduce((x, y) => x + y, 0) / found.length
  const at = (share) => found[Math.floor(found.length * share)].toFixed(2)
  return `mean ${mean.toFixed(2)} p95 ${at(0.95)} p99 ${at(0.99)}`
}
