// Armchairs: alone, in a corner of a room and from near by.
import { hexOf, wordOf } from './colours.mjs'
import { inOneLight, MASTER } from './series.mjs'

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

export const armchairs = [
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
