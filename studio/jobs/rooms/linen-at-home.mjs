// Linen duvet covers, each in a room of its own: in borrowed light they were the very pictures of the plain cotton ones.
import { hexOf } from '../colours.mjs'
import { room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

/** The most that one of these weighs: it is as heavy in the history as in the folder. */
const LIMIT = 42e3
const linen = (colour, alt, params) => ({
  ...room(`dekbedovertrek-linnen-${colour}`, 'dekbedovertrek', colour, alt, params),
  limit: LIMIT,
})
/** A bed with washed linen on it, which nobody irons. */
const made = (colour, words) =>
  put('bed', [0, 0], { duvet_color: hexOf(colour), weave: 'weave', creased: 0.7, ...words })

export const linenAtHome = [
  linen('salie', 'Gekreukt linnen dekbedovertrek in saliegroen op een bed bij een witte lambrisering, met ecru kussens', {
    wall: '#e8e0d2',
    panels: '#f0ece3',
    seed: 21,
    view: [1.5, -2.8, 1.4, 0.1, -0.5, 0.86, 54],
    things: [
      made('salie', { color: '#c9bda8', cloth: 'weave', headboard: 'panels', width: 1.6, second: '#e9e1d3', accent: '#b98c72' }),
      put('nightstand', [1.12, -0.24]),
      put('lamp', [1.12, -0.24, 0.48], { color: '#b98c72', on: 3 }),
      put('print', [-0.2, 0, 1.72], { image: 'art-vase', w: 0.5, h: 0.67 }),
    ],
  }),
  linen('antraciet', 'Gekreukt linnen dekbedovertrek in antraciet op een cognackleurig bed bij een grijsgroene muur', {
    wall: '#b3b7ab',
    seed: 22,
    view: [-1.2, -2.9, 1.4, -0.08, -0.5, 0.86, 56],
    things: [
      made('antraciet', { creased: 1.1, color: '#8f5f40', cloth: 'velvet', headboard: 'channel', width: 1.6, second: '#d8cfc0', accent: '#8f5f40' }),
      put('nightstand', [-1.12, -0.24], { finish: 'walnut' }),
      put('vase', [-1.12, -0.24, 0.48], { color: '#e8e2d6' }),
      put('branches', [-1.12, -0.24, 0.68], { height: 0.42 }),
      put('print', [0.3, 0, 1.72], { image: 'art-lines', w: 0.5, h: 0.67, finish: 'black' }),
    ],
  }),
  linen('terracotta', 'Gekreukt linnen dekbedovertrek in terracotta op een lichtgrijs bed bij een zandroze muur, met lichte kussens en een groen sierkussen', {
    wall: '#dcc3b0',
    seed: 23,
    view: [-0.75, -3.1, 1.34, -0.02, -0.52, 0.86, 57],
    things: [
      made('terracotta', { creased: 1, color: '#d9d3c8', cloth: 'boucle', headboard: 'flat', width: 1.6, second: '#efe6d6', accent: '#5e6d66' }),
      put('nightstand', [-1.12, -0.24]),
      put('books', [-1.12, -0.24, 0.48], { width: 0.17, depth: 0.12 }),
      put('plant', [1.15, -0.4], { pot: '#b98c72', h: 1.2 }),
      put('print', [-0.1, 0, 1.72], { image: 'art-sun', w: 0.6, h: 0.8 }),
    ],
  }),
  linen('wit', 'Gekreukt wit linnen dekbedovertrek op een saliegroen bed bij een groengrijze muur, met zandkleurige kussens', {
    wall: '#a9ad9d',
    seed: 24,
    view: [1.05, -3.0, 1.38, 0.06, -0.5, 0.86, 56],
    things: [
      made('wit', { color: '#7f8a7b', cloth: 'weave', headboard: 'channel', width: 1.6, second: '#cdbfa9', accent: '#7f8a7b' }),
      put('nightstand', [1.12, -0.24], { finish: 'walnut' }),
      put('lamp', [1.12, -0.24, 0.48], { color: '#e2d6c3', on: 3 }),
      put('print', [-0.25, 0, 1.72], { image: 'art-branch', w: 0.5, h: 0.67 }),
    ],
  }),
  linen('naturel', 'Gekreukt linnen dekbedovertrek in naturel op een bruin bed bij een raam, met witte kussens', {
    wall: '#e9e3d8',
    seed: 25,
    view: [-1.3, -2.9, 1.4, -0.04, -0.5, 0.86, 55],
    things: [
      put('window', [1.25, 0], { width: 0.9, low: 0.8, high: 2.35 }),
      made('naturel', { duvet_color: '#cdbfa9', creased: 1, color: '#6f5a48', cloth: 'velvet', headboard: 'panels', width: 1.6, second: '#f4f1ea', accent: '#b98c4d' }),
      put('nightstand', [-1.12, -0.24]),
      put('books', [-1.12, -0.24, 0.48], { width: 0.17, depth: 0.12 }),
      put('vase', [-1.02, -0.2, 0.52], { color: '#8f9a8c', s: 0.8 }),
    ],
  }),
]
