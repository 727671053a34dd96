// Fabric tiles of lines and planes: waves, herringbone, triangles, tie-dye, tiles and tartan.
import { range, seeded, write } from './pattern-tools.mjs'

export async function geometricPatterns() {
  await waves('waves-blue', '#eef0ef', ['#5f7d99', '#8fa6b8', '#c2cdd3'])
  await herringbone('herringbone-anthracite', '#d9d6d0', '#54565b')
  await triangles('geometric-ochre', '#f4ecdf', ['#c8934f', '#dcb988', '#a9694f', '#e7d9c3'])
  await tieDye('tiedye-blue', '#eef0ee', '#3f6286')
  await tieDye('tiedye-terracotta', '#f3e7dc', '#a65a3f')
  await tiles('tiles-blue', '#f2f0ea', '#4f6f94', '#9db2c6')
  await tartan('christmas-check', '#9c3f33', ['#31513f', '#31513f', '#efe2cc'])
  await tartan('tartan-blue', '#e9e6de', ['#5f7892', '#8fa0ae', '#c08a5a'])
  await grid('grid-sand', '#f3ede2', '#a8906f')
  await crosses('crosses-anthracite', '#f1eee8', '#55575b')
  await harlequin('harlequin-sage', '#f1efe6', '#8d9b87', '#c9a58c')
}

