// Goods in the sizes that their first picture does not show: what stands around them keeps its size, and tells theirs.
import { hexOf, wordOf } from '../colours.mjs'
import { CHOICE, inOneLight, lightly } from '../series.mjs'

const SIZES = { klein: 'kleine', groot: 'grote' }

/** rows: [name, colour, alt, params] */
const each = ({ scene, family, samples = 4, params }, rows) =>
  rows.map(([name, colour, alt, own]) => ({
    scene,
    params: { name: `${name}-hero`, ...CHOICE, samples, ...params, ...own },
    family,
    colour,
    alt,
  }))

const firs = each(
  { scene: 'christmas', family: 'kerst', samples: 10, params: {} },
  [90, 120, 180, 210, 240].map((height) => [
    `kerstboom-${height}`,
    'groen',
    `Kerstboom van ${height} cm in een rieten mand, met lichtjes en kerstballen, en drie cadeaus ervoor`,
    // The basket adds 16 cm.
    { tall: height / 100 - 0.16 },
  ]),
)

const plant = (name, colour, pot, height, params) => [
  `kamerplant-${name}`,
  colour,
  `Kamerplant van ${height} cm met glanzend blad in een ${pot}, ${height < 60 ? 'op' : 'naast'} een houten tafeltje`,
  { tall: height / 100, ...params },
]
const CLAY = { kind: 'shrub', pot: '#b07a5c', seed: 4 }
const SAGE = { pot: '#8a9284', wall: '#e4dbcc', seed: 7 }
const plants = each({ scene: 'greenery', family: 'kamerplant', params: {} }, [
  plant('groen-45', 'groen', 'crèmekleurige pot', 45),
  plant('groen-100', 'groen', 'crèmekleurige pot', 105),
  plant('groen-140', 'groen', 'crèmekleurige pot', 140),
  plant('groen-watermeter', 'groen', 'crèmekleurige pot met watermeter', 75, {
    meter: true,
  }),
  plant('terracotta-45', 'terracotta', 'pot van terracotta', 45, CLAY),
  plant('terracotta-140', 'terracotta', 'pot van terracotta', 140, CLAY),
  plant('salie-45', 'salie', 'saliegroene pot', 45, SAGE),
])

const olives = each(
  {
    scene: 'greenery',
    family: 'olijfboom',
    params: { kind: 'olive', pot: '#b07a5c' },
  },
  [55, 75, 130, 160].map((height) => [
    `olijfboom-groen-${height}`,
    'groen',
    `Olijfboom van ${height} cm in een terracotta pot, ${height < 60 ? 'op' : 'naast'} een houten tafeltje`,
    { tall: height / 100 },
  ]),
)

// The vase of the other pictures is 26 cm high, and drawn 1.15 times as large as its outline.
const vaseOf = (size, height) =>
  inOneLight(
    {
      scene: 'vases',
      family: 'vaas',
      params: { ...CHOICE, seed: 6, tall: (1.15 * height) / 26 },
    },
    ['zwart', 'blauwgrijs', 'oker', 'salie', 'terracotta'].map((colour) => [
      `vaas-${colour}-${size}-hero`,
      colour,
      `${size === 'klein' ? 'Kleine' : 'Heel grote'} vaas in ${wordOf(colour)} met takken, naast een flesvaas en een kom`,
      {
        colors: [hexOf(colour), '#e6ddcd', colour === 'zwart' ? '#c9a58c' : '#b9a893'],
      },
    ]),
  )

const WALLS = { zand: '#cfc5b6', blauwgrijs: '#c6c2b8', terracotta: '#a9b0a0' }
/** A pale lamp first: what falls on a black glaze is hardly seen, and comes out mottled on the others. */
const LAMPS = ['wit', 'groen', 'oker', 'zwart', 'zand', 'blauwgrijs', 'terracotta']
const tableLampOf = (size, scale) =>
  inOneLight(
    {
      scene: 'lamp',
      family: 'tafellamp',
      samples: 14,
      params: { ...CHOICE, size: scale },
    },
    LAMPS.map((colour) => [
      `tafellamp-${colour}-${size}-hero`,
      colour,
      `Brandende ${SIZES[size]} tafellamp met een voet van keramiek in ${wordOf(colour)}, naast een kopje en boeken`,
      { color: hexOf(colour), wall: WALLS[colour] ?? '#b9b3a6' },
    ]),
  )

