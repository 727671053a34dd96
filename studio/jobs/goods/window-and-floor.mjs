// Curtains at a window, rugs in a corner of a room.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight } from '../series.mjs'

const SHADES = [
  'grijs',
  'nachtblauw',
  'antraciet',
  'roze',
  'zand',
  'oker',
  'salie',
  'terracotta',
  'beige',
  'gebroken-wit',
]
const curtains = (kind, alt, params, samples = 8) =>
  inOneLight(
    { scene: 'curtain', family: 'gordijn', samples, params: { wall: '#e6dfd3', seed: 5, ...params } },
    SHADES.map((colour) => [
      `gordijn-${colour}-${kind}`,
      colour,
      alt(wordOf(colour), colour),
      { color: hexOf(colour) },
    ]),
  )

const hung = [
  ...curtains('hero', (word, colour) =>
    colour === 'gebroken-wit'
      ? 'Gebroken witte gordijnen met witte vitrage voor een raam'
      : `Gevoerde gordijnen in ${word} en vitrage voor een zonnig raam`,
  ),
  ...curtains('detail', (word) => `Plooien van gordijnen in ${word} aan een zwarte roede, van dichtbij`, {
    zoom: 2.6,
    aim: [-0.23, 0.17],
  }),
  ...curtains(
    'scene',
    (word) => `Woonkamer met gordijnen in ${word}, een fauteuil en een kamerplant bij het raam`,
    { seat: '#e6ddce', zoom: 0.74, aim: [-0.05, -0.05] },
    6,
  ),
]

// [name, colour, tile, as an alt text says it, cushion, wall, print]
const RUGS = [
  [
    'effen-naturel',
    'naturel',
    'plain-natural',
    'effen naturelkleurig vloerkleed',
    '#b56f52',
    '#e3dccf',
    'art-sun',
  ],
  ['effen-salie', 'salie', 'plain-sage', 'effen saliegroen vloerkleed', '#c08f4f', '#e6e0d4', 'art-branch'],
  [
    'berber-antraciet',
    'antraciet',
    'berber-anthracite',
    'antracietgrijs berberkleed met ecru ruiten',
    '#c69a8e',
    '#e6e2da',
    'art-shapes',
  ],
  [
    'rand-nachtblauw',
    'nachtblauw',
    'border-night',
    'nachtblauw vloerkleed met een lichte rand',
    '#b98c4d',
    '#e4e0d8',
    'art-sun',
  ],
  [
    'golven-blauw',
    'blauw',
    'bands-blue',
    'vloerkleed met golvende banen in blauw',
    '#a97a66',
    '#e3dfd6',
    'art-vase',
  ],
  [
    'ruit-zand',
    'zand',
    'squares-sand',
    'vloerkleed met grote zandkleurige blokken',
    '#5e6d66',
    '#e5ded1',
    'art-branch',
  ],
  [
    'golven-terracotta',
    'terracotta',
    'bands-terracotta',
    'vloerkleed met banen van crème tot terracotta',
    '#5e6d66',
    '#e6ded2',
    'art-lines',
  ],
  [
    'rand-salie',
    'salie',
    'border-sage',
    'saliegroen vloerkleed met een lichte rand',
    '#c08f4f',
    '#e2ddd2',
    'art-hills',
  ],
]
const rugs = (kind, alt, params, rows = RUGS) =>
  inOneLight(
    { scene: 'rug', family: 'vloerkleed', samples: 4, params: { fringe: '', seed: 2, ...params } },
    rows.map(([name, colour, pattern, words, cushion, wall, art]) => [
      `vloerkleed-${name}-${kind}`,
      colour,
      alt(words),
      { pattern, cushion, wall, art },
    ]),
  )
const BERBER = [
  [
    'berber-naturel',
    'naturel',
    'berber-natural',
    'naturel vloerkleed met donkere ruiten en franjes',
    '#b56f52',
    '#e3dccf',
    'art-sun',
  ],
]
const fringed = { fringe: '#e9dfcf', seed: 1 }
const onTheFloor = (words) => `Hoogpolig ${words} op een lichte houten vloer`
const inTheRoom = (words) => `Zithoek met een fauteuil, een bijzettafel en een hoogpolig ${words}`

const laid = [
  ...rugs('hero', onTheFloor, { camera: 'plan' }),
  ...rugs('hero', onTheFloor, { camera: 'plan', ...fringed }, BERBER),
  ...rugs('scene', inTheRoom),
  ...rugs('scene', inTheRoom, fringed, BERBER),
  // These have the pile of the same pattern in another color, and pictures of pile are the heaviest of all.
  ...rugs(
    'detail',
    (words) => `Lange, zachte haren van dichtbij: ${words}`,
    { camera: 'detail' },
    RUGS.filter(([name]) => !['berber-antraciet', 'rand-nachtblauw', 'golven-blauw', 'effen-salie'].includes(name)),
  ),
  ...rugs(
    'detail',
    () => 'Detail van een hoogpolig naturel vloerkleed met donkere ruiten',
    { camera: 'detail', ...fringed },
    BERBER,
  ),
]

export const windowAndFloor = [...hung, ...laid]
