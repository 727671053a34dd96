// Towels, each design in a room of its own: nine in one bathroom look like one towel in nine colors. Only the thick ones (Dik) still
// open with the bathroom of `bathroom.mjs`.
import { hexOf } from '../colours.mjs'
import { room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

const SNOW = '#f2efe9'
const ECRU = '#ece5d8'
/** The most that one of these weighs: it is as heavy in the history as in the folder. */
const LIMIT = 30e3
const towel = (key, colour, alt, params) => ({ ...room(`handdoek-${key}`, 'handdoek', colour, alt, params), limit: LIMIT })
/** A pile of this many towels in two colors by turns, the first one below. */
const pile = (count, ...colors) => Array.from({ length: count }, (_, k) => colors[k % colors.length])

const thick = { layer: 0.026 }
const thin = { layer: 0.012 }

const blue = hexOf('nachtblauw')
const overTub = towel(
  'nachtblauw',
  'nachtblauw',
  'Dikke badhanddoeken in nachtblauw over de rand van een vrijstaand bad en gestapeld op een krukje',
  {
    wall: '#e2dccf',
    tiles: '#e9e6df',
    seed: 3,
    view: [0.5, -4.2, 1.12, 0.06, -0.5, 0.55, 82],
    things: [
      put('tub', [-0.38, -0.52]),
      put('hung towel', [-0.12, -0.88, 0.575], { color: blue, width: 0.4, front: 0.42, back: 0.3, r: 0.022, seed: 2 }),
      put('stool', [0.52, -0.78]),
      put('towels', [0.52, -0.78, 0.442], { colors: pile(4, ECRU, blue), seed: 4, ...thick }),
      put('vase', [0.2, 0.035, 1.162], { color: '#8f9a8c', s: 0.9 }),
    ],
  },
)

const clay = hexOf('terracotta')
const onLadder = towel(
  'wafel-terracotta',
  'terracotta',
  'Wafeldoeken in terracotta en ecru over een houten ladder en opgerold in een rieten mand',
  {
    wall: '#dcc9b3',
    seed: 5,
    view: [-0.4, -4.4, 1.1, 0.1, -0.2, 0.72, 80],
    floor: ['#cfc2ae', '#b8a88f'],
    things: [
      put('ladder', [-0.18, -0.34], { width: 0.56, height: 1.62, rungs: [0.42, 0.86, 1.28] }),
      put('hung towel', [-0.2, -0.055, 1.28], { color: clay, weave: 'waffle', width: 0.42, front: 0.5, back: 0.42, seed: 4 }),
      put('hung towel', [-0.14, -0.149, 0.86], { color: ECRU, weave: 'waffle', width: 0.36, front: 0.42, back: 0.4, seed: 8 }),
      put('basket', [0.48, -0.42], { r: 0.2, h: 0.24 }),
      put('rolled towels', [0.48, -0.42, 0.17], { colors: pile(5, clay, ECRU, clay), weave: 'waffle', length: 0.26, r: 0.055 }),
      put('print', [0.5, 0, 1.2], { image: 'art-sun', w: 0.42, h: 0.56 }),
    ],
  },
)

const ochre = hexOf('oker')
const byWindow = towel(
  'pluk-oker',
  'oker',
  'Badhanddoeken in okergeel, gestapeld op een krukje bij een raam en aan een houten haak',
  {
    wall: '#e9e3d6',
    panels: '#d9d3c2',
    seed: 6,
    view: [0.35, -4.4, 1.08, 0.12, -0.2, 0.8, 82],
    floor: ['#c3a67f', '#a08460'],
    things: [
      put('window', [-0.55, 0], { width: 0.8, low: 1.08, high: 2.3 }),
      put('peg rail', [0.58, 0, 1.46], { w: 0.7, pegs: 3 }),
      put('looped towel', [0.58, -0.045, 1.46], { color: ochre, width: 0.5, length: 0.72, seed: 3 }),
      put('stool', [-0.22, -0.42]),
      put('towels', [-0.22, -0.42, 0.442], { colors: pile(4, ECRU, ochre), seed: 3 }),
      put('vase', [-0.5, -0.02, 1.05], { color: '#b98c72', s: 1 }),
      put('branches', [-0.5, -0.02, 1.2], { height: 0.36 }),
      put('plant', [0.62, -0.3], { h: 0.6, n: 26, leaf: 0.16, potr: 0.12, potz: 0.22, pot: '#e2d6c3' }),
    ],
  },
)

const rose = hexOf('roze')
const onBed = towel(
  'roze',
  'roze',
  'Zachte badhanddoeken in oudroze en ecru, gestapeld op het voeteneind van een bed met wit linnengoed',
  {
    wall: '#d9cfc4',
    seed: 7,
    view: [0.9, -4.9, 1.45, -0.02, -1.5, 0.68, 98],
    things: [
      put('bedstead', [0, 0], { width: 1.6, model: 'panel' }),
      put('sheet', [0, -1.07, 0.322], { size: [1.6, 2], height: 0.21, color: '#f0ece4' }),
      put('pillow', [-0.38, -0.25, 0.544], { color: '#f4f1ea', lean: 66, piped: false, seed: 0, turn: 4 }),
      put('pillow', [0.38, -0.25, 0.544], { color: '#f4f1ea', lean: 66, piped: false, seed: 1, turn: -3 }),
      put('laid duvet', [0, -1.29, 0.544], { size: [1.6, 1.56], back: 0.42, hang: 0.16, color: '#f1ede5', thick: 0.05, quilt: [0.8, 0.8], puff: 0.015 }),
      put('towels', [-0.14, -1.72, 0.598], { colors: pile(4, ECRU, rose), seed: 2, turn: 0.3, layer: 0.023 }),
      put('nightstand', [1.1, -0.24]),
    ],
  },
)

const sea = hexOf('blauw')
const forSport = towel(
  'sport-blauw',
  'blauw',
  'Dunne badhanddoeken in blauw: een aan een houten haak, een opgerold op een bankje naast een drinkfles',
  {
    wall: '#cfd5d6',
    tiles: '#dfe3e2',
    seed: 8,
    view: [-0.3, -4.3, 1.06, 0.06, -0.1, 0.92, 94],
    things: [
      put('peg rail', [0, 0, 1.52], { w: 1.3, pegs: 4 }),
      put('looped towel', [-0.163, -0.045, 1.52], { color: sea, width: 0.48, length: 0.78, seed: 5 }),
      put('stool', [0.12, -0.34], { width: 0.9, depth: 0.32 }),
      put('rolled towels', [0.3, -0.36, 0.442], { colors: [sea], r: 0.05, length: 0.3, turn: 0.5, thick: 0.013 }),
      put('towels', [-0.02, -0.34, 0.442], { colors: pile(3, sea, ECRU), seed: 2, size: [0.28, 0.24], ...thin }),
      put('bottle', [0.48, -0.28, 0.442], { color: '#5d6b63' }),
    ],
  },
)

const light = towel(
  'licht-wit',
  'wit',
  'Dunne witte badhanddoeken aan houten haken en gestapeld op een plank, in een kleine groene badkamer',
  {
    wall: '#8d9a88',
    tiles: '#a5b09c',
    seed: 9,
    view: [0.35, -4.2, 1.2, 0.0, 0, 1.14, 98],
    things: [
      put('shelf', [0, 0, 1.5], { width: 0.9, depth: 0.24 }),
      put('towels', [-0.14, -0.07, 1.5], { colors: pile(4, SNOW), seed: 5, size: [0.32, 0.2], ...thin }),
      put('vase', [0.24, -0.07, 1.5], { color: '#d9cfc0', s: 0.9 }),
      put('peg rail', [0, 0, 1.26], { w: 0.9, pegs: 3 }),
      put('looped towel', [-0.3, -0.045, 1.26], { color: SNOW, width: 0.44, length: 0.66, seed: 2 }),
      put('looped towel', [0.0, -0.045, 1.26], { color: SNOW, width: 0.44, length: 0.62, seed: 6 }),
      put('plant', [0.5, -0.3], { h: 0.8, n: 30, leaf: 0.18, potr: 0.13, potz: 0.26, pot: '#d9cfc0' }),
    ],
  },
)

const sand = hexOf('zand')
const inBasket = towel(
  'riet-zand',
  'zand',
  'Opgerolde badhanddoeken in zand en ecru in een rieten mand, en een stapel op een krukje naast een kaars',
  {
    wall: '#8f8a7c',
    tiles: '#7f8a7c',
    seed: 10,
    view: [0.3, -4.0, 1.0, 0.02, -0.3, 0.46, 98],
    things: [
      put('basket', [-0.3, -0.5], { r: 0.24, h: 0.28, color: '#8f7350' }),
      put('rolled towels', [-0.3, -0.5, 0.2], { colors: pile(5, sand, ECRU, sand), r: 0.054, length: 0.28 }),
      put('stool', [0.34, -0.4], { wood: 'walnut' }),
      put('towels', [0.28, -0.4, 0.442], { colors: pile(3, sand, ECRU), size: [0.3, 0.26], seed: 6 }),
      put('candle', [0.5, -0.42, 0.442], { height: 0.12, lit: 0.2 }),
      put('plant', [-0.02, -0.16], { h: 0.8, n: 30, leaf: 0.18, potr: 0.13, potz: 0.26, pot: '#d9cfc0' }),
    ],
  },
)

const coal = hexOf('antraciet')
const inHotel = towel(
  'hotel-antraciet',
  'antraciet',
  'Strakke stapel badhanddoeken in antraciet naast een waskom op een notenhouten kast, onder een ronde spiegel',
  {
    wall: '#d8d2c6',
    tiles: '#e4e1da',
    seed: 11,
    unseen: true,
    view: [0.4, -4.3, 1.25, 0.04, -0.2, 1.12, 98],
    things: [
      put('sideboard', [0, -0.24], { width: 1.3, doors: 2, finish: 'walnut', height: 0.78 }),
      put('bowl', [-0.26, -0.24, 0.781], { color: '#f3f1ec', r: 0.21 }),
      put('towels', [0.36, -0.24, 0.78], { colors: pile(4, coal), seed: 1, size: [0.34, 0.26] }),
      put('mirror', [-0.26, 0, 1.5], { finish: 'walnut', width: 0.56, height: 0.56 }),
      put('towel rail', [0.44, 0, 1.5], { w: 0.5 }),
      put('hung towel', [0.44, -0.054, 1.5], { color: coal, width: 0.34, front: 0.42, back: 0.36, seed: 4 }),
    ],
  },
)

export const towelsAtHome = [overTub, onLadder, byWindow, onBed, forSport, light, inBasket, inHotel]
