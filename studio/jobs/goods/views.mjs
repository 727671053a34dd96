// Families that have one still life: the same from near by, and where it stands.
import { wordOf } from '../colours.mjs'
import { living } from './living.mjs'
import { inOneLight, MASTER } from '../series.mjs'
import { single } from './single.mjs'

const heroes = new Map([...single, ...living].map((job) => [job.params.name, job]))

/** A hero from near by. */
const closer = (key, zoom, aim, alt, samples = 5) => {
  const hero = heroes.get(`${key}-hero`)
  const { keep_light: _, light: __, ...params } = hero.params
  return { ...hero, params: { ...params, name: `${key}-detail`, ...MASTER, samples, zoom, aim }, alt }
}

const details = [
  closer(
    'nachtkastje-eiken',
    2.7,
    [-0.03, -0.17],
    'Laden met zwarte knoppen van een eiken nachtkastje van dichtbij',
  ),
  closer('dressoir-eiken', 3.2, [-0.13, -0.12], 'Geribbelde deuren van een eiken dressoir van dichtbij'),
  closer('spiegel-rond-eiken', 4, [0.19, 0.3], 'Eiken rand van een ronde spiegel van dichtbij'),
  closer(
    'bijzettafel-eiken',
    2.7,
    [0, 0.11],
    'Rond eiken blad van een bijzettafel met een vaas, van dichtbij',
  ),
  closer(
    'barbecue-kogel-zwart',
    3.2,
    [-0.1, 0.13],
    'Deksel met houten greep van een zwarte kogelbarbecue van dichtbij',
  ),
  closer('kerst-schaal', 2.4, [0, 0.13], 'Rode, gouden en crèmekleurige kerstballen van dichtbij', 8),
  closer('kamerplant-groen', 2.9, [-0.02, 0.12], 'Glanzende bladeren van een kamerplant van dichtbij'),
  // Trees have no such view: thin leaves weigh as much as three other pictures, and show nothing that the room does not.
  closer('topper-wit', 2.4, [0.05, 0.02], 'Rand en doorgestikte bovenkant van een witte topper van dichtbij'),
  closer('matrasbeschermer-wit', 2, [0.04, 0], 'Fijne stiksels van een witte matrasbeschermer van dichtbij'),
  closer('hoofdkussen-wit', 2, [0.05, 0.1], 'Naad en hoek van een wit hoofdkussen van dichtbij'),
  closer('hanglamp-rotan', 2.6, [0, 0.18], 'Gevlochten rotan van een brandende hanglamp van dichtbij', 12),
  closer(
    'vloerlamp-driepoot-eiken',
    3.4,
    [-0.01, 0.27],
    'Linnen kap van een brandende vloerlamp van dichtbij',
    12,
  ),
  closer(
    'vloerlamp-steel-zwart',
    3.4,
    [-0.02, -0.32],
    'Ronde voet van een zwarte vloerlamp van dichtbij',
    12,
  ),
  closer('hanglamp-linnen', 2.7, [0, 0.17], 'Geweven linnen van een brandende hanglamp van dichtbij', 12),
]

// a row in one light goes on sharing one
const lampFeet = inOneLight(
  { scene: 'lamp', family: 'tafellamp', samples: 12, params: { zoom: 2.5, aim: [0, -0.13], seed: 2 } },
  living
    .filter(({ scene, params }) => scene === 'lamp' && params.name.endsWith('-hero'))
    .map(({ params, colour }) => [
      params.name.replace(/-hero$/, '-detail'),
      colour,
      `Voet van keramiek in ${wordOf(colour)} van een brandende tafellamp, van dichtbij`,
      { color: params.color, wall: params.wall },
    ]),
)

const view = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-scene`, ...MASTER, samples: 4, ...params },
  family,
  colour,
  alt,
})
const WIDE = { width: 1600, height: 1200 } // for stories in the magazine

const scenes = [
  view(
    'nachtkastje-eiken',
    'bed',
    'nachtkastje',
    'eiken',
    'Eiken nachtkastje met een lamp naast een boxspring in zand',
    {
      camera: 'banner',
      color: '#b9aa94',
      pattern: '',
      second: '#efe9df',
      zoom: 2.6,
      aim: [-0.05, -0.04],
      seed: 3,
    },
  ),
  view(
    'barbecue-kogel-zwart',
    'barbecue',
    'barbecue',
    'zwart',
    'Zonnig terras met een zwarte kogelbarbecue, twee tuinstoelen en een olijfboom',
    {
      view: 'terrace',
      chairs: '#d9cdb9',
      wall: '#d8cbb7',
      tiles: '#a79e90',
      zoom: 1.08,
      aim: [0.02, 0],
      seed: 3,
    },
  ),
  view(
    'olijfboom-groen',
    'barbecue',
    'olijfboom',
    'groen',
    'Olijfboom in een pot van terracotta op een zonnig terras, naast twee tuinstoelen met grijsgroene kussens',
    {
      view: 'terrace',
      grill: false,
      chairs: '#a9aca0',
      wall: '#dcd0bf',
      tiles: '#a79e90',
      zoom: 1.5,
      aim: [0.095, -0.04],
      seed: 4,
    },
  ),
  view(
    'kerstboom',
    'christmas',
    'kerst',
    'groen',
    'Kerstboom met goud en wit in een lichte kamer, met cadeaus eronder',
    {
      baubles: ['#c9a760', '#e9dfcf', '#b9aa94'],
      wall: '#e2dace',
      zoom: 0.72,
      seed: 3,
      samples: 10,
    },
  ),
  view(
    'kerst-schaal',
    'christmas',
    'kerst',
    'rood',
    'Gedekte kersttafel met brandende kaarsen en een schaal met ballen, met de kerstboom op de achtergrond',
    { motif: 'table', wall: '#c9bda9', seed: 2, samples: 16 },
  ),
  view(
    'kinderkamer',
    'attic',
    'dekbedovertrek',
    'lichtblauw',
    'Kinderkamer op zolder met vlaggetjes, houten speelgoed en een dekbedovertrek met wolken',
    {
      ...WIDE,
      bed_width: 0.9,
      color: '#c2b096',
      pattern: 'kids-sky',
      second: '#d9c08f',
      wood: 'white',
      wall: '#d5d9cf',
      rug: '#e0dccf',
      flags: ['#9a6450', '#e2c98f', '#8a9284', '#74859a'],
      toys: true,
      art: 'art-moon',
      seed: 5,
      samples: 5,
    },
  ),
]

export const views = [...details, ...lampFeet, ...scenes]
