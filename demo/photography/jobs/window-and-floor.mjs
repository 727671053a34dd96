// Curtains at a window, rugs and armchairs in a corner of a room.
import { hexOf, wordOf } from './colours.mjs'
import { inOneLight, MASTER } from './series.mjs'

const SHADES = ['grijs', 'nachtblauw', 'antraciet', 'roze', 'zand', 'oker', 'salie', 'terracotta', 'beige']
const curtains = (kind, alt, params, samples = 8) =>
  inOneLight(
    {
      scene: 'curtain',
      family: 'gordijn',
      samples,
      params: { wall: '#ece6dc', seed: 5, ...params },
    },
    SHADES.map((colour) => [
      `gordijn-${colour}-${kind}`,
      colour,
      alt(wordOf(colour)),
      { color: hexOf(colour) },
    ]),
  )

const hung = [
  ...curtains('hero', (word) => `Gevoerde gordijnen in ${word} en vitrage voor een zonnig raam`, {
    width: 1600,
    height: 1600,
  }),
  ...curtains('detail', (word) => `Plooien van gordijnen in ${word} aan een zwarte roede, van dichtbij`, {
    zoom: 2.9,
    aim: [-0.24, 0.16],
  }),
  ...curtains(
    'scene',
    (word) => `Woonkamer met gordijnen in ${word}, een fauteuil en een kamerplant bij het raam`,
    { width: 1200, height: 900, seat: '#e6ddce', zoom: 0.72, aim: [-0.1, 0] },
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
    'art-shapes',
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
]
const rugs = (kind, alt, params) =>
  inOneLight(
    { scene: 'rug', family: 'vloerkleed', params: { fringe: '', seed: 2, ...params } },
    RUGS.map(([name, colour, pattern, words, cushion, wall, art]) => [
      `vloerkleed-${name}-${kind}`,
      colour,
      alt(words),
      { pattern, cushion, wall, art },
    ]),
  )

const laid = [
  ...rugs('hero', (words) => `Hoogpolig ${words} in een lichte zithoek`, { width: 1200, height: 1200 }),
  ...rugs('detail', (words) => `Lange, zachte haren van dichtbij: ${words}`, { camera: 'detail' }),
]

// [colour, cushion]
const CHAIRS = [
  ['nachtblauw', '#b98c4d'],
  ['terracotta', '#e9dfcf'],
  ['salie', '#e2d6c3'],
  ['naturel', '#9a6450'],
  ['oker', '#e9e1d3'],
]
const corner = { camera: 'chair', hairs: 160000, seed: 4, art: 'art-sun' }
const chairs = (kind, scene, alt, params) =>
  inOneLight(
    { scene, family: 'fauteuil', params },
    CHAIRS.map(([colour, cushion]) => [
      `fauteuil-${colour}-${kind}`,
      colour,
      alt(wordOf(colour)),
      scene === 'rug' ? { chair: hexOf(colour), cushion } : { color: hexOf(colour) },
    ]),
  )
const OTHER_CLOTH = { velvet: ['fluweel', 'fluweel'], weave: ['geweven', 'gladde, geweven stof'] }
const inOtherCloth = Object.entries(OTHER_CLOTH).map(([cloth, [key, words]]) => ({
  scene: 'rug',
  params: {
    name: `fauteuil-${key}-salie-scene`,
    ...MASTER,
    ...corner,
    samples: 6,
    cloth,
    chair: hexOf('salie'),
    cushion: cloth === 'velvet' ? '#c69a8e' : '#c2b096',
    wall: '#e6dfd3',
  },
  family: 'fauteuil',
  colour: 'salie',
  alt: `Houten fauteuil met kussens van ${words} in saliegroen, in een lichte zithoek`,
}))

const seats = [
  ...chairs(
    'scene',
    'rug',
    (word) => `Houten fauteuil met kussens van bouclé in ${word}, op een berberkleed naast een bijzettafel`,
    corner,
  ),
  ...chairs('hero', 'piece', (word) => `Houten fauteuil met kussens van bouclé in ${word}`, {
    piece: 'armchair',
  }),
  ...chairs(
    'detail',
    'piece',
    (word) => `Lusjes van bouclé in ${word} en de houten armleuning van een fauteuil, van dichtbij`,
    { piece: 'armchair', zoom: 2.6, aim: [-0.03, 0.08] },
  ),
  ...inOtherCloth,
]

export const windowAndFloor = [...hung, ...laid, ...seats]
