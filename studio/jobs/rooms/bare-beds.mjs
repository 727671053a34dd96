// Mattresses, toppers and pillows at home, each in a room of its own: what the bed shop sells has to look different in a row.
import { put, room as furnished } from './rooms.mjs'

const room = (name, family, colour, alt, params) =>
  furnished(name, family, colour, alt, { width: 1200, height: 1200, samples: 4, ...params })

/** What is 2 m long on a wooden bedstead, and on a box spring: the middle of its underside. */
const ON_WOOD = [0, -1.07, 0.322]
const ON_BOX = [0, -1.12, 0.381]
const BORDER = { sand: '#d8cfc0', grey: '#9aa3a8' }
const above = ([x, y, z], height, dx = 0, dy = 0) => [x + dx, y + dy, z + height]

const mattress = (at, width, height, words = {}) =>
  put('mattress', at, { size: [width, 2], height, side: BORDER.sand, ticking: '#e4dfd5', ...words })
const leaning = ([x, y, z], color, words = {}) =>
  put('pillow', [x, y, z], { color, lean: 66, piped: false, seed: 0, ...words })

const mattresses = [
  room(
    'matras-koudschuim',
    'matras',
    'wit',
    'Wit matras met zandkleurige rand op een eiken bed, met een opgevouwen dekbed en kussens aan het hoofdeind',
    {
      wall: '#ddd2bf',
      seed: 3,
      view: [2.25, -4.5, 1.35, 0.08, -1.1, 0.56, 55],
      things: [
        put('rug', [0.2, -1.6], { w: 2.7, l: 1.9, color: '#e2dacb' }),
        put('bedstead', [0, 0], { width: 1.4, model: 'panel' }),
        mattress(ON_WOOD, 1.4, 0.21),
        leaning(above(ON_WOOD, 0.21, -0.34, 0.82), '#f3efe7', { turn: 4 }),
        leaning(above(ON_WOOD, 0.21, 0.34, 0.82), '#8f9885', { turn: -3, seed: 1 }),
        put('folded duvet', above(ON_WOOD, 0.215, 0, 0.3), { width: 1.3, color: '#f3efe7', depth: 0.46 }),
        put('nightstand', [-1.05, -0.24]),
        put('lamp', [-1.05, -0.24, 0.48], { color: '#b98c72', on: 3 }),
        put('print', [0, 0, 1.55], { image: 'art-hills', w: 0.75, h: 0.56 }),
        put('plant', [1.2, -0.4], { pot: '#b9a893', h: 1.2 }),
      ],
    },
  ),
  room(
    'matras-pocketvering',
    'matras',
    'wit',
    'Wit matras met zandkleurige rand op een nachtblauwe boxspring, met een wit dekbed half opzij gelegd',
    {
      wall: '#c4ccd0',
      seed: 5,
      view: [-2.5, -4.1, 1.3, -0.2, -1.1, 0.6, 52],
      things: [
        put('rug', [0, -1.7], { w: 2.9, l: 1.9, color: '#d5d2cb' }),
        put('base', [0, 0], { width: 1.8, color: '#2f3d56', cloth: 'velvet', headboard: 'panels', leg: 'black-block' }),
        mattress(ON_BOX, 1.8, 0.23, { ticking: '#dcd6cb' }),
        leaning(above(ON_BOX, 0.23, 0.42, 0.8), '#f3efe7', { turn: -3 }),
        leaning(above(ON_BOX, 0.23, -0.42, 0.8), '#f3efe7', { turn: 4, seed: 1 }),
        put('folded duvet', above(ON_BOX, 0.235, 0.42, -0.12), { width: 1.2, color: '#f5f3ee', turn: 1.57 }),
        put('nightstand', [-1.28, -0.24], { finish: 'walnut' }),
        put('vase', [-1.28, -0.24, 0.48], { color: '#e8e2d6' }),
        put('branches', [-1.28, -0.24, 0.68], { height: 0.42 }),
        put('print', [0.1, 0, 1.7], { image: 'art-moon', w: 0.5, h: 0.67, finish: 'walnut' }),
      ],
    },
  ),
  room(
    'matras-traagschuim',
    'matras',
    'grijs',
    'Hoek van een wit matras met grijze rand op een laag bed van notenhout, met opgevouwen gebreide dekens',
    {
      wall: '#8b9686',
      seed: 6,
      view: [2.2, -3.8, 1.08, 0.22, -1.25, 0.56, 56],
      things: [
        put('bedstead', [0, 0], { width: 1.6, model: 'low', finish: 'walnut' }),
        mattress(ON_WOOD, 1.6, 0.22, { side: BORDER.grey }),
        put('folded sheets', above(ON_WOOD, 0.232, 0.32, -0.42), {
          colors: ['#6f7d84', '#e6dfd2'],
          ...{ width: 0.62, depth: 0.42, turn: 0.2, kind: 'knit' },
        }),
        leaning(above(ON_WOOD, 0.22, -0.38, 0.84), '#eee8dc', { turn: 4 }),
        leaning(above(ON_WOOD, 0.22, 0.38, 0.84), '#eee8dc', { turn: -3, seed: 1 }),
        put('table', [1.2, -0.35], { r: 0.2, h: 0.46, finish: 'walnut' }),
        put('books', [1.2, -0.35, 0.46], { width: 0.17, depth: 0.12 }),
        put('mirror', [-0.25, 0, 1.3], { width: 0.72, height: 0.72, finish: 'walnut' }),
      ],
    },
  ),
  room(
    'matras-latex',
    'matras',
    'wit',
    'Wit matras met zandkleurige rand op een laag eiken bed bij een kleiroze muur, met een stapel linnen lakens erop',
    {
      wall: '#cfa78f',
      seed: 2,
      view: [-2.0, -4.0, 1.35, 0.0, -1.1, 0.54, 54],
      things: [
        put('rug', [0, -1.7], { w: 2.6, l: 1.9, color: '#e6dccb' }),
        put('bedstead', [0, 0], { width: 1.6, model: 'low' }),
        mattress(ON_WOOD, 1.6, 0.2, { ticking: '#dcd6cb' }),
        put('folded sheets', above(ON_WOOD, 0.212, -0.3, -0.35), {
          colors: ['#e9e0d0', '#b98c72', '#f3efe7'],
          ...{ turn: -0.3, kind: 'weave' },
        }),
        leaning(above(ON_WOOD, 0.2, 0.4, 0.84), '#efe6d6', { turn: -4, seed: 1 }),
        put('pendant', [-0.62, -0.35, 1.25], { model: 'rattan', color: '#c49a6a', power: 5 }),
        put('plant', [1.3, -0.45], { pot: '#e6dccb', h: 1.3 }),
        put('print', [0.5, 0, 1.42], { image: 'art-sun', w: 0.56, h: 0.75 }),
      ],
    },
  ),
  room(
    'matras-logeer',
    'matras',
    'wit',
    'Dun eenpersoons matras op een wit logeerbed langs de muur, met een kussen en opgevouwen beddengoed erop',
    {
      wall: '#a9bcbb',
      seed: 4,
      view: [0.75, -4.6, 1.15, 0.0, -0.5, 0.62, 62],
      things: [
        put('rug', [0.1, -1.6], { w: 2.4, l: 1.1, color: '#e0d8ca' }),
        put('bedstead', [0, 0], { width: 0.9, model: 'spindles', finish: 'white', height: 0.8, along: [-1.1, -0.52] }),
        mattress(ON_WOOD, 0.9, 0.14, { along: [-1.1, -0.52] }),
        put('pillow', [-0.62, -0.5, 0.47], { color: '#f6f4ef', lean: 2, turn: 84, seed: 0 }),
        put('folded duvet', [0.72, -0.5, 0.468], { width: 0.62, color: '#f3efe7', depth: 0.5, turn: 1.57 }),
        put('folded sheets', [0.06, -0.56, 0.47], { colors: ['#d9b48f', '#f3efe7', '#5f7f80'], turn: 0.1 }),
        put('print', [-0.45, 0, 1.42], { image: 'art-lines', w: 0.5, h: 0.67, finish: 'white' }),
        put('print', [0.2, 0, 1.42], { image: 'art-branch', w: 0.5, h: 0.67, finish: 'white' }),
      ],
    },
  ),
  room(
    'matras-bonell',
    'matras',
    'wit',
    'Wit eenpersoons matras met zandkleurige rand op een zwart spijlenbed, met een groen dekbed op het hoofdeind',
    {
      wall: '#dcc490',
      seed: 7,
      view: [1.5, -4.6, 1.4, 0.1, -1.0, 0.56, 62],
      things: [
        put('bedstead', [0, 0], { width: 0.9, model: 'spindles', finish: 'black' }),
        mattress(ON_WOOD, 0.9, 0.18),
        leaning(above(ON_WOOD, 0.18, 0, 0.84), '#f3efe7', { turn: 2 }),
        put('folded duvet', above(ON_WOOD, 0.185, 0, 0.32), { width: 0.86, color: '#5e6d5c', depth: 0.44 }),
        put('chair', [1.0, -0.55], { finish: 'oak', turn: -0.6 }),
        put('books', [-0.86, -0.3, 0.46], { width: 0.17, depth: 0.12 }),
        put('table', [-0.86, -0.3], { r: 0.2, h: 0.46 }),
        put('print', [0.05, 0, 1.45], { image: 'art-vase', w: 0.5, h: 0.67, finish: 'black' }),
      ],
    },
  ),
  room(
    'matras-micropocket',
    'matras',
    'wit',
    'Hoog wit matras met zandkleurige rand van dichtbij, op een donkergroene boxspring met geknoopt hoofdbord bij avond',
    {
      wall: '#5d5a60',
      hour: 'evening',
      samples: 8,
      seed: 8,
      view: [2.0, -3.55, 1.2, 0.1, -1.05, 0.66, 58],
      things: [
        put('rug', [0, -1.7], { w: 2.7, l: 1.9, color: '#a99f92' }),
        put('base', [0, 0], { width: 1.6, color: '#35493f', cloth: 'velvet', headboard: 'tufted', leg: 'black-block' }),
        mattress(ON_BOX, 1.6, 0.28),
        leaning(above(ON_BOX, 0.28, -0.38, 0.8), '#f3efe7', { turn: 4 }),
        leaning(above(ON_BOX, 0.28, 0.38, 0.8), '#f3efe7', { turn: -3, seed: 1 }),
        put('folded duvet', above(ON_BOX, 0.285, 0, 0.25), { width: 1.5, color: '#c9b79c', depth: 0.46, layers: 2 }),
        put('nightstand', [1.15, -0.24], { finish: 'walnut' }),
        put('lamp', [1.15, -0.24, 0.48], { color: '#c9b79c', on: 8 }),
        put('nightstand', [-1.15, -0.24], { finish: 'walnut' }),
        put('lamp', [-1.15, -0.24, 0.48], { color: '#c9b79c', on: 8 }),
      ],
    },
  ),
]

