// Draws a sample of cloth with a pinked edge: PARAMS='{"name":…,"color":"#8c9384","weave":"geweven",…}' node drawn/swatch.mjs
// Weaves: geweven (threads over and under), boucle (loops), velvet (short pile). The color is the mean of the cloth.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const { name, width, height, seed, color, weave } = JSON.parse(process.env.PARAMS ?? '{}')
const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const PAPER = [0.9, 0.87, 0.82]
/** The border around the cloth, and the size of the teeth of its edge, in pixels. */
const margin = 0.075 * width
const tooth = 0.011 * width

/** A number from 0 to 1 that belongs to a place: the same on every machine. */
function hash(x, y = 0, salt = 0) {
  let h = (x * 374761393 + y * 668265263 + (seed + salt) * 2147483647) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth noise with features of about one unit. */
function noise(x, y, salt) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (t) => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - left), ease(y - top)]
  const at = (dx, dy) => hash(left + dx, top + dy, salt)
  const mix = (a, b, t) => a + (b - a) * t
  return mix(mix(at(0, 0), at(1, 0), u), mix(at(0, 1), at(1, 1), u), v)
}

/** Threads that go over and under each other; each is a round cord of its own shade. */
function plainWeave(x, y) {
  const size = 9
  const bend = (noise(x / 60, y / 60, 1) - 0.5) * 5
  const [column, row] = [Math.floor((x + bend) / size), Math.floor((y + bend) / size)]
  const isWarp = (column + row) % 2 === 0
  const across = ((isWarp ? x : y) + bend) / size - (isWarp ? column : row) - 0.5
  const along = ((isWarp ? y : x) + bend) / size - (isWarp ? row : column) - 0.5
  const thread = isWarp ? hash(column, 0, 2) : hash(row, 0, 3)
  const round = Math.sqrt(Math.max(0, 1 - 3.2 * across * across)) * (1 - 0.9 * along * along)
  const fibre = noise(x / 1.6, y / 1.6, 4) - 0.5
  return 0.52 + 0.5 * round + 0.2 * (thread - 0.5) + 0.16 * fibre
}

/** Loops of yarn: the height of the nearest ones, lit from the upper left. */
function loopHeight(x, y) {
  const size = 22
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
  let height = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      for (let each = 0; each < 2; each++) {
        const [cx, cy] = [column + dx, row + dy]
        const px = (cx + hash(cx, cy, 5 + each)) * size
        const py = (cy + hash(cx, cy, 7 + each)) * size
        const reach = size * (0.45 + 0.4 * hash(cx, cy, 9 + each))
        const distance = Math.hypot(x - px, y - py) / reach
        if (distance >= 1) continue
        const ring = 1 - ((distance - 0.55) / 0.45) ** 2
        height = Math.max(height, ring * (0.6 + 0.4 * hash(cx, cy, 11 + each)))
      }
  return height + 0.12 * noise(x / 2.5, y / 2.5, 13)
}
function boucle(x, y) {
  const here = loopHeight(x, y)
  const slope = loopHeight(x + 1.5, y + 1.5) - here
  return 0.62 + 0.42 * here - 1.1 * slope
}

/** A short pile that leans a little differently from place to place. */
function velvet(x, y) {
  const lean = noise(x / 190, y / 260, 14) + 0.5 * noise(x / 70, y / 90, 15)
  const pile = noise(x / 1.3, y / 2.1, 16) - 0.5
  return 0.62 + 0.5 * lean + 0.22 * pile
}

const shadeOf = { geweven: plainWeave, boucle, velvet }[weave]
if (!shadeOf) throw new Error(`no weave ${weave}`)

const toLight = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toValue = (light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const dye = [1, 3, 5].map((at) => toLight(Number.parseInt(color.slice(at, at + 2), 16) / 255))

/** How far a place lies inside the cloth, in pixels; negative outside. */
function depthAt(x, y) {
  const zigzag = (along) => tooth * Math.abs(((along / tooth) % 2) - 1)
  const sides = [x - margin - zigzag(y), width - margin - zigzag(y) - x]
  return Math.min(...sides, y - margin - zigzag(x), height - margin - zigzag(x) - y)
}

const shades = new Float32Array(width * height)
let [sum, count] = [0, 0]
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) {
    if (depthAt(x, y) <= 0) continue
    shades[y * width + x] = shadeOf(x, y)
    sum += shades[y * width + x]
    count++
  }
const mean = sum / count

const pixels = Buffer.alloc(width * height * 3)
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) {
    const depth = depthAt(x, y)
    const cover = Math.min(1, Math.max(0, depth + 0.5))
    // The light comes from the upper left, so that the shadow falls to the lower right.
    const shadow = 1 - 0.38 * Math.min(1, Math.max(0, (depthAt(x - 9, y - 11) + 16) / 26))
    const shade = shades[y * width + x] / mean
    for (let c = 0; c < 3; c++) {
      const paper = toLight(PAPER[c]) * shadow
      const cloth = dye[c] * shade
      const light = paper + (cloth - paper) * cover
      pixels[(y * width + x) * 3 + c] = Math.round(255 * Math.min(1, toValue(light)))
    }
  }

fs.mkdirSync(OUT, { recursive: true })
await sharp(pixels, { raw: { width, height, channels: 3 } })
  .png()
  .toFile(path.join(OUT, `${name}.png`))
