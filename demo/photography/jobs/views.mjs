// Families that have one still life: the same from near by, and where it stands.
import { living } from './living.mjs'
import { MASTER } from './series.mjs'
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
    2.2,
    [0, -0.12],
    'Laden met zwarte knoppen van een eiken nachtkastje van dichtbij',
    8,
  ),
  closer('dressoir-eiken', 3, [-0.12, -0.08], 'Geribbelde deuren van een eiken dressoir van dichtbij', 8),
  closer('spiegel-rond-eiken', 2.6, [0, 0.17], 'Eiken rand van een ronde spiegel van dichtbij'),
  closer(
    'bijzettafel-eiken',
    2.4,
    [0, 0.06],
    'Rond eiken blad van een bijzettafel met een vaas, van dichtbij',
  ),
  closer('vaas-terracotta', 2.2, [0.03, -0.1], 'Gespikkeld aardewerk van een terracotta vaas van dichtbij'),
  closer(
    'barbecue-kogel-zwart',
    2.5,
    [-0.1, 0.05],
    'Deksel met houten greep van een zwarte kogelbarbecue van dichtbij',
  ),
  closer('kerst-schaal', 1.9, [0, 0.02], 'Rode, gouden en crèmekleurige kerstballen van dichtbij', 12),
  closer('kerstboom', 3, [0, 0.06], 'Takken van een kerstboom met ballen en lichtjes van dichtbij', 8),
  closer('kamerplant-groen', 2.3, [0, 0.12], 'Glanzende bladeren van een kamerplant van dichtbij'),
  closer('olijfboom-groen', 2.4, [0, 0.2], 'Smalle grijsgroene bladeren van een olijfboom van dichtbij'),
  closer('topper-wit', 2.4, [0.05, 0.02], 'Rand en doorgestikte bovenkant van een witte topper van dichtbij'),
  closer('matrasbeschermer-wit', 2, [0.04, 0], 'Fijne stiksels van een witte matrasbeschermer van dichtbij'),
  closer('hoofdkussen-wit', 2, [0.05, 0.1], 'Naad en hoek van een wit hoofdkussen van dichtbij'),
  closer('jurk-terracotta', 2.4, [-0.1, 0.12], 'Hals en schouders van een terracotta jurk van dichtbij'),
  closer('hanglamp-rotan', 2.6, [0, 0.14], 'Gevlochten rotan van een brandende hanglamp van dichtbij', 20),
  closer(
    'vloerlamp-driepoot-eiken',
    2.6,
    [0.02, 0.2],
    'Linnen kap van een brandende vloerlamp van dichtbij',
    20,
  ),
]

const view = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-scene`, ...MASTER, samples: 6, ...params },
  family,
  colour,
  alt,
})
const WIDE = { width: 1200, height: 900 }

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
    'dressoir-eiken',
    'piece',
    'dressoir',
    'eiken',
    'Eiken dressoir onder een ronde spiegel, met een vaas en boeken',
    {
      piece: 'mirror',
      vase: '#b98c72',
      seed: 5,
      zoom: 0.95,
    },
  ),
  view(
    'spiegel-rond-eiken',
    'piece',
    'spiegel',
    'eiken',
    'Ronde spiegel met eiken rand waarin een raam weerkaatst, boven een dressoir',
    {
      piece: 'mirror',
      vase: '#e8e2d6',
      seed: 6,
      zoom: 1.5,
      aim: [0, 0.12],
    },
  ),
  view(
    'bijzettafel-eiken',
    'rug',
    'bijzettafel',
    'eiken',
    'Eiken bijzettafel met een vaas naast een fauteuil',
    {
      camera: 'chair',
      chair: '#c2b096',
      cushion: '#5e6d66',
      hairs: 100000,
      zoom: 1.5,
      aim: [0.14, -0.04],
      seed: 6,
    },
  ),
  view(
    'barbecue-kogel-zwart',
    'barbecue',
    'barbecue',
    'zwart',
    'Terras met een zwarte kogelbarbecue en een olijfboom',
    {
      ...WIDE,
      zoom: 0.9,
      seed: 3,
    },
  ),
  view(
    'olijfboom-groen',
    'barbecue',
    'olijfboom',
    'groen',
    'Olijfboom in een pot van terracotta op een terras',
    {
      color: '#46544c',
      zoom: 1.7,
      aim: [0.2, 0.03],
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
      ...WIDE,
      baubles: ['#c9a760', '#e9dfcf', '#b9aa94'],
      wall: '#e2dace',
      zoom: 0.85,
      seed: 3,
      samples: 14,
    },
  ),
  view(
    'kamerplant-groen',
    'rug',
    'kamerplant',
    'groen',
    'Kamerplant in een lichte pot in een zithoek met een vloerkleed',
    {
      pattern: 'plain-natural',
      fringe: '',
      cushion: '#8a9284',
      hairs: 100000,
      zoom: 1.6,
      aim: [0.2, 0.1],
      seed: 9,
    },
  ),
  view(
    'hanglamp-rotan',
    'light',
    'hanglamp',
    'hout',
    'Rotan hanglamp die brandt boven een eettafel voor een groengrijze muur',
    {
      lamp: 'rattan',
      color: '#c49a6a',
      art: 'art-branch',
      wall: '#b5bab0',
      zoom: 0.85,
      samples: 20,
    },
  ),
]

export const views = [...details, ...scenes]
