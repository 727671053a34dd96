// Rugs and framed prints: each drawn whole, not repeated.
import { range, sprig, write } from './pattern-tools.mjs'

// Rug with nested diamonds.
export async function berber(name, ground, ink) {
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
export async function border(name, ground, ink, line) {
  const ring = (inset, width, color) =>
    `<rect x="${inset}" y="${inset}" width="${1400 - 2 * inset}" height="${2000 - 2 * inset}"
      fill="none" stroke="${color}" stroke-width="${width}"/>`
  await write(name, 1400, 2000, ground, ring(115, 70, ink) + ring(190, 16, line) + ring(40, 16, line))
}

// Rug with soft bands across.
export async function bands(name, colors) {
  const height = 2000 / colors.length
  const body = colors.map((color, i) => {
    const y = i * height
    const edge = `M0 ${y} Q 350 ${y - 40} 700 ${y} T 1400 ${y}`
    return `<path d="${edge} V ${y + height + 60} H 0 Z" fill="${color}"/>`
  })
  await write(name, 1400, 2000, colors[0], body.join(''))
}

// Rug of large squares in three tints.
export async function squares(name, first, second, third) {
  const inks = [first, second, third]
  let body = ''
  for (const row of range(7)) {
    for (const column of range(5)) {
      const ink = inks[(row * 2 + column * (row % 2 ? 2 : 1)) % 3]
      body += `<rect x="${column * 280}" y="${row * 286}" width="276" height="282" fill="${ink}"/>`
    }
  }
  await write(name, 1400, 2000, '#b8a68a', body)
}

// Framed prints.
export async function prints() {
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