const toppers = [
  room(
    'topper-koudschuim',
    'topper',
    'wit',
    'Witte topper die half is uitgerold over het matras van een terracotta boxspring',
    {
      wall: '#e4dccf',
      panels: '#d8ccb9',
      seed: 3,
      view: [2.1, -4.1, 1.45, 0.1, -1.15, 0.66, 56],
      things: [
        put('rug', [0, -1.7], { w: 2.7, l: 1.9, color: '#e6dfd2' }),
        put('base', [0, 0], { width: 1.6, color: '#97705f', cloth: 'weave', headboard: 'flat' }),
        mattress(ON_BOX, 1.6, 0.21),
        put('topper', above(ON_BOX, 0.216), { size: [1.59, 1.99], thick: 0.07, rolled: 1.05 }),
        put('nightstand', [1.15, -0.24]),
        put('vase', [1.15, -0.24, 0.48], { color: '#8f9a8c', s: 1.2 }),
        put('nightstand', [-1.15, -0.24]),
        put('lamp', [-1.15, -0.24, 0.48], { color: '#e6dfd2', on: 3 }),
      ],
    },
  ),
  room(
    'topper-traagschuim',
    'topper',
    'wit',
    'Dikke doorgestikte topper op een matras met grijze rand, in een eiken bed bij een mauve muur',
    {
      wall: '#b0a3a8',
      seed: 9,
      view: [-1.9, -3.7, 1.25, -0.2, -1.3, 0.56, 58],
      things: [
        put('bedstead', [0, 0], { width: 1.6, model: 'spindles', height: 1.1 }),
        mattress(ON_WOOD, 1.6, 0.2, { side: BORDER.grey }),
        put('topper', above(ON_WOOD, 0.206), { size: [1.59, 1.99], thick: 0.09 }),
        leaning(above(ON_WOOD, 0.3, -0.38, 0.84), '#f3efe7', { turn: 4 }),
        leaning(above(ON_WOOD, 0.3, 0.38, 0.84), '#f3efe7', { turn: -3, seed: 1 }),
        put('folded duvet', above(ON_WOOD, 0.3, 0.4, 0.1), { width: 1.0, color: '#7c6a72', turn: 1.57, depth: 0.5 }),
        put('print', [-0.2, 0, 1.65], { image: 'art-branch', w: 0.5, h: 0.67 }),
      ],
    },
  ),
]

