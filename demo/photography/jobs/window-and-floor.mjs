// Curtains at a window, rugs in a corner of a room.
import { hexOf, wordOf } from './colours.mjs'
import { inOneLight } from './series.mjs'

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

export const windowAndFloor = [...hung, ...laid]
