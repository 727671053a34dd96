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
  await write(
    'art-lines',
    600,
    800,
    '#f2ede3',
    range(7)
      .map(
        (
          k,
        ) => `<path d="M${90 + k * 6} ${220 + k * 62} C 210 ${120 + k * 68},330 ${330 + k * 44},${510 - k * 5}
      ${210 + k * 60}" fill="none" stroke="${k % 3 === 1 ? '#b0694f' : '#46505a'}" stroke-width="${9 - k * 0.6}"
      stroke-linecap="round"/>`,
      )
      .join(''),
  )
  await write(
    'art-vase',
    600,
    800,
    '#ece4d6',
    `<path d="M230 690 C 150 590,190 500,262 470 L262 420 H338 L338 470 C 410 500,450 590,370 690Z" fill="#6f7f88"/>
    <g stroke="#5d6b4f" stroke-width="7" fill="none"><path d="M300 420 C 290 300,250 220,190 150"/>
    <path d="M304 420 C 320 290,360 230,430 190"/></g>
    <g fill="#c08a52"><circle cx="190" cy="150" r="34"/><circle cx="430" cy="190" r="30"/><circle cx="262" cy="262" r="24"/>
    <circle cx="352" cy="276" r="22"/></g>`,
  )
  await write(
    'art-hills',
    600,
    800,
    '#e9e4da',
    `<circle cx="210" cy="250" r="70" fill="#e0b98a"/><path d="M0 470 C 150 380,280 470,600 400 V800 H0Z" fill="#a9b5ad"/>
    <path d="M0 580 C 200 480,380 600,600 520 V800 H0Z" fill="#7d9088"/>
    <path d="M0 690 C 180 620,420 720,600 640 V800 H0Z" fill="#53675f"/>`,
  )
  await write(
    'art-moon',
    600,
    800,
    '#2f3b52',
    `<path d="M360 190 A150 150 0 1 0 460 420 A120 120 0 1 1 360 190Z" fill="#e8d6a8"/>
    <g fill="#e8d6a8"><circle cx="150" cy="180" r="9"/><circle cx="470" cy="150" r="7"/><circle cx="120" cy="520" r="8"/>
    <circle cx="500" cy="600" r="9"/><circle cx="300" cy="640" r="6"/><circle cx="220" cy="300" r="5"/></g>`,
  )
}
