// What the pattern tiles are drawn with: seeded chance, SVG to PNG in CACHE/patterns, motifs.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const CACHE = path.resolve(process.env.CACHE ?? '.photography/cache')
// Whole tiles are for fabrics; a quarter (.25) is enough to look at them, and much faster.
const SCALE = Number(process.env.PATTERN_SCALE ?? 1)
const FOLDER = path.join(CACHE, 'patterns')
fs.mkdirSync(FOLDER, { recursive: true })

// A small seeded generator, so that every run draws the same tiles.
let state = 7
export function random(low = 0, high = 1) {
  state = (state * 1664525 + 1013904223) >>> 0
  return low + ((high - low) * state) / 2 ** 32
}

// A generator of its own for one tile, so that a new tile leaves the others as they are.
export function seeded(seed) {
  let own = seed * 7919
  return (low = 0, high = 1) => {
    own = (own * 1664525 + 1013904223) >>> 0
    return low + ((high - low) * own) / 2 ** 32
  }
}

export const range = (count) => [...Array(count).keys()]

// margin: how far to draw beyond the edges before they are cut off; a blur needs what lies there.
export async function write(name, width, height, background, body, margin = 0) {
  const [across, down] = [width + 2 * margin, height + 2 * margin]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across * SCALE}" height="${down * SCALE}"
    viewBox="${-margin} ${-margin} ${across} ${down}"><rect x="${-margin}" y="${-margin}" width="${across}"
    height="${down}" fill="${background}"/>${body}</svg>`
  const edge = margin * SCALE
  await sharp(Buffer.from(svg))
    .extract({ left: edge, top: edge, width: width * SCALE, height: height * SCALE })
    .png()
    .toFile(path.join(FOLDER, `${name}.png`))
}

// Draw a motif on a square tile, repeated over the edges it crosses.
export const TILE = 1200
export function wrapped(motif, x, y, reach = 300) {
  let copies = ''
  for (const dx of [-TILE, 0, TILE]) {
    for (const dy of [-TILE, 0, TILE]) {
      const inside = (v) => v > -reach && v < TILE + reach
      if (inside(x + dx) && inside(y + dy)) {
        copies += `<g transform="translate(${x + dx},${y + dy})">${motif}</g>`
      }
    }
  }
  return copies
}

// Motifs in count staggered rows, each at most `turn` degrees aslant; motif(random, i) draws the i-th.
export async function scattered(name, ground, random, count, motif, turn = 180) {
  const step = TILE / count
  let body = ''
  for (const i of range(count * count)) {
    const [row, column] = [Math.floor(i / count), i % count]
    const x = column * step + (row % 2) * step * 0.5 + random(-0.1, 0.1) * step
    const y = row * step + step / 2 + random(-0.1, 0.1) * step
    const size = (step / 240).toFixed(3)
    const placed = `<g transform="rotate(${random(-turn, turn)}) scale(${size})">${motif(random, i)}</g>`
    body += wrapped(placed, x, y)
  }
  await write(name, TILE, TILE, ground, body)
}

export function leaf(length, width, color) {
  const side = (sign) =>
    sign > 0
      ? `C ${width} ${-length * 0.3}, ${width * 0.8} ${-length * 0.8}, 0 ${-length}`
      : `C ${-width * 0.8} ${-length * 0.8}, ${-width} ${-length * 0.3}, 0 0`
  return `<path d="M0 0 ${side(1)} ${side(-1)}Z" fill="${color}"/>`
}

export function sprig(light, dark) {
  let out = `<path d="M0 120 C 12 40,-8 -40,6 -130" stroke="${dark}" stroke-width="4" fill="none"/>`
  for (const k of range(6)) {
    for (const sign of [-1, 1]) {
      const turn = sign * (52 + random(-8, 8))
      out += `<g transform="translate(${2 * sign},${95 - k * 38}) rotate(${turn})">
        ${leaf(74 - k * 6, 19, k % 2 ? light : dark)}</g>`
    }
  }
  return `${out}<g transform="translate(6,-125)">${leaf(58, 15, light)}</g>`
}

export function flower(petal, heart) {
  const petals = range(6).map((k) => `<g transform="rotate(${k * 60})">${leaf(46, 20, petal)}</g>`)
  return `${petals.join('')}<circle r="11" fill="${heart}"/>`
}
