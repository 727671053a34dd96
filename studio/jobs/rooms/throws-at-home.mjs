// Throws, each colour in a place of its own: nine over the foot of one bed look like one throw in nine colours.
import { hexOf } from '../colours.mjs'
import { room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

/** The most that one of these weighs: it is as heavy in the history as in the folder. */
const LIMIT = 40e3
const plaid = (colour, alt, params) => ({ ...room(`plaid-${colour}`, 'plaid', colour, alt, params), limit: LIMIT })
const throwOf = (colour, at, words) => put('throw', at, { color: hexOf(colour), ...words })

export const throwsAtHome = [
  plaid('groen', 'Gebreide plaid in donkergroen met franjes over de armleuning van een lichte bank', {
    wall: '#dcd3c4',
    seed: 31,
    view: [0.95, -3.7, 1.1, -0.02, -0.6, 0.6, 74],
    things: [
      put('rug', [-0.4, -1.1], { w: 2.4, l: 1.5 }),
      put('sofa', [-0.6, -0.62], { color: '#d5c9b6', cushions: [[0.02, '#b98c72']] }),
      throwOf('groen', [0.265, -0.77], { size: [0.52, 1.04], turn: 0.05, ahead: 0.08 }),
      put('plant', [0.82, -0.3], { pot: '#b98c72', h: 1.15 }),
      put('print', [-0.4, 0, 1.42], { image: 'art-branch', w: 0.5, h: 0.67 }),
    ],
  }),
  plaid('nachtblauw', 'Gebreide plaid in nachtblauw met franjes over de rug en de zitting van een fauteuil bij een raam', {
    wall: '#e6ddcd',
    seed: 32,
    view: [0.5, -4.1, 1.0, 0.0, -0.6, 0.56, 80],
    things: [
      put('window', [-0.62, 0], { width: 1.0, low: 0.75, high: 2.3 }),
      put('rug', [0, -0.9], { w: 1.9, l: 1.3, color: '#cfc3b0' }),
      put('armchair', [0.02, -0.78], { color: '#e2d9c9', turn: -0.42 }),
      throwOf('nachtblauw', [0.15, -0.47], { size: [0.5, 1.5], turn: -Math.PI / 2 - 0.42, ahead: 0.18 }),
      put('table', [0.66, -0.55], { r: 0.22, h: 0.5 }),
      put('vase', [0.66, -0.55, 0.5], { color: '#b98c72' }),
    ],
  }),
  plaid('zand', 'Gebreide plaid in zand met franjes over de rug en de zitting van een groene bank', {
    wall: '#cfc6b4',
    seed: 33,
    view: [-0.75, -3.9, 1.15, 0.02, -0.5, 0.6, 70],
    things: [
      put('rug', [0, -1.1], { w: 2.4, l: 1.5, color: '#c9b79c' }),
      put('sofa', [0.2, -0.62], { color: '#4d5f52', kind: "velvet", cushions: [[0.5, '#b98c4d']] }),
      throwOf('zand', [-0.28, -0.34], { size: [0.6, 1.6], turn: -Math.PI / 2 + 0.06, ahead: 0.3 }),
      put('print', [0.3, 0, 1.45], { image: 'art-sun', w: 0.6, h: 0.8 }),
    ],
  }),
  plaid('antraciet', 'Gebreide plaid in antraciet met franjes over een houten ladder naast een mand met twee ecru plaids', {
    wall: '#d9c6b4',
    seed: 34,
    view: [-0.5, -4.3, 1.1, 0.04, -0.2, 0.76, 82],
    things: [
      put('ladder', [-0.12, -0.36], { width: 0.6, height: 1.72, rungs: [0.4, 0.84, 1.28] }),
      throwOf('antraciet', [-0.12, -0.077], { size: [0.56, 1.2], turn: -Math.PI / 2, ahead: 0.1, over: 0.012 }),
      put('basket', [0.5, -0.42], { r: 0.2, h: 0.26 }),
      put('rolled towels', [0.5, -0.42, 0.19], { colors: ['#e4d9c7', '#e4d9c7'], weave: 'knit', length: 0.28, r: 0.075 }),
      put('print', [0.52, 0, 1.25], { image: 'art-lines', w: 0.42, h: 0.56, finish: 'black' }),
    ],
  }),
  plaid('terracotta', 'Opgevouwen gebreide plaid in terracotta met franjes op een houten bankje aan het voeteneind van een bed', {
    wall: '#c4c5b6',
    seed: 35,
    view: [0.85, -5.1, 1.3, 0.0, -2.2, 0.52, 92],
    things: [
      put('bed', [0, 0], { color: '#b9aa94', headboard: 'panels', width: 1.6, duvet_color: '#f3efe7', second: '#d9cdb9' }),
      put('stool', [0, -2.52], { width: 1.1, depth: 0.38, height: 0.44 }),
      put('folded throw', [-0.14, -2.52, 0.434], { color: hexOf('terracotta'), size: [0.46, 0.36], turn: 0.06 }),
      put('books', [0.34, -2.5, 0.434], { width: 0.2, depth: 0.14 }),
      put('rug', [0, -2.6], { w: 2.2, l: 1.4, color: '#d6cbb9' }),
    ],
  }),
  plaid('salie', 'Gebreide plaid in saliegroen over de armleuning van een cognackleurige fauteuil, en opgerold in een rieten mand', {
    wall: '#e3d9c9',
    panels: '#efe9dd',
    seed: 36,
    view: [0.7, -4.0, 1.05, 0.0, -0.7, 0.5, 76],
    things: [
      put('armchair', [-0.32, -0.66], { color: "#a9724f", kind: "velvet", turn: -0.5 }),
      throwOf('salie', [0.015, -0.82], { size: [0.52, 0.95], turn: -0.5, ahead: 0.05, over: 0.012, seed: 4 }),
      put('basket', [0.56, -0.55], { r: 0.24, h: 0.28, color: '#9a7b55' }),
      put('rolled towels', [0.56, -0.55, 0.2], { colors: ['#e4d9c7', hexOf('salie'), hexOf('salie')], weave: 'knit', length: 0.34, r: 0.08 }),
    ],
  }),
  plaid('roze', 'Gebreide plaid in oudroze met franjes over een houten bankje onder een raam, naast een kamerplant', {
    wall: '#e4dacb',
    panels: '#efe9dd',
    seed: 37,
    view: [-0.6, -4.2, 1.1, 0.02, -0.4, 0.56, 88],
    things: [
      put('window', [-0.1, 0], { width: 1.2, low: 1.05, high: 2.3 }),
      put('stool', [-0.06, -0.5], { width: 1.1, depth: 0.4, height: 0.45 }),
      throwOf('roze', [-0.22, -0.5], { size: [0.5, 0.92], turn: -Math.PI / 2, ahead: 0.05 }),
      put('books', [0.28, -0.48, 0.444], { width: 0.2, depth: 0.14 }),
      put('cup', [0.28, -0.48, 0.52]),
      put('plant', [0.74, -0.32], { pot: '#d9cfc0', h: 1.0, n: 36, leaf: 0.19 }),
    ],
  }),
  plaid('oker', 'Gebreide plaid in okergeel met franjes, schuin over een grijsblauwe bank onder een prent met golvende lijnen', {
    wall: '#d5cec2',
    seed: 38,
    view: [0.8, -3.9, 1.2, 0.0, -0.5, 0.58, 70],
    things: [
      put('rug', [0, -1.1], { w: 2.4, l: 1.5, color: '#d6cbb9' }),
      put('sofa', [-0.2, -0.62], { color: '#64757d', cushions: [[-0.45, '#e2d6c3']] }),
      throwOf('oker', [0.16, -0.34], { size: [0.58, 1.5], turn: -Math.PI / 2 + 0.24, ahead: 0.3 }),
      put('print', [-0.35, 0, 1.45], { image: 'art-lines', w: 0.6, h: 0.8 }),
    ],
  }),
  plaid('naturel', 'Opgevouwen gebreide plaid in naturel met franjes op een rond notenhouten tafeltje naast een blauwe fauteuil', {
    wall: '#b9b3a2',
    seed: 39,
    view: [0.6, -3.9, 1.15, 0.03, -0.6, 0.55, 74],
    things: [
      put('rug', [0, -0.9], { w: 2.1, l: 1.3, color: '#c9b79c' }),
      put('armchair', [-0.36, -0.7], { color: '#3d4a61', kind: 'velvet', turn: 0.25 }),
      put('table', [0.46, -0.72], { r: 0.31, h: 0.46, finish: 'walnut' }),
      put('folded throw', [0.46, -0.74, 0.461], { color: hexOf('naturel'), size: [0.38, 0.3], turn: 0.12, thickness: 0.026 }),
      put('print', [0.3, 0, 1.3], { image: 'art-vase', w: 0.42, h: 0.56, finish: 'walnut' }),
    ],
  }),
]
