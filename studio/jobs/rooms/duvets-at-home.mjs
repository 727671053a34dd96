// Duvets on a bed, each in a room of its own: spread out or folded, as thick and stitched as what fills it makes them.
import { above, leaning, ON_BOX, ON_WOOD, room } from './bare-beds.mjs'
import { put } from './rooms.mjs'

const HIGH = 0.21
/** A sheet around the mattress, and the height of what lies on it. */
const sheeted = (at, width, color) => put('sheet', at, { size: [width, 2], height: HIGH, color })
const on = (at, dx = 0, dy = 0) => above(at, HIGH + 0.012, dx, dy)
/** Two pillows against the head of a bed, half of its width apart. */
const pillows = (at, apart, front, other = front) => [
  leaning(on(at, -apart, 0.82), front, { turn: 4 }),
  leaning(on(at, apart, 0.82), other, { turn: -3, seed: 1 }),
]
const laid = (at, width, words) => put('laid duvet', on(at, 0, -0.22), { size: [width, 1.56], back: 0.42, hang: 0.16, ...words })
const folded = (at, width, words) => put('folded duvet', on(at, 0, -0.42), { width, depth: 0.7, ...words })
const duvet = (key, alt, params) => room(`dekbed-${key}`, 'dekbed', key.startsWith('wol') ? 'naturel' : 'wit', alt, params)

const fromRight = (x = 2.3, lens = 59) => [x, -4.4, 1.6, 0.0, -1.15, 0.62, lens]
const fromLeft = (x = 2.3, lens = 59) => [-x, -4.4, 1.6, 0.0, -1.15, 0.62, lens]

/** A sort of filling: how a duvet of it is stitched, and how far its boxes bulge. */
const FIBRE = { color: '#f5f2ec', quilt: [0.15, 0.15], puff: 0.03 }
const DOWN = { color: '#f7f5f0', quilt: [0.26, 0.26], puff: 0.045 }

