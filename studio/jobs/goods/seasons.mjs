// Plants, the garden and Christmas by themselves.
import { MASTER } from '../series.mjs'

const hero = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-hero`, ...MASTER, samples: 4, ...params },
  family,
  colour,
  alt,
})

export const seasons = [
  hero(
    'kamerplant-groen',
    'greenery',
    'kamerplant',
    'groen',
    'Groene kamerplant met glanzend blad in een crèmekleurige pot, in een kamer met zonlicht op de muur',
    { seed: 1 },
  ),
  hero(
    'kamerplant-terracotta',
    'greenery',
    'kamerplant',
    'terracotta',
    'Kamerplant met glanzend blad in een pot van terracotta met een brede rand',
    { kind: 'shrub', pot: '#b07a5c', seed: 4 },
  ),
  hero(
    'kamerplant-salie',
    'greenery',
    'kamerplant',
    'salie',
    'Kamerplant met glanzend blad in een saliegroene pot van keramiek',
    { pot: '#8a9284', wall: '#e4dbcc', seed: 7 },
  ),
  hero(
    'olijfboom-groen',
    'greenery',
    'olijfboom',
    'groen',
    'Olijfboom met ronde kroon en kronkelige stam in een terracotta pot',
    { kind: 'olive', pot: '#b07a5c', seed: 1 },
  ),
  hero(
    'barbecue-kogel-zwart',
    'barbecue',
    'barbecue',
    'zwart',
    'Zwarte kogelbarbecue op drie poten met wielen, op een terras met een olijfboom in een terracotta pot',
    {},
  ),
  hero(
    'barbecue-kogel-groen',
    'barbecue',
    'barbecue',
    'groen',
    'Dennengroene kogelbarbecue op drie poten met wielen, op een terras met een olijfboom',
    { color: '#33473d', wall: '#dcd3c5', seed: 5 },
  ),
  hero(
    'kerst-schaal',
    'christmas',
    'kerst',
    'rood',
    'Witte schaal vol kerstballen in rood, goud en parelwit op een houten tafel',
    { motif: 'bowl', samples: 8 },
  ),
  hero(
    'kerst-schaal-groen',
    'christmas',
    'kerst',
    'groen',
    'Witte schaal vol kerstballen in groen, goud en parelwit op een houten tafel',
    { motif: 'bowl', samples: 8, baubles: ['#35533f', '#b08a4e', '#e9dfcf'], wall: '#d6cdbe', seed: 3 },
  ),
  hero(
    'kerst-schaal-blauw',
    'christmas',
    'kerst',
    'blauw',
    'Witte schaal vol kerstballen in blauw, zilver en parelwit op een houten tafel',
    { motif: 'bowl', samples: 8, baubles: ['#4f6f8f', '#c9ccd0', '#e9e4da'], wall: '#d3d0c8', seed: 5 },
  ),
  hero(
    'kerstboom',
    'christmas',
    'kerst',
    'groen',
    'Kleine kerstboom in een rieten mand, met lichtjes en kerstballen in rood, goud en wit, en drie cadeaus ervoor',
    { samples: 10 },
  ),
]
