// The cloth of the families from near by.
import { hexOf } from './colours.mjs'

const near = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-detail`, width: 1000, height: 1000, samples: 6, ...params },
  family,
  colour,
  alt,
})

export const details = [
  near(
    'handdoek-salie',
    'towels',
    'handdoek',
    'salie',
    'Lussen en geweven sierrand van een saliegroene badhanddoek van dichtbij',
    {
      colors: ['#ece5d8', hexOf('salie'), '#ece5d8', hexOf('salie')],
      zoom: 1.8,
      aim: [0.06, 0.03],
      seed: 4,
    },
  ),
  near(
    'plaid-terracotta',
    'throw',
    'plaid',
    'terracotta',
    'Gebreide ribbels en franjes van een terracotta plaid van dichtbij',
    {
      color: hexOf('terracotta'),
      second: '#e4d9c7',
      zoom: 2.3,
      aim: [0.05, 0.02],
      seed: 3,
    },
  ),
  near('dekbed-wit', 'duvet', 'dekbed', 'wit', 'Gestikte vakken van een dik wit dekbed van dichtbij', {
    zoom: 2.1,
    aim: [0.02, -0.02],
  }),
  near(
    'badjas-salie',
    'robe',
    'badjas',
    'salie',
    'Sjaalkraag van saliegroene badstof op een houten hanger van dichtbij',
    {
      color: hexOf('salie'),
      seed: 3,
      zoom: 2.4,
      aim: [0, 0.16],
    },
  ),
  near(
    'matras-wit',
    'mattress',
    'matras',
    'wit',
    'Doorgestikte tijk, bies en handgreep van een wit matras van dichtbij',
    {
      zoom: 2.6,
      aim: [0.1, -0.03],
    },
  ),
  near(
    'hoeslaken-salie',
    'sheets',
    'hoeslaken',
    'salie',
    'Gevouwen randen van saliegroene hoeslakens van dichtbij',
    {
      colors: Array(3).fill(hexOf('salie')),
      vase: '',
      zoom: 2.2,
      aim: [0.08, -0.03],
      seed: 7,
    },
  ),
]
