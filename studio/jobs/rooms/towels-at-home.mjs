// Towels, each design in a room of its own: nine in one bathroom look like one towel in nine colors. Where a picture is not in the shop yet,
// the design opens with that of `bathroom.mjs`.
import { hexOf } from '../colours.mjs'
import { room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

const ECRU = '#ece5d8'
/** The most that one of these weighs: it is as heavy in the history as in the folder. */
const LIMIT = 30e3
const towel = (key, colour, alt, params) => ({ ...room(`handdoek-${key}`, 'handdoek', colour, alt, params), limit: LIMIT })
/** A pile of this many towels in two colors by turns, the first one below. */
const pile = (count, ...colors) => Array.from({ length: count }, (_, k) => colors[k % colors.length])

const thick = { layer: 0.026 }

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

export const towelsAtHome = [overTub, onLadder, byWindow]
