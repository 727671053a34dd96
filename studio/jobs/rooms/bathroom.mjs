// Towels and bathrobes in a bathroom. Some colors that a design opens with have a room of their own (towels-at-home.mjs).
import { DARK_FIRST, hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

const AT_HOME = ['nachtblauw', 'oker', 'roze']
const ECRU = '#ece5d8'
const SNOW = '#f2efe9'

const towels = (key, colours, alt, params) =>
  inOneLight(
    { scene: 'bathroom', family: 'handdoek', samples: 6, params: { motif: 'towels', seed: 3, ...params } },
    colours.map((colour) => [
      `handdoek-${key}${colour}-scene`,
      colour,
      alt(wordOf(colour)),
      { color: hexOf(colour), second: colour === 'wit' ? SNOW : ECRU },
    ]),
  )

const robes = inOneLight(
  { scene: 'bathroom', family: 'badjas', samples: 6, params: { motif: 'robe', seed: 3 } },
  ['antraciet', 'nachtblauw', 'roze', 'zand', 'salie', 'wit'].map((colour) => [
    `badjas-${colour}-scene`,
    colour,
    `Badstof badjas in ${wordOf(colour)} aan een houten kapstok in een lichte badkamer`,
    { color: hexOf(colour), second: ECRU },
  ]),
)

const waffleRobe = {
  scene: 'bathroom',
  params: {
    name: 'badjas-wafel-wit-scene',
    ...MASTER,
    samples: 6,
    motif: 'robe',
    seed: 5,
    weave: 'waffle',
    color: hexOf('wit'),
    second: '#c2b096',
    wall: '#cbbda9',
    tile: '#b9c0b2',
  },
  family: 'badjas',
  colour: 'wit',
  alt: 'Witte badjas van wafelstof aan een houten kapstok, in een badkamer met saliegroene tegels',
}

export const bathrooms = [
  ...towels(
    '',
    [...DARK_FIRST, 'wit'].filter((colour) => !AT_HOME.includes(colour)),
    (word) =>
      `Badhanddoeken in ${word} aan een houten stang en gestapeld op een krukje, in een lichte badkamer`,
    {},
  ),
  ...towels(
    'wafel-',
    ['blauw', 'zand', 'wit'],
    (word) => `Wafeldoeken in ${word} aan een houten stang en gestapeld op een krukje, voor lichte tegels`,
    { weave: 'waffle', seed: 6, tile: '#dcd3c6', wall: '#d2cabd' },
  ),
  ...robes,
  waffleRobe,
]
