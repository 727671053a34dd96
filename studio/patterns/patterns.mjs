// Pattern tiles for fabrics, rugs and framed prints: SVG drawn to PNG in CACHE/patterns.
// Fabric tiles repeat seamlessly. Usage: node patterns/patterns.mjs
import { figurePatterns } from './figure-patterns.mjs'
import { bands, berber, border, prints, squares } from './flat-patterns.mjs'
import { geometricPatterns } from './geometric-patterns.mjs'
import { naturePatterns } from './nature-patterns.mjs'
import { flower, random, range, sprig, TILE, wrapped, write } from './pattern-tools.mjs'

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

// Chips of stone in a pale ground.
async function terrazzo(name, ground, inks) {
  let body = ''
  for (const i of range(330)) {
    const ink = inks[Math.floor(random(0, inks.length))]
    const r = random(9, i % 4 ? 22 : 46)
    const corners = range(6).map((k) => {
      const turn = (k / 6) * 2 * Math.PI + random(-0.35, 0.35)
      return `${r * random(0.6, 1.1) * Math.cos(turn)},${r * random(0.6, 1.1) * Math.sin(turn)}`
    })
    const chip = `<polygon points="${corners.join(' ')}" fill="${ink}"/>`
    body += wrapped(chip, random(0, TILE), random(0, TILE), 60)
  }
  await write(name, TILE, TILE, ground, body)
}

// Motifs in staggered rows, in turn, each a little turned.
async function rows(name, ground, motifs, count = 6) {
  const step = TILE / count
  let body = ''
  for (const row of range(count)) {
    for (const column of range(count)) {
      const motif = motifs[(row * 2 + column) % motifs.length]
      const x = (column + (row % 2) / 2) * step + random(-10, 10)
      const turned = `<g transform="rotate(${random(-12, 12)})">${motif}</g>`
      body += wrapped(turned, x, row * step + step / 2, 120)
    }
  }
  await write(name, TILE, TILE, ground, body)
}

const firTree = (ink, trunk) => `<rect x="-6" y="52" width="12" height="22" fill="${trunk}"/>
  <path d="M0 -72 L34 -18 H18 L48 26 H26 L58 58 H-58 L-26 26 H-48 L-18 -18 H-34 Z" fill="${ink}"/>`

function star(r, ink) {
  const points = range(10).map((k) => {
    const reach = k % 2 ? r * 0.42 : r
    return `${reach * Math.sin((k * Math.PI) / 5)},${-reach * Math.cos((k * Math.PI) / 5)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`
}

const cloud = (ink) => `<g fill="${ink}"><circle cx="-34" cy="8" r="26"/><circle cx="0" cy="-10" r="36"/>
  <circle cx="36" cy="6" r="28"/><rect x="-58" y="8" width="120" height="27" rx="13"/></g>`

const rainbow = (inks) =>
  inks
    .map(
      (ink, i) => `<path d="M${-58 + i * 17} 30 A ${58 - i * 17} ${58 - i * 17} 0 0 1 ${58 - i * 17} 30"
      fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>`,
    )
    .join('')

const moon = (ink) => `<path d="M14 -48 A 48 48 0 1 0 44 26 A 40 40 0 0 1 14 -48 Z" fill="${ink}"/>`

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
await terrazzo('terrazzo-sand', '#f2ece1', ['#c08a6b', '#8c9a8a', '#d9c3a0', '#6f7f8c', '#b9a893'])
await rows('christmas-green', '#f4efe5', [
  firTree('#4d6a55', '#8a6a4c'),
  star(26, '#c39a4e'),
  firTree('#7d9280', '#8a6a4c'),
  star(20, '#a5523f'),
])
await rows('kids-sky', '#e9eef0', [
  cloud('#ffffff'),
  star(26, '#e0b663'),
  rainbow(['#c98a76', '#e0bd84', '#8fa6b3']),
  moon('#8fa6b3'),
])
await rows('stars-night', '#34435c', [star(30, '#e8d3a2'), star(16, '#f4efe5'), star(22, '#c9d2da')], 8)
await dots('dots-terracotta', '#f4ece1', ['#b5694b', '#c98f7a', '#8c5a48'])
await stripe('stripe-sage', '#f3f1e8', '#8a9a86')
await check('check-blue', '#f1efe9', '#6f86a0')
await naturePatterns()
await geometricPatterns()
await figurePatterns()
await stripe('stripe-green', '#f2efe6', '#4f6b5a')
await stripe('stripe-terracotta', '#f5ede3', '#a9654c')
await check('check-sand', '#f4efe6', '#bda587')
await check('check-green', '#f1eee4', '#4f6b5a')
await dots('dots-rose', '#f5e9e3', ['#c98478', '#dba79a', '#a86a5e'])
await berber('berber-anthracite', '#55565a', '#d8cfc0')
await border('border-night', '#3a475c', '#e8e1d2', '#e8e1d2')
await bands('bands-blue', ['#dfe3e3', '#a9bac6', '#6d87a0', '#465f7c', '#c9d2d4'])
await squares('squares-sand', '#ddcfb8', '#efe6d6', '#c4b092')
await write('plain-natural', 1400, 2000, '#e2d8c7', '')
await write('plain-sage', 1400, 2000, '#8d9a86', '')
