// Fabric tiles with figures: dinosaurs, rockets, rainbows, animals of the wood, boats and snow.
import { range, scattered, seeded } from './pattern-tools.mjs'

export async function figurePatterns() {
  const few = (motifs) => (_random, i) => motifs[i % motifs.length]
  await scattered(
    'dino-sage',
    '#eef0e6',
    seeded(31),
    5,
    few([longNeck('#7f9a7a'), egg('#d9b48a'), longNeck('#c08a6b'), palm()]),
    18,
  )
  await scattered(
    'rocket-night',
    '#2f3f5a',
    seeded(32),
    5,
    few([rocket(), star('#e8d3a2'), planet(), star('#f4efe5')]),
    24,
  )
  await scattered(
    'rainbow-rose',
    '#f5e6e0',
    seeded(33),
    5,
    few([rainbow(['#b5685e', '#dba34f', '#8fa694', '#7b8fa5']), heart('#c98478'), dot('#dba34f')]),
    10,
  )
  await scattered(
    'woodland-sand',
    '#efe6d6',
    seeded(34),
    5,
    few([fox(), mushroom(), owl(), fir('#7d8f76')]),
    10,
  )
  await scattered(
    'boats-blue',
    '#e6edf0',
    seeded(35),
    5,
    few([boat('#b5573f'), ripple('#7b98ad'), boat('#3f5f80'), gull()]),
    6,
  )
  await scattered(
    'christmas-snow',
    '#2d3c57',
    seeded(36),
    6,
    (random, i) => (i % 3 === 1 ? dot('#f4efe5') : flake('#f1ede4', random(0.6, 1.05))),
    30,
  )
}

const longNeck = (ink) => `<g fill="${ink}"><path d="M-96 34 C -70 36,-64 -16,-18 -20 C 18 -22,30 -6,40 -34
  C 48 -62,50 -98,84 -98 C 104 -98,110 -78,92 -74 C 72 -70,74 -40,70 -8 C 66 22,44 34,34 40 L 34 74 H 14 L 10 46 H -16
  L -20 74 H -40 L -42 40 C -60 46,-82 46,-96 34 Z"/></g><circle cx="88" cy="-87" r="4" fill="#3d3a34"/>
  ${range(4)
    .map((k) => `<circle cx="${-34 + k * 17}" cy="${-2 + (k % 2) * 8}" r="5" fill="#f4f0e6" opacity=".6"/>`)
    .join('')}`

const egg = (
  ink,
) => `<path d="M0 -46 C 28 -46,38 -2,34 18 C 30 42,-30 42,-34 18 C -38 -2,-28 -46,0 -46 Z" fill="${ink}"/>
  <circle cx="-10" cy="-8" r="7" fill="#f4f0e6"/><circle cx="12" cy="12" r="9" fill="#f4f0e6"/>`

const palm = () => `<path d="M0 84 C 10 40,2 10,6 -26" stroke="#9a7450" stroke-width="10" fill="none"/>
  ${range(6)
    .map(
      (k) =>
        `<path d="M6 -28 q 34 -26 62 8 q -36 -10 -62 -8" fill="#5f8062" transform="rotate(${k * 60 - 30} 6 -28)"/>`,
    )
    .join('')}`

const rocket = () => `<path d="M0 -96 C 34 -60,38 -10,28 44 H -28 C -38 -10,-34 -60,0 -96 Z" fill="#efe9dc"/>
  <path d="M0 -96 C 15 -80,25 -62,30 -42 H -30 C -25 -62,-15 -80,0 -96 Z" fill="#c0573f"/>
  <circle cy="-12" r="15" fill="#8fb0c4"/><path d="M-29 10 L -56 58 L -27 44 Z M29 10 L 56 58 L 27 44 Z" fill="#c0573f"/>
  <path d="M-15 50 Q 0 108 15 50 Z" fill="#e0a950"/>`

