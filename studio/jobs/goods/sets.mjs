// Goods that are sold by the pair or the box, or with something: each picture has as many as are sold.
import { hexOf, wordOf } from '../colours.mjs'
import { CHOICE, inOneLight, lightly } from '../series.mjs'

const BAUBLES = {
  rood: [['9', '16', '30', '50'], {}],
  groen: [['9', '16'], { baubles: ['#35533f', '#b08a4e', '#e9dfcf'], wall: '#d6cdbe' }],
  blauw: [['9', '16', '50'], { baubles: ['#4f6f8f', '#c9ccd0', '#e9e4da'], wall: '#d3d0c8' }],
}
const boxes = Object.entries(BAUBLES).flatMap(([colour, [counts, params]]) =>
  counts.map((count) => ({
    scene: 'christmas',
    params: {
      name: `kerst-doos-${colour}-${count}-hero`,
      ...CHOICE,
      motif: 'box',
      count: Number(count),
      samples: 4,
      ...params,
    },
    family: 'kerst',
    colour,
    alt: `Doos met ${count} kerstballen in ${colour === 'blauw' ? 'blauw, zilver' : `${colour}, goud`} en parelwit, elk in een vakje`,
  })),
)

const pair = (name, scene, family, colour, samples, alt, params) => ({
  scene,
  params: {
    name: `${name}-paar-hero`,
    ...CHOICE,
    samples,
    count: 2,
    ...params,
  },
  family,
  colour,
  alt,
})
const pairs = [
  pair(
    'kamerplant-groen',
    'greenery',
    'kamerplant',
    'groen',
    4,
    'Twee jonge kamerplanten in crèmekleurige potten op een houten tafeltje',
    { tall: 0.45 },
  ),
  pair(
    'olijfboom-groen',
    'greenery',
    'olijfboom',
    'groen',
    4,
    'Twee even hoge olijfbomen in terracotta potten',
    { kind: 'olive', pot: '#b07a5c', tall: 0.9 },
  ),
  pair(
    'vloerlamp-driepoot-eiken',
    'light',
    'vloerlamp',
    'eiken',
    12,
    'Twee brandende vloerlampen met drie eiken poten en linnen kappen',
    { lamp: 'tripod' },
  ),
]

const lamps = inOneLight(
  {
    scene: 'lamp',
    family: 'tafellamp',
    samples: 14,
    params: { ...CHOICE, size: 2 / 3, count: 2 },
  },
  [
    ['zand', '#cfc5b6'],
    ['blauwgrijs', '#c6c2b8'],
    ['terracotta', '#a9b0a0'],
  ].map(([colour, wall]) => [
    `tafellamp-${colour}-paar-hero`,
    colour,
    `Twee brandende kleine tafellampen met voeten van keramiek in ${wordOf(colour)}`,
    { color: hexOf(colour), wall },
  ]),
)

const grill = (name, colour, alt, params) => ({
  scene: 'barbecue',
  params: { name: `barbecue-kogel-${name}-hero`, ...CHOICE, samples: 4, ...params },
  family: 'barbecue',
  colour,
  alt,
})
const GREEN = { color: '#33473d', wall: '#dcd3c5', seed: 5 }
/** The kettle has a grate of 57 cm unless it says another size. */
const grills = [
  grill('zwart-47', 'zwart', 'Kleine zwarte kogelbarbecue op drie poten met wielen, op een terras', {
    size: 0.87,
  }),
  grill('zwart-67', 'zwart', 'Grote zwarte kogelbarbecue op drie poten met wielen, op een terras', {
    size: 1.13,
  }),
  grill(
    'zwart-startset',
    'zwart',
    'Zwarte kogelbarbecue met een brikettenstarter, een tang en een borstel ervoor',
    {
      extra: 'starter',
    },
  ),
  grill('zwart-hoes', 'zwart', 'Kogelbarbecue onder een donkergrijze beschermhoes, naast een olijfboom', {
    extra: 'cover',
  }),
  grill(
    'zwart-pizzaset',
    'zwart',
    'Zwarte kogelbarbecue met een ronde pizzasteen en een houten schep ernaast',
    {
      extra: 'pizza',
    },
  ),
  grill('zwart-rookset', 'zwart', 'Zwarte kogelbarbecue met een rookbak en een zak houtsnippers ervoor', {
    extra: 'smoke',
  }),
  grill(
    'groen-hoes',
    'groen',
    'Barbecue onder een beschermhoes tot op de wielen, op een terras met een olijfboom',
    {
      ...GREEN,
      extra: 'cover',
    },
  ),
]

export const sets = lightly([...boxes, ...pairs, ...lamps, ...grills])