export const duvetsAtHome = [
  duvet('winter-wit', 'Dik winterdekbed, opengeslagen op een blauwe boxspring met een lichtblauw laken', {
    wall: '#c9cfd0',
    seed: 3,
    view: fromRight(),
    things: [
      put('rug', [0, -1.7], { w: 2.9, l: 1.9, color: '#d9d5cc' }),
      put('base', [0, 0], { width: 1.8, color: '#45566b', cloth: 'velvet', headboard: 'channel' }),
      sheeted(ON_BOX, 1.8, '#b9c6cf'),
      ...pillows(ON_BOX, 0.42, '#f6f4ef'),
      laid(ON_BOX, 1.8, { ...FIBRE, thick: 0.1, puff: 0.036 }),
      put('nightstand', [1.28, -0.24]),
      put('vase', [1.28, -0.24, 0.48], { color: '#b98c72', s: 1.2 }),
      put('print', [-0.2, 0, 1.7], { image: 'art-moon', w: 0.5, h: 0.67 }),
    ],
  }),
  duvet('vier-seizoenen-wit', 'Twee dekbedden op elkaar gevouwen op het voeteneind van een eiken bed met een okergeel laken', {
    wall: '#e4dccb',
    seed: 4,
    view: fromLeft(),
    things: [
      put('bedstead', [0, 0], { width: 1.6, model: 'panel' }),
      sheeted(ON_WOOD, 1.6, '#c9a25c'),
      ...pillows(ON_WOOD, 0.38, '#f6f4ef', '#e8dcc4'),
      folded(ON_WOOD, 1.45, { color: '#f2efe8', layers: 2, thick: 0.05 }),
      put('folded duvet', above(on(ON_WOOD, 0, -0.42), 0.11), {
        width: 1.4,
        depth: 0.66,
        color: '#f7f5f0',
        layers: 3,
        thick: 0.07,
        seed: 2,
      }),
      put('nightstand', [-1.1, -0.24]),
      put('lamp', [-1.1, -0.24, 0.48], { color: '#8f9a8c', on: 3 }),
      put('plant', [1.25, -0.4], { pot: '#b9a893', h: 1.2 }),
    ],
  }),
  duvet('wit-thuis', 'Wit dekbed met doorgestikte vakken, opengeslagen op een zandkleurige boxspring met een wit laken', {
    wall: '#dfe0da',
    panels: '#cfd3c8',
    seed: 16,
    view: fromLeft(),
    things: [
      put('base', [0, 0], { width: 1.6, color: '#b9aa94', cloth: 'weave', headboard: 'panels' }),
      sheeted(ON_BOX, 1.6, '#eeeae2'),
      ...pillows(ON_BOX, 0.38, '#f6f4ef'),
      laid(ON_BOX, 1.6, { ...FIBRE, thick: 0.07 }),
      put('nightstand', [-1.12, -0.24], { finish: 'white' }),
      put('vase', [-1.12, -0.24, 0.48], { color: '#8a9284' }),
      put('branches', [-1.12, -0.24, 0.68], { height: 0.42 }),
      put('print', [0.2, 0, 1.65], { image: 'art-branch', w: 0.5, h: 0.67 }),
    ],
  }),
  duvet('kapok-wit', 'Licht dekbed van kapok, opengeslagen op een laag eiken bed met een terracotta laken', {
    wall: '#d9b9a4',
    seed: 12,
    view: fromRight(2.5),
    things: [
      put('rug', [0.1, -1.7], { w: 2.7, l: 1.9, color: '#e2d6c3' }),
      put('bedstead', [0, 0], { width: 1.6, model: 'low' }),
      sheeted(ON_WOOD, 1.6, '#a4684f'),
      ...pillows(ON_WOOD, 0.38, '#f3efe7', '#a4684f'),
      laid(ON_WOOD, 1.6, { color: '#f3eee4', thick: 0.075, quilt: [0.2, 0.2], puff: 0.032 }),
      put('plant', [1.35, -0.4], { pot: '#9c6a55', h: 1.2 }),
      put('print', [-0.2, 0, 1.35], { image: 'art-sun', w: 0.6, h: 0.8 }),
    ],
  }),
  duvet('zomer-wit', 'Dun zomerdekbed, gevouwen op een wit spijlenbed met een lichtgroen laken', {
    wall: '#cfd8cf',
    seed: 8,
    view: fromLeft(2.1),
    things: [
      put('bedstead', [0, 0], { width: 1.4, model: 'spindles', finish: 'white', height: 1.05 }),
      sheeted(ON_WOOD, 1.4, '#9fae93'),
      ...pillows(ON_WOOD, 0.34, '#f6f4ef'),
      folded(ON_WOOD, 1.25, { color: '#f5f2ec', layers: 4, thick: 0.04, quilt: [0.2, 0.2], puff: 0.02 }),
      put('nightstand', [-1.02, -0.24], { finish: 'white' }),
      put('vase', [-1.02, -0.24, 0.48], { color: '#8f9a8c' }),
      put('branches', [-1.02, -0.24, 0.68], { height: 0.42 }),
      put('print', [0.3, 0, 1.6], { image: 'art-hills', w: 0.75, h: 0.56, finish: 'white' }),
    ],
  }),
  duvet('dons-wit', 'Donzen dekbed met grote bolle vakken, opengeslagen op een bed van notenhout bij een groene muur', {
    wall: '#98a290',
    seed: 5,
    view: fromRight(2.1),
    things: [
      put('rug', [0, -1.7], { w: 2.6, l: 1.9, color: '#e2dccf' }),
      put('bedstead', [0, 0], { width: 1.6, model: 'panel', finish: 'walnut' }),
      sheeted(ON_WOOD, 1.6, '#ded3c0'),
      ...pillows(ON_WOOD, 0.38, '#f6f4ef'),
      laid(ON_WOOD, 1.6, { ...DOWN, thick: 0.08 }),
      put('nightstand', [1.1, -0.24], { finish: 'walnut' }),
      put('vase', [1.1, -0.24, 0.48], { color: '#e8e2d6' }),
      put('branches', [1.1, -0.24, 0.68], { height: 0.42 }),
    ],
  }),
  duvet('dons-zomer-wit', 'Dun donzen zomerdekbed met grote vakken, opengeslagen op een grijze boxspring in een licht huis', {
    wall: '#e6e2d8',
    seed: 9,
    view: fromLeft(2.4),
    things: [
      put('rug', [0, -1.7], { w: 2.9, l: 1.9, color: '#c9cdcb' }),
      put('base', [0, 0], { width: 1.8, color: '#a3a6a4', cloth: 'boucle', headboard: 'cushions' }),
      sheeted(ON_BOX, 1.8, '#8797a5'),
      ...pillows(ON_BOX, 0.42, '#f6f4ef'),
      laid(ON_BOX, 1.8, { ...DOWN, thick: 0.05, puff: 0.03 }),
      put('nightstand', [-1.28, -0.24]),
      put('lamp', [-1.28, -0.24, 0.48], { color: '#74859a', on: 3 }),
      put('print', [0.3, 0, 1.75], { image: 'art-lines', w: 0.75, h: 0.56 }),
    ],
  }),
  duvet('dons-winter-wit', 'Hoog opbollend donzen winterdekbed, gevouwen op een donkergroene boxspring', {
    wall: '#b9a595',
    seed: 15,
    view: fromRight(2.1),
    things: [
      put('rug', [0, -1.7], { w: 2.8, l: 1.9, color: '#d8cbb7' }),
      put('base', [0, 0], { width: 1.8, color: '#39503f', cloth: 'velvet', headboard: 'panels' }),
      sheeted(ON_BOX, 1.8, '#cfc4b0'),
      ...pillows(ON_BOX, 0.42, '#f6f4ef', '#8a9284'),
      folded(ON_BOX, 1.6, { ...DOWN, layers: 2, thick: 0.12, puff: 0.05 }),
      put('nightstand', [1.28, -0.24], { finish: 'walnut' }),
      put('lamp', [1.28, -0.24, 0.48], { color: '#b98c72', on: 4 }),
    ],
  }),
  duvet('katoen-wit', 'Plat katoenen dekbed met smalle banen van stiksel, opengeslagen op een eiken spijlenbed', {
    wall: '#dccfba',
    panels: '#cbbb9f',
    seed: 17,
    view: fromLeft(2.2),
    things: [
      put('bedstead', [0, 0], { width: 1.4, model: 'spindles', height: 1.05 }),
      sheeted(ON_WOOD, 1.4, '#b98f45'),
      ...pillows(ON_WOOD, 0.34, '#f3eee4'),
      laid(ON_WOOD, 1.4, { color: '#f1ece1', thick: 0.04, quilt: [0.1, 1.3], puff: 0.02 }),
      put('nightstand', [-1.02, -0.24]),
      put('books', [-1.02, -0.24, 0.48], { width: 0.17, depth: 0.12 }),
      put('plant', [1.1, -0.4], { pot: '#e2d6c3', h: 1.2 }),
    ],
  }),
  duvet('bamboe-wit', 'Soepel dekbed van bamboeviscose met brede banen, opengeslagen op een saliegroene boxspring', {
    wall: '#cdd2c4',
    seed: 18,
    view: fromRight(2.4),
    things: [
      put('rug', [0, -1.7], { w: 2.8, l: 1.9, color: '#dcd9cb' }),
      put('base', [0, 0], { width: 1.6, color: '#8a9284', cloth: 'weave', headboard: 'channel' }),
      sheeted(ON_BOX, 1.6, '#aab5a0'),
      ...pillows(ON_BOX, 0.38, '#f4f2ec', '#aab5a0'),
      laid(ON_BOX, 1.6, { color: '#f4f2ec', thick: 0.05, quilt: [0.2, 1.3], puff: 0.03 }),
      put('plant', [1.3, -0.4], { pot: '#e2d6c3', h: 1.3 }),
      put('print', [-0.2, 0, 1.7], { image: 'art-vase', w: 0.5, h: 0.67 }),
    ],
  }),
  duvet('lyocell-wit', 'Koel dekbed van lyocell met ruime vakken, opengeslagen op een bed van notenhout met een blauw laken', {
    wall: '#c3ccd1',
    seed: 19,
    view: fromLeft(2.3),
    things: [
      put('rug', [0, -1.7], { w: 2.6, l: 1.9, color: '#dfe0dc' }),
      put('bedstead', [0, 0], { width: 1.6, model: 'panel', finish: 'walnut' }),
      sheeted(ON_WOOD, 1.6, '#7f95a6'),
      ...pillows(ON_WOOD, 0.38, '#f4f4f0', '#7f95a6'),
      laid(ON_WOOD, 1.6, { color: '#f4f4f0', thick: 0.05, quilt: [0.3, 0.3], puff: 0.03 }),
      put('nightstand', [-1.1, -0.24], { finish: 'walnut' }),
      put('vase', [-1.1, -0.24, 0.48], { color: '#74859a' }),
      put('print', [0.3, 0, 1.65], { image: 'art-lines', w: 0.5, h: 0.67, finish: 'walnut' }),
    ],
  }),
  duvet('zijde-wit', 'Dun zijden dekbed, glad en bijna zonder stiksel, opengeslagen op een oudroze boxspring', {
    wall: '#dcc5bb',
    seed: 20,
    view: fromRight(2.2),
    things: [
      put('rug', [0, -1.7], { w: 2.8, l: 1.9, color: '#e9ded2' }),
      put('base', [0, 0], { width: 1.6, color: '#b48e86', cloth: 'velvet', headboard: 'channel' }),
      sheeted(ON_BOX, 1.6, '#c79f94'),
      ...pillows(ON_BOX, 0.38, '#f6f1e6'),
      laid(ON_BOX, 1.6, { color: '#f5efe2', thick: 0.036, quilt: [0.6, 0.6], puff: 0.018 }),
      put('nightstand', [1.12, -0.24]),
      put('lamp', [1.12, -0.24, 0.48], { color: '#d9b98a', on: 3 }),
    ],
  }),
  duvet('wol-naturel', 'Naturelkleurig wollen dekbed met banen van stiksel, gevouwen op een laag bed van notenhout', {
    wall: '#cfc6b4',
    seed: 21,
    view: fromLeft(2.2),
    things: [
      put('rug', [0, -1.7], { w: 2.7, l: 1.9, color: '#efe8da' }),
      put('bedstead', [0, 0], { width: 1.6, model: 'spindles', finish: 'walnut', height: 1.05 }),
      sheeted(ON_WOOD, 1.6, '#8f9a86'),
      ...pillows(ON_WOOD, 0.38, '#f3eee4', '#e0d3bb'),
      folded(ON_WOOD, 1.4, { color: '#e2d5bd', layers: 3, thick: 0.055, quilt: [0.1, 0.6], puff: 0.013 }),
      put('nightstand', [-1.1, -0.24], { finish: 'walnut' }),
      put('basket', [1.2, -0.5]),
    ],
  }),
]