const domeOf = (size, scale) =>
  inOneLight(
    {
      scene: 'light',
      family: 'hanglamp',
      samples: 12,
      params: { ...CHOICE, lamp: 'dome', wall: '#cfc5b6', size: scale },
    },
    ['wit', 'terracotta', 'zwart', 'groen'].map((colour) => [
      `hanglamp-metaal-${colour}-${size}-hero`,
      colour,
      `Metalen ${SIZES[size]} hanglamp in ${wordOf(colour)} die brandt boven een ronde houten tafel`,
      { color: hexOf(colour) },
    ]),
  )

const pendants = each({ scene: 'light', family: 'hanglamp', samples: 12, params: {} }, [
  ...[
    ['klein', 0.667],
    ['groot', 1.222],
  ].map(([size, scale]) => [
    `hanglamp-rotan-${size}`,
    'hout',
    `Rotan hanglamp, de ${SIZES[size]} maat, brandend boven een ronde houten tafel`,
    { lamp: 'rattan', color: '#c49a6a', size: scale },
  ]),
  [
    'hanglamp-rotan-zwart-groot',
    'zwart',
    'Grote zwart gebeitste rotan hanglamp, brandend boven een ronde houten tafel',
    {
      lamp: 'rattan',
      color: '#2a2725',
      wall: '#cdc8bd',
      seed: 3,
      size: 1.375,
    },
  ],
  ...[
    ['klein', 0.6],
    ['groot', 1.1],
  ].map(([size, scale]) => [
    `hanglamp-linnen-${size}`,
    'naturel',
    `Brandende ${SIZES[size]} hanglamp met een ronde linnen kap boven een houten tafel`,
    { lamp: 'drum', color: '#eee4d2', wall: '#cfc9bb', size: scale },
  ]),
])

// The high ones are 152 cm, and drawn as 1.5 m.
const low = { high: 1.26 }
const floorLamps = each({ scene: 'light', family: 'vloerlamp', samples: 12, params: {} }, [
  [
    'vloerlamp-driepoot-eiken-laag',
    'eiken',
    'Brandende lage vloerlamp met drie eiken poten en linnen kap, naast een kamerplant',
    { lamp: 'tripod', ...low },
  ],
  [
    'vloerlamp-driepoot-noten-laag',
    'noten',
    'Brandende lage vloerlamp met drie notenhouten poten en linnen kap, naast een kamerplant',
    {
      lamp: 'tripod',
      legs: 'walnut',
      art: 'art-hills',
      wall: '#cbc6ba',
      seed: 4,
      ...low,
    },
  ],
  [
    'vloerlamp-steel-zwart-laag',
    'zwart',
    'Brandende lage vloerlamp met een slanke zwarte steel en een ronde voet, naast een kamerplant',
    { lamp: 'stem', art: 'art-lines', wall: '#d0c7b9', seed: 7, ...low },
  ],
])

const robes = inOneLight(
  { scene: 'robe', family: 'badjas', params: { ...CHOICE, seed: 3, long: true } },
  ['antraciet', 'nachtblauw', 'roze', 'zand', 'salie', 'wit'].map((colour) => [
    `badjas-${colour}-lang-hero`,
    colour,
    `Lange badstof badjas in ${wordOf(colour)} met sjaalkraag en ceintuur, aan een houten hanger`,
    { color: hexOf(colour) },
  ]),
)

const shirts = inOneLight(
  { scene: 'robe', family: 'shirt', params: { ...CHOICE, model: 'shirt', long: true } },
  ['zwart', 'nachtblauw', 'terracotta', 'roze', 'salie', 'wit'].map((colour) => [
    `shirt-${colour}-lang-hero`,
    colour,
    `Lang slaapshirt in ${wordOf(colour)} met ronde hals en korte mouwen, aan een houten hanger`,
    { color: hexOf(colour) },
  ]),
)

export const sizes = lightly([
  ...firs,
  ...plants,
  ...olives,
  ...vaseOf('klein', 16),
  ...vaseOf('groot', 38),
  ...tableLampOf('klein', 2 / 3),
  ...tableLampOf('groot', 4 / 3),
  ...domeOf('klein', 0.75),
  ...domeOf('groot', 1.375),
  ...pendants,
  ...floorLamps,
  ...robes,
  ...shirts,
])
