// Rooms furnished from a list (interior.py): what a lamp, a cupboard or a plant looks like at home.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

/** One thing in a room: what it is, where it stands in metres, and its own words. */
export const put = (what, at, words = {}) => ({ what, at, ...words })

export const room = (name, family, colour, alt, params) => ({
  scene: 'interior',
  params: { name: `${name}-scene`, ...MASTER, samples: params.hour === 'evening' ? 12 : 5, ...params },
  family,
  colour,
  alt,
})

const dining = (lamp) => [
  put('rug', [0, -1.0], { w: 2.6, l: 1.9, color: '#d6cbb9' }),
  put('table', [0, -1.0], { r: 0.62, h: 0.74 }),
  put('chair', [-0.78, -0.75], { turn: -1.15 }),
  put('chair', [0.72, -0.62], { turn: 0.95 }),
  put('chair', [-0.5, -1.72], { turn: -2.6 }),
  lamp,
  put('vase', [-0.08, -0.95, 0.74], { color: '#8f9a8c', s: 1.2 }),
  put('branches', [-0.08, -0.95, 0.96], { height: 0.36 }),
  put('bowl', [0.22, -1.12, 0.747], { color: '#e6dfd2' }),
  put('sideboard', [1.06, -0.24], { width: 1.0, doors: 2 }),
  put('print', [1.06, 0, 1.38], { image: 'art-lines' }),
  put('plant', [-1.42, -0.45], { pot: '#b9a893', h: 1.35 }),
]
const overTable = { hour: 'evening', view: [0.35, -5.4, 1.25, 0.02, -0.6, 1.08, 54], seed: 4 }

const pendants = inOneLight(
  { scene: 'interior', family: 'hanglamp', samples: 12, params: { ...overTable, wall: '#c9c2b4' } },
  ['wit', 'terracotta', 'groen', 'zwart'].map((colour) => [
    `hanglamp-metaal-${colour}-scene`,
    colour,
    `Eethoek met houten stoelen onder een brandende metalen hanglamp in ${wordOf(colour)}`,
    { things: dining(put('pendant', [0, -1.0, 1.52], { model: 'dome', color: hexOf(colour), power: 14 })) },
  ]),
)

const besideSofa = (color) => [
  put('sofa', [-0.55, -0.6], { color: '#b3a794', cushions: [[0.5, '#e2d6c3']] }),
  put('table', [0.72, -0.52], { r: 0.25, h: 0.52, finish: 'walnut' }),
  put('lamp', [0.68, -0.5, 0.52], { color, s: 1.25, on: 6 }),
  put('cup', [0.84, -0.62, 0.52]),
  put('print', [-0.35, 0, 1.42], { image: 'art-vase', w: 0.6, h: 0.8, finish: 'walnut' }),
  put('plant', [1.35, -0.42], { pot: '#d8cdbd', h: 1.0, n: 40, leaf: 0.19 }),
]
const tableLamps = inOneLight(
  {
    scene: 'interior',
    family: 'tafellamp',
    samples: 12,
    params: { hour: 'evening', wall: '#bdb5a6', view: [0.5, -4.2, 1.0, 0.38, -0.3, 0.82, 70], seed: 5 },
  },
  ['wit', 'zand', 'groen', 'oker', 'blauwgrijs', 'terracotta', 'zwart'].map((colour) => [
    `tafellamp-${colour}-scene`,
    colour,
    `Brandende tafellamp met een voet in ${wordOf(colour)} op een tafeltje naast een bank, bij avond`,
    { things: besideSofa(hexOf(colour)) },
  ]),
)

