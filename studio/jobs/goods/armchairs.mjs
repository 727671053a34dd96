// Armchairs: alone, in a corner of a room and from close by.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

// [colour, cushion, print, wall]
const CHAIRS = [
  ['nachtblauw', '#b98c4d', 'art-hills', '#e3dccf'],
  ['terracotta', '#e9dfcf', 'art-lines', '#e0d9cc'],
  ['salie', '#e2d6c3', 'art-sun', '#e6ded1'],
  ['naturel', '#9a6450', 'art-vase', '#dcd8cc'],
  ['oker', '#e9e1d3', 'art-branch', '#e3dbcd'],
]
const corner = { camera: 'chair', hairs: 160000, seed: 4 }
const chairs = (kind, scene, alt, params) =>
  inOneLight(
    { scene, family: 'fauteuil', params },
    CHAIRS.map(([colour, cushion, art, wall]) => [
      `fauteuil-${colour}-${kind}`,
      colour,
      alt(wordOf(colour)),
      scene === 'rug' ? { chair: hexOf(colour), cushion, art, wall } : { color: hexOf(colour), wall },
    ]),
  )
const OTHER_CLOTH = { velvet: ['fluweel', 'fluweel'], weave: ['geweven', 'gladde, geweven stof'] }
const inOtherCloth = Object.entries(OTHER_CLOTH).map(([cloth, [key, words]]) => ({
  scene: 'rug',
  params: {
    name: `fauteuil-${key}-salie-scene`,
    ...MASTER,
    ...corner,
    samples: 4,
    cloth,
    chair: hexOf('salie'),
    cushion: cloth === 'velvet' ? '#c69a8e' : '#c2b096',
    art: cloth === 'velvet' ? 'art-shapes' : 'art-vase',
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