const star = (ink) => {
  const points = range(10).map((k) => {
    const reach = k % 2 ? 11 : 26
    return `${reach * Math.sin((k * Math.PI) / 5)},${-reach * Math.cos((k * Math.PI) / 5)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`
}

const planet =
  () => `<circle r="42" fill="#c58a63"/><path d="M-38 -12 Q 0 4 40 -10" stroke="#dfb48f" stroke-width="9" fill="none"/>
  <ellipse rx="76" ry="17" fill="none" stroke="#e8d3a2" stroke-width="8" transform="rotate(-18)"/>`

const rainbow = (inks) =>
  inks
    .map((ink, i) => {
      const r = 86 - i * 19
      return `<path d="M${-r} 40 A ${r} ${r} 0 0 1 ${r} 40" fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>`
    })
    .join('')

const heart = (ink) => `<path d="M0 34 C -52 -4,-34 -42,0 -18 C 34 -42,52 -4,0 34 Z" fill="${ink}"/>`

const dot = (ink) => `<circle r="12" fill="${ink}"/>`

const fox =
  () => `<path d="M-52 -62 L -20 -38 H 20 L 52 -62 L 48 6 C 40 40,14 56,0 60 C -14 56,-40 40,-48 6 Z" fill="#bd6b42"/>
  <path d="M0 60 C -14 56,-36 42,-46 14 C -28 4,-10 18,0 44 C 10 18,28 4,46 14 C 36 42,14 56,0 60 Z" fill="#f6efe2"/>
  <circle cx="-19" cy="2" r="5" fill="#3d332b"/><circle cx="19" cy="2" r="5" fill="#3d332b"/><circle cy="54" r="8" fill="#3d332b"/>`

const mushroom =
  () => `<path d="M-14 0 H 14 C 12 26,20 44,24 58 H -24 C -20 44,-12 26,-14 0 Z" fill="#f6efe2"/>
  <path d="M-58 6 C -54 -62,54 -62,58 6 C 30 14,-30 14,-58 6 Z" fill="#a9523c"/><circle cx="-22" cy="-18" r="9" fill="#f6efe2"/>
  <circle cx="14" cy="-30" r="8" fill="#f6efe2"/><circle cx="30" cy="-8" r="6" fill="#f6efe2"/>`

const owl =
  () => `<path d="M-44 -58 L -26 -44 H 26 L 44 -58 C 52 -10,48 62,0 66 C -48 62,-52 -10,-44 -58 Z" fill="#8a7359"/>
  <path d="M0 60 C -30 56,-30 10,0 -2 C 30 10,30 56,0 60 Z" fill="#d8c3a2"/><circle cx="-19" cy="-18" r="17" fill="#f6efe2"/>
  <circle cx="19" cy="-18" r="17" fill="#f6efe2"/><circle cx="-17" cy="-18" r="7" fill="#3d332b"/>
  <circle cx="17" cy="-18" r="7" fill="#3d332b"/><path d="M-7 -6 H 7 L 0 8 Z" fill="#d19a4b"/>`

const fir = (ink) => `<rect x="-6" y="52" width="12" height="24" fill="#8a6a4c"/>
  <path d="M0 -78 L34 -18 H18 L48 26 H26 L58 58 H-58 L-26 26 H-48 L-18 -18 H-34 Z" fill="${ink}"/>`

const boat = (
  sail,
) => `<path d="M-60 24 H 62 C 54 50,40 58,30 58 H -34 C -46 58,-56 46,-60 24 Z" fill="#8a6142"/>
  <path d="M4 -92 V 16" stroke="#6e4f36" stroke-width="6"/><path d="M12 -88 C 44 -62,56 -20,54 12 H 12 Z" fill="${sail}"/>
  <path d="M-4 -70 C -24 -46,-40 -14,-44 12 H -4 Z" fill="#f7f3ea"/>`

const ripple = (ink) =>
  [-16, 8]
    .map(
      (y) => `<path d="M-52 ${y} q 13 -14 26 0 t 26 0 t 26 0 t 26 0" fill="none" stroke="${ink}"
    stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('')

const gull = () =>
  `<path d="M-46 -8 Q -24 -34 0 0 Q 24 -34 46 -8" fill="none" stroke="#5f6f7c" stroke-width="8" stroke-linecap="round"/>`

const flake = (ink, scale) => {
  const arm = `<path d="M0 0 V-72 M0 -30 L-17 -47 M0 -30 L17 -47 M0 -50 L-13 -63 M0 -50 L13 -63"/>`
  const arms = range(6).map((k) => `<g transform="rotate(${k * 60})">${arm}</g>`)
  return `<g transform="scale(${scale})" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round">${arms.join('')}</g>`
}
