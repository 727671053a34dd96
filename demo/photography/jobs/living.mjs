// Lamps, vases and small furniture in more colours and kinds of wood.
import { hexOf, wordOf } from './colours.mjs'
import { inOneLight } from './series.mjs'

// a pale one first: what falls on a black glaze is hardly seen, and comes out mottled on the others
const tableLamps = inOneLight(
  { scene: 'lamp', family: 'tafellamp', samples: 56, params: { wall: '#b9b3a6' } },
  ['wit', 'groen', 'oker', 'zwart'].map((colour) => [
    `tafellamp-${colour}-hero`,
    colour,
    `Brandende tafellamp met een voet van keramiek in ${wordOf(colour)} en een linnen kap`,
    { color: hexOf(colour) },
  ]),
)

const domes = inOneLight(
  {
    scene: 'light',
    family: 'hanglamp',
    samples: 20,
    params: { lamp: 'dome', width: 1000, height: 1000, wall: '#cfc5b6' },
  },
  [
    ['zwart', 'art-sun'],
    ['terracotta', 'art-branch'],
    ['wit', 'art-shapes'],
  ].map(([colour, art]) => [
    `hanglamp-metaal-${colour}-hero`,
    colour,
    `Metalen hanglamp in ${wordOf(colour)} die brandt boven een ronde houten tafel`,
    { color: hexOf(colour), art },
  ]),
)

const vases = inOneLight(
  { scene: 'vases', family: 'vaas', params: { width: 1000, height: 1000, seed: 6 } },
  [
    ['zwart', '#d9cdb9', '#c9a58c'],
    ['blauwgrijs', '#e6ddcd', '#b9a893'],
    ['oker', '#e6ddcd', '#8f9a8c'],
  ].map(([colour, bowl, bottle]) => [
    `vaas-${colour}-hero`,
    colour,
    `Grote vaas in ${wordOf(colour)} met takken, naast een flesvaas en een kom`,
    { colors: [hexOf(colour), bowl, bottle] },
  ]),
)

const WOOD = {
  walnut: ['noten', 'notenhout'],
  oak: ['eiken', 'eikenhout'],
  white: ['wit', 'wit gelakt hout'],
  black: ['zwart', 'zwart gelakt hout'],
}
// each wood has its own grain, so each is a render of its own
const inWood = (piece, family, rows, params = {}) =>
  rows.map(([name, finish, words, own]) => ({
    scene: 'piece',
    params: { name, piece, finish, width: 1000, height: 1000, samples: 6, ...params, ...own },
    family,
    colour: WOOD[finish][0],
    alt: `${words} van ${WOOD[finish][1]}`,
  }))

const sideTables = inWood('sidetable', 'bijzettafel', [
  ['bijzettafel-noten-hero', 'walnut', 'Ronde bijzettafel op drie poten', { vase: '#d9cfc0' }],
  ['bijzettafel-wit-hero', 'white', 'Ronde bijzettafel op drie poten', { wall: '#d9d2c4' }],
])
const nightstands = inWood('nightstand', 'nachtkastje', [
  ['nachtkastje-noten-hero', 'walnut', 'Nachtkastje met twee laden en een brandende lamp', {}],
])
const sideboards = inWood('sideboard', 'dressoir', [
  [
    'dressoir-wit-hero',
    'white',
    'Dressoir met drie geribbelde deuren',
    { art: 'art-branch', wall: '#d9d2c4' },
  ],
])
const mirrors = inWood(
  'mirror',
  'spiegel',
  [
    ['spiegel-rond-zwart-hero', 'black', 'Ronde spiegel boven een dressoir, met een lijst', {}],
    [
      'spiegel-rond-noten-hero',
      'walnut',
      'Ronde spiegel boven een dressoir, met een lijst',
      { vase: '#8f9a8c' },
    ],
  ],
  { seed: 4 },
)

export const living = [
  ...tableLamps,
  ...domes,
  ...vases,
  ...sideTables,
  ...nightstands,
  ...sideboards,
  ...mirrors,
]
