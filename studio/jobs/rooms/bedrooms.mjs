// Fitted sheets, pillow cases, duvets and toppers on a bed.
import { linens } from '../goods/linens.mjs'
import { inOneLight, MASTER } from '../series.mjs'

const BED = {
  headboard: 'cushions',
  color: '#b9aa94',
  pattern: '',
  art: ['art-branch', 'art-sun'],
  seed: 4,
}

/** Each hero of a family on the bed, in one light: own gives what each has of its own. */
const onTheBed = (family, alt, params, own) =>
  inOneLight(
    { scene: 'bed', family, params: { ...BED, ...params } },
    linens
      .filter((job) => job.family === family)
      .map((job) => [job.params.name.replace(/-hero$/, '-scene'), job.colour, alt(job), own(job.params)]),
  )
const words = ({ alt }, pattern) => pattern.exec(alt)[1]

const sheets = onTheBed(
  'hoeslaken',
  (job) => `Hoeslaken in ${words(job, /in (.*?) naast/)} strak om een matras, met kussens in dezelfde kleur`,
  { camera: 'detail', duvet: '', linen: '#f4f0e6', accent: '#c9a58c' },
  ({ colors: [color] }) => ({ sheet: color, second: color }),
)

const cases = onTheBed(
  'kussensloop',
  (job) => `Kussen met ${words(job, /met (.*?) achter/)} op een bed met wit beddengoed`,
  { camera: 'detail', duvet: '#f3efe7', accent: '#d9cdb9', zoom: 1.45, aim: [0.02, 0.05] },
  ({ color, pattern = '', repeat = 2 }) => ({ second: color, case: pattern, case_repeat: repeat }),
)

const onBed = (name, family, alt, params) => ({
  scene: 'bed',
  params: { name: `${name}-scene`, ...MASTER, ...BED, samples: 6, ...params },
  family,
  colour: 'wit',
  alt,
})

export const bedrooms = [
  ...sheets,
  ...cases,
  onBed(
    'dekbed-wit',
    'dekbed',
    'Dik wit dekbed, opgevouwen op het voeteneind van een bed met een hoeslaken',
    {
      headboard: 'panels',
      duvet: '',
      sheet: '#efe9df',
      folded: '#f5f2ec',
      second: '#d9cdb9',
      zoom: 1.5,
      aim: [0, -0.08],
    },
  ),
  ...[
    ['wit', 'zand', 'panels', '#b9aa94'],
    ['katoen', 'saliegroen', 'channel', '#8a9284'],
    ['luchtig', 'nachtblauw', 'cushions', '#3d4a61'],
  ].map(([key, colour, headboard, color]) =>
    onBed(
      `matrasbeschermer-${key}`,
      'matrasbeschermer',
      `Doorgestikte witte matrasbeschermer strak om de matrassen van een boxspring in ${colour}, zonder beddengoed`,
      {
        headboard,
        color,
        duvet: '',
        topper: 'none',
        protector: '#f5f2ec',
        second: '#d9cdb9',
        accent: '#8a9284',
        zoom: 1.6,
        aim: [0.05, -0.12],
      },
    ),
  ),
  onBed('topper-wit', 'topper', 'Witte topper op de matrassen van een grijze boxspring, zonder beddengoed', {
    headboard: 'panels',
    color: '#9b9b98',
    duvet: '',
    second: '#f3efe7',
    zoom: 1.6,
    aim: [0.05, -0.12],
  }),
  onBed('matras-wit', 'matras', 'Twee witte matrassen op een saliegroene boxspring, zonder beddengoed', {
    headboard: 'channel',
    color: '#8a9284',
    duvet: '',
    topper: 'none',
    second: '#f3efe7',
    zoom: 1.6,
    aim: [0.05, -0.12],
  }),
  onBed(
    'hoofdkussen-wit',
    'hoofdkussen',
    'Volle hoofdkussens met witte slopen op zandkleurig beddengoed, tegen een hoofdbord in salie',
    {
      camera: 'detail',
      color: '#8a9284',
      duvet: '#c0ae95',
      second: '#f6f4ef',
      accent: '#8a9284',
      zoom: 1.45,
      aim: [0.02, 0.05],
    },
  ),
]