// Rows of round scales, as waves are drawn on old prints.
async function waves(name, ground, inks) {
  const scale = (x, y) =>
    [96, 70, 44, 20].map(
      (r, i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 ? ground : inks[i % inks.length]}"
        stroke="${ground}" stroke-width="6"/>`,
    )
  const body = range(16).flatMap((row) =>
    range(8).flatMap((column) => scale(column * 200 - 100 + (row % 2) * 100, row * 50 - 100)),
  )
  await write(name, 600, 600, ground, `<g>${body.join('')}</g>`)
}

async function herringbone(name, ground, ink) {
  const stroke = (x, y, up) =>
    `<path d="M${x} ${y} l50 ${up ? -50 : 50}" stroke="${ink}" stroke-width="9" stroke-linecap="square"/>`
  // one column more on either side: the ends of its strokes reach over the edge
  const body = range(14).flatMap((column) =>
    range(36).map((row) => stroke((column - 1) * 50, row * 20 - 60, column % 2 === 1)),
  )
  await write(name, 600, 600, ground, body.join(''))
}

async function triangles(name, ground, inks) {
  const random = seeded(21)
  const side = 150
  let [body, circles] = ['', '']
  for (const row of range(8)) {
    for (const column of range(8)) {
      const [x, y] = [column * side, row * side]
      const ink = inks[Math.floor(random(0, inks.length))]
      const corners = [
        [x, y, x + side, y, x, y + side],
        [x + side, y, x + side, y + side, x, y + side],
        [x, y, x + side, y, x + side, y + side],
        [x, y, x, y + side, x + side, y + side],
      ][Math.floor(random(0, 4))]
      body += `<polygon points="${corners.join(' ')}" fill="${ink}"/>`
      if (random(0, 1) < 0.28)
        circles += `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="34" fill="${ground}"/>`
    }
  }
  await write(name, 1200, 1200, ground, body + circles)
}

// Blurred rings around places where the cloth was bound; everything wraps around the edges.
async function tieDye(name, ground, ink) {
  const random = seeded(22)
  let body =
    '<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>'
  for (const [cx, cy] of [
    [300, 320],
    [900, 900],
    [880, 260],
    [270, 910],
  ]) {
    for (const ring of range(8)) {
      const corners = range(40).map((k) => {
        const turn = (k / 40) * 2 * Math.PI
        const r = 22 + ring * 42 + (6 + ring * 3) * Math.sin(9 * turn + ring * 0.4) + random(-7, 7)
        return `${cx + r * Math.cos(turn)},${cy + r * Math.sin(turn)}`
      })
      const shape = `<polygon points="${corners.join(' ')}" fill="none" stroke="${ink}"
        stroke-width="${random(14, 34)}" opacity="${(0.85 - ring * 0.07).toFixed(2)}" filter="url(#b)"/>`
      for (const dx of [-1200, 0, 1200])
        for (const dy of [-1200, 0, 1200]) body += `<g transform="translate(${dx},${dy})">${shape}</g>`
    }
  }
  await write(name, 1200, 1200, ground, body, 60)
}

// Glazed tiles with a star of leaves.
async function tiles(name, ground, dark, light) {
  const leafOf = (turn, ink, reach) =>
    `<path d="M0 0 C ${reach * 0.34} ${-reach * 0.3}, ${reach * 0.24} ${-reach * 0.8}, 0 ${-reach}
      C ${-reach * 0.24} ${-reach * 0.8}, ${-reach * 0.34} ${-reach * 0.3}, 0 0 Z" fill="${ink}" transform="rotate(${turn})"/>`
  const motif = [
    ...range(4).map((k) => leafOf(k * 90 + 45, light, 128)),
    ...range(4).map((k) => leafOf(k * 90, dark, 92)),
    ...range(4).map(
      (k) => `<path d="M-100 -56 A 44 44 0 0 0 -56 -100" fill="none" stroke="${dark}" stroke-width="10"
        transform="rotate(${k * 90})"/>`,
    ),
    `<circle r="17" fill="${ground}"/><circle r="8" fill="${dark}"/>
    <rect x="-100" y="-100" width="200" height="200" fill="none" stroke="${light}" stroke-width="4"/>`,
  ].join('')
  const body = range(9).map(
    (i) => `<g transform="translate(${(i % 3) * 200 + 100},${Math.floor(i / 3) * 200 + 100})">${motif}</g>`,
  )
  await write(name, 600, 600, ground, body.join(''))
}

// Broad and narrow bands that cross, darker where they do.
async function tartan(name, ground, [broad, second, fine]) {
  const bands = [
    [40, 110, broad, 0.62],
    [190, 22, second, 0.62],
    [232, 8, fine, 0.9],
    [268, 8, fine, 0.9],
  ]
  let body = ''
  for (const offset of [0, 300]) {
    for (const [at, width, ink, opacity] of bands) {
      body += `<rect x="${at + offset}" width="${width}" height="600" fill="${ink}" opacity="${opacity}"/>
        <rect y="${at + offset}" width="600" height="${width}" fill="${ink}" opacity="${opacity}"/>`
    }
  }
  await write(name, 600, 600, ground, body)
}

async function grid(name, ground, ink) {
  const body = range(6).map(
    (i) => `<rect x="${i * 100 + 47}" width="6" height="600" fill="${ink}"/>
      <rect y="${i * 100 + 47}" width="600" height="6" fill="${ink}"/>`,
  )
  await write(name, 600, 600, ground, body.join(''))
}

async function crosses(name, ground, ink) {
  const body = range(36).map((i) => {
    const [x, y] = [(i % 6) * 100 + 50, Math.floor(i / 6) * 100 + 50]
    return `<path d="M${x - 15} ${y} h30 M${x} ${y - 15} v30" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
  })
  await write(name, 600, 600, ground, body.join(''))
}

async function harlequin(name, ground, ink, accent) {
  const body = range(16).map((i) => {
    const [x, y] = [(i % 4) * 150 + 75, Math.floor(i / 4) * 150 + 75]
    return `<path d="M${x} ${y - 75} L${x + 75} ${y} L${x} ${y + 75} L${x - 75} ${y} Z" fill="${ink}"/>
      <path d="M${x} ${y - 24} L${x + 24} ${y} L${x} ${y + 24} L${x - 24} ${y} Z" fill="${accent}"/>`
  })
  await write(name, 600, 600, ground, body.join(''))
}
