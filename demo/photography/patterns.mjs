// Pattern tiles for fabrics, rugs and framed prints: SVG drawn to PNG in CACHE/patterns.
// Fabric tiles repeat seamlessly. Usage: node patterns.mjs
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const CACHE = path.resolve(process.env.CACHE ?? '.photography/cache')
const FOLDER = path.join(CACHE, 'patterns')
fs.mkdirSync(FOLDER, { recursive: true })

// A small seeded generator, so that every run draws the same tiles.
let state = 7
function random(low = 0, high = 1) {
  state = (state * 1664525 + 1013904223) >>> 0
  return low + ((high - low) * state) / 2 ** 32
}

const range = (count) => [...Array(count).keys()]

async function write(name, width, height, background, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${background}"/>${body}</svg>`
  await sharp(Buffer.from(svg))
    .png()
    .toFile(path.join(FOLDER, `${name}.png`))
}

// Draw a motif on a square tile, repeated over the edges it crosses.
const TILE = 1200
function wrapped(motif, x, y, reach = 300) {
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

function leaf(length, width, color) {
  const side = (sign) =>
    sign > 0
      ? `C ${width} ${-length * 0.3}, ${width * 0.8} ${-length * 0.8}, 0 ${-length}`
      : `C ${-width * 0.8} ${-length * 0.8}, ${-width} ${-length * 0.3}, 0 0`
  return `<path d="M0 0 ${side(1)} ${side(-1)}Z" fill="${color}"/>`
}

function sprig(light, dark) {
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

function flower(petal, heart) {
  const petals = range(6).map((k) => `<g transform="rotate(${k * 60})">${leaf(46, 20, petal)}</g>`)
  return `${petals.join('')}<circle r="11" fill="${heart}"/>`
}

// Scattered sprigs, flowers and dots.
async function botanic(name, c) {
  const places = [
    [150, 160],
    [560, 90],
    [950, 230],
    [330, 480],
    [760, 540],
    [1110, 640],
    [120, 800],
    [520, 880],
    [900, 960],
    [300, 1110],
  ]
  let body = ''
  places.forEach(([x, y], i) => {
    const turn = `rotate(${random(-50, 50)}) scale(${random(1, 1.3)})`
    let motif
    if (i % 3 === 2) {
      motif = `${flower(c.petal, c.heart)}<g transform="translate(30,60) scale(.5) rotate(150)">
        ${sprig(c.light, c.dark)}</g>`
    } else {
      motif = i % 2 ? sprig(c.light, c.dark) : sprig(c.pale, c.light)
    }
    body += wrapped(`<g transform="${turn}">${motif}</g>`, x, y)
  })
  for (const _ of range(26)) {
    body += wrapped(`<circle r="${random(4, 8)}" fill="${c.dot}"/>`, random(0, TILE), random(0, TILE))
  }
  await write(name, TILE, TILE, c.ground, body)
}

// Broad stripes, each with a thin companion.
async function stripe(name, ground, ink) {
  const bar = (x, width) => `<rect x="${x}" width="${width}" height="600" fill="${ink}"/>`
  const body = range(6).map((i) => bar(i * 100 + 20, 34) + bar(i * 100 + 62, 5))
  await write(name, 600, 600, ground, body.join(''))
}

// Woven check: crossing half-transparent bands.
async function check(name, ground, ink) {
  let body = ''
  for (const i of range(4)) {
    body += `<rect x="${i * 150}" width="75" height="600" fill="${ink}" opacity=".5"/>
      <rect y="${i * 150}" width="600" height="75" fill="${ink}" opacity=".5"/>`
  }
  await write(name, 600, 600, ground, body)
}

// Rows of arches, one inside the other.
async function arches(name, ground, inks) {
  const arch = (x, y) =>
    inks
      .map((ink, i) => {
        const r = 92 - i * 30
        return `<path d="M${x - r} ${y} A ${r} ${r} 0 0 1 ${x + r} ${y} Z" fill="${ink}"/>`
      })
      .join('')
  let body = ''
  for (const row of range(12)) {
    for (const column of range(7)) {
      body += arch(column * 200 - (row % 2) * 100 + 100, row * 100 + 100)
    }
  }
  await write(name, 600, 600, ground, `<g transform="scale(.5)">${body}</g>`)
}

// Loose dots of one size, gently scattered.
async function dots(name, ground, inks) {
  let body = ''
  for (const row of range(8)) {
    for (const column of range(8)) {
      const x = column * 150 + (row % 2) * 75 + random(-18, 18)
      const y = row * 150 + 75 + random(-18, 18)
      const ink = inks[Math.floor(random(0, inks.length))]
      body += wrapped(`<circle r="${random(16, 26)}" fill="${ink}"/>`, x, y)
    }
  }
  await write(name, TILE, TILE, ground, body)
}

// Rug with nested diamonds.
async function berber(name, ground, ink) {
  let body = ''
  for (const row of range(5)) {
    for (const column of range(3)) {
      const [x, y] = [233 + column * 467, 200 + row * 400]
      for (const [size, line] of [
        [1, 16],
        [0.62, 12],
        [0.28, 10],
      ]) {
        body += `<path d="M${x} ${y - 200 * size} L${x + 233 * size} ${y} L${x} ${y + 200 * size}
          L${x - 233 * size} ${y} Z" fill="none" stroke="${ink}" stroke-width="${line}"/>`
      }
    }
  }
  body += `<rect x="20" y="20" width="1360" height="1960" fill="none" stroke="${ink}" stroke-width="14"/>`
  await write(name, 1400, 2000, ground, body)
}

// Rug with a frame of lines around an even field.
async function border(name, ground, ink, line) {
  const ring = (inset, width, color) =>
    `<rect x="${inset}" y="${inset}" width="${1400 - 2 * inset}" height="${2000 - 2 * inset}"
      fill="none" stroke="${color}" stroke-width="${width}"/>`
  await write(name, 1400, 2000, ground, ring(115, 70, ink) + ring(190, 16, line) + ring(40, 16, line))
}

// Rug with soft bands across.
async function bands(name, colors) {
  const height = 2000 / colors.length
  const body = colors.map((color, i) => {
    const y = i * height
    const edge = `M0 ${y} Q 350 ${y - 40} 700 ${y} T 1400 ${y}`
    return `<path d="${edge} V ${y + height + 60} H 0 Z" fill="${color}"/>`
  })
  await write(name, 1400, 2000, colors[0], body.join(''))
}

// Framed prints.
async function prints() {
  const base = '<rect x="50" y="618" width="500" height="5" fill="#4a4038"/>'
  await write(
    'art-sun',
    600,
    800,
    '#f3ede2',
    `<circle cx="370" cy="280" r="120" fill="#d09a74"/>
    <path d="M60 620 C 180 420,300 430,360 620Z" fill="#8c9a84"/>
    <path d="M220 640 C 340 470,470 470,560 640Z" fill="#5f6f66"/>${base}`,
  )
  await write(
    'art-branch',
    600,
    800,
    '#f1ece3',
    `<g transform="translate(300,420) scale(2.3) rotate(8)">
    ${sprig('#7f8f7d', '#566a5c')}</g>`,
  )
  await write(
    'art-shapes',
    600,
    800,
    '#efe8dc',
    `
    <path d="M140 640 V380 A160 160 0 0 1 460 380 V640 Z" fill="#b8795c"/>
    <path d="M220 640 V420 A80 80 0 0 1 380 420 V640 Z" fill="#e2c9ac"/>
    <circle cx="300" cy="170" r="62" fill="#5b6d80"/>`,
  )
}

await botanic('botanic-sage', {
  ground: '#f4f0e6',
  light: '#7f9a86',
  dark: '#5f7d6b',
  pale: '#a9b89a',
  petal: '#c98f7a',
  heart: '#e9c9a4',
  dot: '#d8b79a',
})
await botanic('botanic-blush', {
  ground: '#ecd9cd',
  light: '#a8705c',
  dark: '#8a5446',
  pale: '#c59a86',
  petal: '#f5ece2',
  heart: '#d09a54',
  dot: '#f5ece2',
})
await botanic('botanic-night', {
  ground: '#33425a',
  light: '#93a58f',
  dark: '#70876f',
  pale: '#c3c8b2',
  petal: '#d9a58c',
  heart: '#f0d9b8',
  dot: '#d8c3a5',
})
await stripe('stripe-blue', '#f3efe7', '#6d8298')
await stripe('stripe-sand', '#f5f1e9', '#bda587')
await check('check-terracotta', '#f3e9de', '#b5654a')
await check('check-sage', '#f2f0e8', '#7d8f7d')
await arches('arches-ochre', '#f4eee3', ['#c8934f', '#f4eee3', '#a9694f'])
await dots('dots-grey', '#f3f1ec', ['#8d949b', '#b6b3ac', '#5f6770'])
await berber('berber-natural', '#eae1d1', '#4a4038')
await border('border-sage', '#8d9a86', '#e8e1d2', '#e8e1d2')
await bands('bands-terracotta', ['#e9dfcf', '#d3a283', '#b5694b', '#8f4f3b', '#d9bf9f'])
await prints()
