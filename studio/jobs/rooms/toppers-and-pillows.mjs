// Toppers and pillows at home, each in a room of its own.
import { above, BORDER, leaning, mattress, ON_BOX, ON_WOOD, room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

export const toppers = [
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

export const pillows = [
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
