// Cushions from near by, on a bed and on a sofa; vases on a sideboard and from near by.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

const BED = {
  camera: 'detail',
  headboard: 'cushions',
  color: '#b9aa94',
  pattern: '',
  art: ['art-branch', 'art-sun'],
  duvet: '#f3efe7',
  seed: 4,
  zoom: 1.45,
  aim: [0.02, 0.05],
}
const one = (name, scene, colour, alt, params) => ({
  scene,
  params: { name, ...MASTER, samples: 6, ...params },
  family: 'kussen',
  colour,
  alt,
})

const cushions = [
  one('kussen-salie-wit-scene', 'bed', 'salie', 'Saliegroene kussens op een bed met wit beddengoed', {
    ...BED,
    second: '#98a190',
    accent: '#e2d6c3',
  }),
  one('kussen-salie-wit-detail', 'pillow', 'salie', 'Bies en naad van een saliegroen kussen van dichtbij', {
    zoom: 2,
    aim: [0.05, 0.1],
  }),
]

// [colour, bowl, bottle]; the first is pale: see the README
const VASES = [
  ['wit', '#a4664c', '#c9b79c'],
  ['zwart', '#d9cdb9', '#c9a58c'],
  ['blauwgrijs', '#e6ddcd', '#b9a893'],
  ['oker', '#e6ddcd', '#8f9a8c'],
  ['terracotta', '#e6ddcd', '#8f9a8c'],
  ['salie', '#e6ddcd', '#c9a58c'],
]
const vases = (kind, alt, params) =>
  inOneLight(
    { scene: 'vases', family: 'vaas', samples: 6, params: { seed: 6, ...params } },
    VASES.map(([colour, bowl, bottle]) => [
      `vaas-${colour}-${kind}`,
      colour,
      alt(wordOf(colour)),
      { colors: [colour === 'wit' ? '#ece5d8' : hexOf(colour), bowl, bottle] },
    ]),
  )

export const smallThings = [
  ...cushions,
  ...vases(
    'scene',
    (word) => `Vaas in ${word} met takken op een eiken dressoir, naast een kom en een flesvaas`,
    {
      room: true,
    },
  ),
  ...vases('detail', (word) => `Gespikkeld aardewerk van een vaas in ${word} van dichtbij`, {
    zoom: 2.2,
    aim: [0.03, -0.1],
  }),
]