const rooms = [
  room(
    'hanglamp-rotan',
    'hanglamp',
    'hout',
    'Rotan hanglamp die brandt boven een ronde eettafel met houten stoelen',
    {
      ...overTable,
      wall: '#b5bab0',
      things: dining(put('pendant', [0, -1.0, 1.46], { model: 'rattan', color: '#c49a6a', power: 14 })),
    },
  ),
  room(
    'vloerlamp-driepoot-eiken',
    'vloerlamp',
    'eiken',
    'Leeshoek bij avond: een brandende vloerlamp met drie eiken poten naast een groene fauteuil',
    {
      hour: 'evening',
      wall: '#cabfae',
      seed: 3,
      view: [0.3, -5.0, 1.05, 0.02, -0.4, 0.84, 58],
      things: [
        put('rug', [0.1, -1.05], { w: 2.3, l: 1.5, color: '#d9cebd' }),
        put('tripod', [-0.62, -0.5], { power: 11 }),
        put('armchair', [0.18, -0.72], { color: '#7d8779', cushion: '#d9c6a8', turn: -0.42 }),
        put('table', [0.95, -0.7], { r: 0.2, h: 0.46 }),
        put('books', [0.94, -0.72, 0.46], { width: 0.17, depth: 0.12 }),
        put('cup', [1.04, -0.62, 0.46], { color: '#b98c72' }),
        put('print', [0.35, 0, 1.5], { image: 'art-hills', w: 0.62, h: 0.82 }),
      ],
    },
  ),
  room(
    'vloerlamp-steel-zwart',
    'vloerlamp',
    'zwart',
    'Slanke zwarte vloerlamp die brandt achter de hoek van een lichte bank',
    {
      hour: 'evening',
      wall: '#b7bbb2',
      seed: 6,
      view: [0.2, -5.1, 1.05, -0.06, -0.4, 0.82, 54],
      things: [
        put('rug', [-0.2, -1.3], { w: 2.8, l: 1.5, color: '#cfc6b7' }),
        put('sofa', [-0.45, -0.68], {
          color: '#d2c6b2',
          cushions: [
            [-0.5, '#5e6d66'],
            [0.5, '#b98c4d'],
          ],
        }),
        put('stem', [0.78, -0.42], { power: 11, height: 1.55 }),
        put('print', [-0.45, 0, 1.45], { image: 'art-moon', w: 0.58, h: 0.78, finish: 'black' }),
        put('basket', [1.12, -0.62]),
      ],
    },
  ),
  room(
    'dressoir-eiken',
    'dressoir',
    'eiken',
    'Woonkamer met een eiken dressoir, een tafellamp, een vaas met takken en een fauteuil ervoor',
    {
      wall: '#cfd2c6',
      seed: 5,
      view: [0.45, -5.2, 1.1, 0.12, -0.3, 0.84, 58],
      things: [
        put('rug', [0.4, -1.35], { w: 2.3, l: 1.5, color: '#e0d8ca' }),
        put('sideboard', [-0.44, -0.24]),
        put('lamp', [-0.92, -0.24, 0.78], { color: '#b98c72', s: 1.0, on: 3 }),
        put('books', [-0.5, -0.26, 0.78], { width: 0.22, depth: 0.15 }),
        put('vase', [0.24, -0.24, 0.78], { color: '#e8e2d6', s: 1.3 }),
        put('branches', [0.24, -0.24, 1.02], { height: 0.5 }),
        put('print', [-0.42, 0, 1.45], { image: 'art-lines', w: 0.56, h: 0.75 }),
        put('armchair', [0.98, -0.85], { color: '#d9cdb9', cushion: '#9a6450', turn: -0.75 }),
      ],
    },
  ),
  room(
    'spiegel-rond-eiken',
    'spiegel',
    'eiken',
    'Ronde spiegel met eiken rand boven een smal dressoir, met een lamp en een vaas met takken',
    {
      wall: '#d8cfc0',
      seed: 6,
      view: [0.35, -4.6, 1.2, 0.02, -0.2, 1.16, 60],
      things: [
        put('sideboard', [0, -0.24], { width: 1.2, doors: 2 }),
        put('mirror', [0, 0, 1.5], { width: 0.86, height: 0.86 }),
        put('vase', [-0.36, -0.22, 0.78], { color: '#8f9a8c', s: 1.25 }),
        put('branches', [-0.36, -0.22, 1.01], { height: 0.42 }),
        put('candle', [0.3, -0.24, 0.78], { height: 0.2 }),
        put('candle', [0.4, -0.3, 0.78], { height: 0.13, color: '#c9a58c' }),
        put('basket', [-0.98, -0.36], { r: 0.22, h: 0.36 }),
        put('plant', [1.02, -0.4], { pot: '#b9a893', h: 1.2 }),
      ],
    },
  ),
  room(
    'bijzettafel-eiken',
    'bijzettafel',
    'eiken',
    'Eiken bijzettafel met boeken en een kopje voor een bank met linnen kussens',
    {
      wall: '#e3dbcd',
      seed: 4,
      view: [0.8, -4.3, 1.05, 0.4, -0.7, 0.6, 68],
      things: [
        put('rug', [0, -1.35], { w: 2.8, l: 1.7, color: '#ddd3c3' }),
        put('sofa', [-0.35, -0.62], {
          color: '#a9aca0',
          cushions: [
            [-0.5, '#e2d6c3'],
            [0.48, '#b98c72'],
          ],
        }),
        put('table', [0.72, -1.1], { r: 0.26, h: 0.5 }),
        put('books', [0.66, -1.1, 0.5], { width: 0.18, depth: 0.13 }),
        put('cup', [0.86, -1.16, 0.5], { color: '#8f9a8c' }),
        put('plant', [1.3, -0.4], { pot: '#d9cfc0' }),
        put('print', [-0.35, 0, 1.5], { image: 'art-shapes' }),
      ],
    },
  ),
  room(
    'bijzettafel-set-eiken',
    'bijzettafel',
    'eiken',
    'Twee eiken bijzettafels in elkaar geschoven voor een saliegroene bank, met prenten aan de muur',
    {
      wall: '#e6ddd0',
      seed: 3,
      view: [0.5, -5.0, 1.1, 0.1, -0.4, 0.78, 50],
      things: [
        put('rug', [0.1, -1.5], { w: 2.9, l: 1.7, color: '#ddd3c3' }),
        put('sofa', [-0.2, -0.62], {
          color: '#9aa092',
          cushions: [
            [-0.55, '#d9cdb9'],
            [0.55, '#9a6450'],
          ],
        }),
        put('nested', [0.2, -1.5]),
        put('cup', [0.0, -1.5, 0.4]),
        put('bowl', [0.44, -1.34, 0.507], { r: 0.11, color: '#e6dfd2' }),
        put('plant', [1.35, -0.42], { pot: '#d9cfc0' }),
        put('print', [-0.52, 0, 1.52], { image: 'art-sun' }),
        put('print', [0.12, 0, 1.52], { image: 'art-branch' }),
      ],
    },
  ),
  room(
    'kamerplant-groen',
    'kamerplant',
    'groen',
    'Kamerplant met glanzend blad in een zonnige zithoek, naast een lichte fauteuil',
    {
      wall: '#e5dccd',
      seed: 9,
      view: [0.3, -4.6, 1.0, 0.06, -0.4, 0.74, 62],
      things: [
        put('rug', [-0.3, -1.1], { w: 2.2, l: 1.4, color: '#d9cebd' }),
        put('plant', [0.46, -0.5], { pot: '#e8e2d8', h: 1.3, n: 64, leaf: 0.23 }),
        put('armchair', [-0.58, -0.72], { color: '#e6ddce', cushion: '#8a9284', turn: 0.45 }),
        put('basket', [1.02, -0.62], { r: 0.18, h: 0.26 }),
        put('print', [-0.5, 0, 1.5], { image: 'art-vase' }),
      ],
    },
  ),
]

export const inRooms = [...pendants, ...tableLamps, ...rooms]
