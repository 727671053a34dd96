// Duvet covers on a made-up bed, and the cloth of the families from near by.
import { hexOf } from './colours.mjs'
import { inOneLight } from './series.mjs'

// [key, colour, alt words, tile, repeats per metre, second pillows, small cushion, upholstery]
const MADE_UP = [
  [
    'botanisch',
    'nachtblauw',
    'een nachtblauw dekbedovertrek met takjes',
    'botanic-night',
    1.4,
    '#d9cdb9',
    '#c9a58c',
    '#b9aa94',
  ],
  [
    'varen',
    'groen',
    'een dekbedovertrek met groene varens',
    'fern-green',
    1.4,
    '#c2b096',
    '#71806b',
    '#b9aa94',
  ],
  [
    'bloemen',
    'roze',
    'een zachtroze dekbedovertrek met bloemen',
    'flowers-rose',
    1.5,
    '#efe6dc',
    '#c69a8e',
    '#b9aa94',
  ],
  [
    'golven',
    'blauw',
    'een dekbedovertrek met blauwe golfjes',
    'waves-blue',
    1.7,
    '#d5d8da',
    '#c9a58c',
    '#64757d',
  ],
  [
    'palm',
    'groen',
    'een dekbedovertrek met palmbladeren',
    'palm-green',
    1.2,
    '#efe9df',
    '#b98c4d',
    '#8a9284',
  ],
  [
    'ruit',
    'terracotta',
    'een dekbedovertrek met terracotta ruit',
    'check-terracotta',
    1.7,
    '#efe6d6',
    '#9a6450',
    '#b9aa94',
  ],
  [
    'streep',
    'salie',
    'een saliegroen gestreept dekbedovertrek',
    'stripe-sage',
    1.6,
    '#efe9df',
    '#8a9284',
    '#b9aa94',
  ],
  [
    'geometrisch',
    'oker',
    'een dekbedovertrek met driehoeken in oker',
    'geometric-ochre',
    1.4,
    '#efe6d6',
    '#5e6d66',
    '#64757d',
  ],
  [
    'kerst',
    'groen',
    'een dekbedovertrek met kerstbomen',
    'christmas-green',
    1.5,
    '#9c5443',
    '#41584b',
    '#b9aa94',
  ],
]

const madeUp = inOneLight(
  {
    scene: 'bed',
    family: 'dekbedovertrek',
    params: {
      camera: 'detail',
      width: 1000,
      height: 1000,
      headboard: 'cushions',
      art: ['art-branch', 'art-sun'],
      seed: 4,
    },
  },
  MADE_UP.map(([key, colour, words, pattern, repeat, second, accent, color]) => [
    `dekbedovertrek-${key}-${colour}-scene`,
    colour,
    `Bed opgemaakt met ${words}, met kussens in dezelfde stof en een sierkussen`,
    { pattern, repeat, second, accent, color },
  ]),
)

const near = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-detail`, width: 1000, height: 1000, samples: 6, ...params },
  family,
  colour,
  alt,
})

export const scenes = [
  ...madeUp,
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