const sheeted = (at, width, color) => put('sheet', at, { size: [width, 2], height: 0.21, color })
const TOP = ON_WOOD[2] + 0.21 + 0.02 / 2

const pillows = [
  room(
    'hoofdkussen-wolkenveld',
    'hoofdkussen',
    'wit',
    'Twee volle witte hoofdkussens op een bed met een lichtblauw laken, tegen een eiken spijlenbed',
    {
      wall: '#dfcdbf',
      seed: 5,
      view: [0.65, -2.6, 1.3, 0.0, -0.3, 0.76, 70],
      things: [
        put('bedstead', [0, 0], { width: 1.4, model: 'spindles', height: 1.05 }),
        sheeted(ON_WOOD, 1.4, '#9fb4c2'),
        put('pillow', [-0.2, -0.2, TOP], { color: '#f6f4ef', lean: 70, turn: 5, seed: 1 }),
        put('pillow', [0.14, -0.44, TOP], { color: '#f6f4ef', lean: 48, turn: -7 }),
        put('nightstand', [-1.05, -0.24]),
        put('vase', [-0.96, -0.3, 0.48], { color: '#7f97a6' }),
      ],
    },
  ),
  room(
    'hoofdkussen-nachtwerk',
    'hoofdkussen',
    'wit',
    'Wit hoofdkussen rechtop tegen een okergeel hoofdbord, op een bed met een roestbruin laken',
    {
      wall: '#d6dad3',
      seed: 6,
      view: [-0.75, -2.5, 1.15, -0.02, -0.4, 0.8, 78],
      things: [
        put('base', [0, 0], { width: 1.6, color: '#b98f45', cloth: 'velvet', headboard: 'channel' }),
        sheeted(ON_BOX, 1.6, '#a4684f'),
        put('pillow', [-0.05, -0.42, 0.601], { color: '#f6f4ef', lean: 66, turn: 3, seed: 1 }),
        put('nightstand', [1.15, -0.24], { finish: 'walnut' }),
        put('lamp', [1.15, -0.24, 0.48], { color: '#e6dfd2', on: 3 }),
      ],
    },
  ),
  room(
    'hoofdkussen-traag',
    'hoofdkussen',
    'wit',
    'Gevormde kussens van traagschuim op een bed met een saliegroen laken, voor een hoofdbord van notenhout',
    {
      wall: '#cbbfae',
      seed: 7,
      view: [0.7, -2.4, 1.2, 0.0, -0.4, 0.68, 84],
      things: [
        put('bedstead', [0, 0], { width: 1.4, model: 'panel', finish: 'walnut' }),
        sheeted(ON_WOOD, 1.4, '#8f9a86'),
        put('foam pillow', [-0.1, -0.24, TOP], { lean: 70, turn: 4 }),
        put('foam pillow', [0.06, -0.6, TOP], { turn: -10, seed: 4 }),
        put('nightstand', [1.05, -0.24], { finish: 'walnut' }),
        put('books', [1.05, -0.24, 0.48], { width: 0.17, depth: 0.12 }),
      ],
    },
  ),
]

export const bareBeds = [...mattresses, ...toppers, ...pillows]
