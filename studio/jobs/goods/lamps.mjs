// Lamps by themselves: table lamps, floor lamps, pendants.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

// a pale one first: what falls on a black glaze is hardly seen, and comes out mottled on the others
const tableLamps = inOneLight(
  { scene: 'lamp', family: 'tafellamp', samples: 14 },
  [
    ['wit', '#b9b3a6', 'Brandende tafellamp met een voet van keramiek in wit en een linnen kap'],
    ['groen', '#b9b3a6', 'Brandende tafellamp met een voet van keramiek in donkergroen en een linnen kap'],
    ['oker', '#b9b3a6', 'Brandende tafellamp met een voet van keramiek in okergeel en een linnen kap'],
    ['zwart', '#b9b3a6', 'Brandende tafellamp met een voet van keramiek in zwart en een linnen kap'],
    ['zand', '#cfc5b6', 'Brandende tafellamp met zandkleurige keramische voet op een houten kast'],
    ['blauwgrijs', '#c6c2b8', 'Brandende tafellamp met blauwgrijze keramische voet op een houten kast'],
    ['terracotta', '#a9b0a0', 'Brandende tafellamp met terracotta keramische voet voor een groengrijze muur'],
  ].map(([colour, wall, alt]) => [`tafellamp-${colour}-hero`, colour, alt, { color: hexOf(colour), wall }]),
)

const domes = inOneLight(
  { scene: 'light', family: 'hanglamp', samples: 12, params: { lamp: 'dome', wall: '#cfc5b6' } },
  ['wit', 'terracotta', 'zwart', 'groen'].map((colour) => [
    `hanglamp-metaal-${colour}-hero`,
    colour,
    colour === 'groen'
      ? 'Donkergroene metalen hanglamp, brandend boven een ronde houten tafel'
      : `Metalen hanglamp in ${wordOf(colour)} die brandt boven een ronde houten tafel`,
    { color: hexOf(colour) },
  ]),
)

const light = (name, family, colour, alt, params) => ({
  scene: 'light',
  params: { name: `${name}-hero`, ...MASTER, samples: 12, ...params },
  family,
  colour,
  alt,
})

export const lamps = [
  ...tableLamps,
  ...domes,
  light('hanglamp-rotan', 'hanglamp', 'hout', 'Rotan hanglamp, brandend boven een ronde houten tafel', {
    lamp: 'rattan',
    color: '#c49a6a',
    art: 'art-vase',
  }),
  light(
    'hanglamp-rotan-zwart',
    'hanglamp',
    'zwart',
    'Zwart gebeitste rotan hanglamp, brandend boven een ronde houten tafel',
    { lamp: 'rattan', color: '#2a2725', wall: '#cdc8bd', seed: 3 },
  ),
  light(
    'hanglamp-linnen',
    'hanglamp',
    'naturel',
    'Brandende hanglamp met een ronde linnen kap boven een houten tafel',
    {
      lamp: 'drum',
      color: '#eee4d2',
      wall: '#cfc9bb',
    },
  ),
  light(
    'vloerlamp-driepoot-eiken',
    'vloerlamp',
    'eiken',
    'Brandende vloerlamp met drie eiken poten en linnen kap, naast een kamerplant',
    { lamp: 'tripod' },
  ),
  light(
    'vloerlamp-driepoot-noten',
    'vloerlamp',
    'noten',
    'Brandende vloerlamp met drie notenhouten poten en linnen kap, naast een kamerplant',
    { lamp: 'tripod', legs: 'walnut', art: 'art-hills', wall: '#cbc6ba', seed: 4 },
  ),
  light(
    'vloerlamp-steel-zwart',
    'vloerlamp',
    'zwart',
    'Brandende vloerlamp met een slanke zwarte steel en een ronde voet, naast een kamerplant',
    { lamp: 'stem', art: 'art-lines', wall: '#d0c7b9', seed: 7 },
  ),
]
