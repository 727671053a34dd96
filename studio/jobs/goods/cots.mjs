// Duvet covers of 100 x 135 cm, each on a cot. Three rooms, whose walls, rugs and toys differ from cover to cover, so that a listing of
// thirteen is not one picture thirteen times. Pale covers borrow the light of a plain one that the shop does not show; the two dark
// ones are rendered whole.
import { designs, shopColour } from './covers.mjs'
import { inOneLight } from '../series.mjs'

const SIZE = { width: 1600, height: 1200 }
const LIMIT = 30e3
const WOODLAND = '#8f6f52'

const rooms = {
  corner: {
    params: { camera: 'corner', finish: 'oak' },
    alt: (words) => `Eiken ledikant opgemaakt met een ${words}, naast een nachtkastje met een lampje en een knuffelbeer`,
  },
  wall: {
    params: { camera: 'wall', finish: 'oak', slats: 'white' },
    alt: (words) => `Wit ledikant met eiken poten, opgemaakt met een ${words}, bij een wand met panelen en houten speelgoed`,
  },
  window: {
    params: { camera: 'window', finish: 'walnut' },
    alt: (words) => `Notenhouten ledikant opgemaakt met een ${words}, bij een gordijn en onder een plank met een lampje`,
  },
}

// By room: [key, colour, what the room is like]
const PALE = {
  corner: [
    ['dino', 'salie', { wall: '#cbd1c0', rug: '#e6dfd0' }],
    [
      'bosdieren',
      'zand',
      {
        wall: '#d9c8ac',
        rug: '#c9bda6',
        bear: WOODLAND,
        flags: ['#9a6450', '#efe9df', '#8a9284', '#e2c98f', '#b98c4d'],
        art: ['art-branch', 'art-sun'],
      },
    ],
    [
      'zeilboot',
      'blauw',
      {
        wall: '#bfccd5',
        rug: '#e8e2d6',
        flags: ['#b5543f', '#efe9df', '#5f7a96', '#e2c98f', '#8fa0b0'],
        toys: ['#b5543f', '#5f7a96', '#e2c98f', '#8fa0b0'],
        art: ['art-sun', 'art-hills'],
      },
    ],
    [
      'regenboog',
      'roze',
      {
        wall: '#e3cac0',
        rug: '#efe6dc',
        bear: '#d8c6ad',
        flags: ['#b9756a', '#e2c98f', '#8fa0b0', '#efe9df', '#8a9284'],
        toys: ['#b9756a', '#8fa0b0', '#e2c98f', '#8a9284'],
        art: ['art-shapes', 'art-sun'],
      },
    ],
  ],
  wall: [
    [
      'streep',
      'blauw',
      { wall: '#e4e0d6', panels: '#aebdc9', rug: '#e6dfd2', pouf: '#d9c9a8', art: ['art-shapes', 'art-lines'] },
    ],
    [
      'ruit',
      'blauw',
      { wall: '#ded8cc', panels: '#cdbfa9', rug: '#b9c3cc', pouf: '#7d90a3', art: ['art-moon', 'art-hills'] },
    ],
    [
      'stippen',
      'terracotta',
      { wall: '#ebdfd2', panels: '#d3ab97', rug: '#e9dfd2', pouf: '#c39a86', art: ['art-sun', 'art-shapes'] },
    ],
    [
      'wolken',
      'lichtblauw',
      { wall: '#e6e8e4', panels: '#b5c4c3', rug: '#e9e3d8', pouf: '#d9bf9a', art: ['art-moon', 'art-sun'] },
    ],
  ],
  window: [
    ['botanisch', 'salie', { wall: '#e6dfd1', drape: '#aab29f', rug: '#e4dbca' }],
    ['streep', 'salie', { wall: '#c3c9b9', drape: '#efe6d6', rug: '#e6e0d3', bear: '#d8c6ad' }],
    ['bogen', 'oker', { wall: '#e8d4b4', drape: '#efe6d8', rug: '#ece4d6', bear: WOODLAND }],
  ],
}

const DARK = [
  [
    'corner',
    'raket',
    {
      wall: '#d9d2c4',
      rug: '#94a1ae',
      flags: ['#b5543f', '#efe9df', '#5f7a96', '#e2c98f', '#8fa0b0'],
      toys: ['#b5543f', '#5f7a96', '#e2c98f', '#8fa0b0'],
      art: ['art-moon', 'art-sun'],
    },
  ],
  ['window', 'sterren', { wall: '#bcc5cd', drape: '#76859a', rug: '#ddd5c6', bear: '#d8c6ad' }],
]

/** Its words, and its print as large as on the folded pillow case, which is about as large as that of a cot. */
function find(key, colour) {
  const design = designs.find((d) => d.key === key && d.colour === colour)
  if (!design) throw new Error(`There is no cover ${key} in ${colour}.`)
  const { pattern, repeat } = design.params
  return { words: design.words, print: { pattern, repeat } }
}

const row = (room, key, colour, own) => {
  const { words, print } = find(key, colour)
  const name = `dekbedovertrek-${key}-${colour}-ledikant-scene`
  return [name, shopColour(colour), rooms[room].alt(words), { ...print, ...own }]
}

const inRoom = ([room, covers]) => {
  const { params, alt } = rooms[room]
  const shared = { scene: 'nursery', family: 'dekbedovertrek', params: { ...SIZE, ...params } }
  const lender = [`ledikant-${room}-wit-scene`, 'wit', alt('wit dekbedovertrek'), {}]
  const [plain, ...others] = inOneLight(shared, [
    lender,
    ...covers.map(([key, colour, own]) => row(room, key, colour, own)),
  ])
  return [{ ...plain, onlyLends: true }, ...others]
}

const whole = (name, colour, alt, params, family) => ({
  scene: 'nursery',
  params: { name, ...SIZE, ...params },
  family,
  colour,
  alt,
})

const duvet = whole(
  'dekbed-kinder-wit-scene',
  'wit',
  'Doorgestikt kinderdekbed op een notenhouten ledikant, bij een gordijn en onder een plank met een knuffelbeer',
  { ...rooms.window.params, quilted: true, cover: '#f1ede4', wall: '#cdd3cb', drape: '#d9c3ae', rug: '#e4dbca' },
  'dekbed',
)

const woollen = whole(
  'dekbed-kinderwol-naturel-scene',
  'naturel',
  'Naturelkleurig wollen kinderdekbed met doorgestikte vakjes op een wit ledikant, bij een wand met panelen en speelgoed',
  {
    ...rooms.wall.params,
    width: 1200,
    height: 900,
    quilted: true,
    cover: '#e2d5bd',
    sheet: '#f4f0e6',
    wall: '#c9d3d2',
    panels: '#dfe4e0',
    rug: '#efe8da',
    bear: WOODLAND,
    flags: ['#8a9284', '#efe9df', '#c9a58c', '#8fa0b0', '#e2c98f'],
  },
  'dekbed',
)

export const cots = [
  ...Object.entries(PALE).flatMap(inRoom),
  ...DARK.map(([room, key, own]) => {
    const [name, colour, alt, params] = row(room, key, 'nachtblauw', own)
    return whole(name, colour, alt, { ...rooms[room].params, ...params }, 'dekbedovertrek')
  }),
  duvet,
  woollen,
].map((job) => ({ ...job, limit: LIMIT }))
