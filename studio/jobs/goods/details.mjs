// The cloth and the make of the families from near by.
import { clothes } from './clothes.mjs'
import { colours } from '../colours.mjs'
import { covers } from './covers.mjs'
import { linens } from './linens.mjs'
import { MASTER } from '../series.mjs'

/** Each hero of a family from near by; rows that share a light go on sharing one. */
const closer = (jobs, family, words, view) =>
  jobs
    .filter((job) => job.family === family)
    .map((job) => {
      const { name, light, samples, ...params } = job.params
      return {
        ...job,
        params: {
          ...params,
          name: near(name),
          ...MASTER,
          ...view,
          ...(light ? { light: near(light) } : { samples: 4 }),
        },
        alt: words(job),
      }
    })
const near = (name) => name.replace(/-hero$/, '-detail')
const inColour = ({ colour }) => `in ${colours[colour][1]}`
/** "Opgevouwen X, met Y" gives "X". */
const shown = ({ alt }) => /^(?:Opgevouwen|Kussen met) (.*?)(?:, met| achter)/.exec(alt)[1]

const series = [
  ...closer(covers, 'dekbedovertrek', (job) => `Vouwen en stof van dichtbij: ${shown(job)}`, {
    zoom: 1.9,
    aim: [0.05, -0.1],
  }),
  ...closer(linens, 'hoeslaken', (job) => `Gevouwen randen van hoeslakens ${inColour(job)} van dichtbij`, {
    zoom: 2.2,
    aim: [0.08, -0.03],
  }),
  // Grey and green towels have the loops of the others, and loops weigh much.
  ...closer(
    linens.filter(({ params }) => !/^handdoek-(grijs|groen)-/.test(params.name)),
    'handdoek',
    (job) => `Lussen en geweven sierrand van badhanddoeken ${inColour(job)} van dichtbij`,
    { zoom: 1.8, aim: [0.06, 0.03] },
  ),
  ...closer(
    linens,
    'plaid',
    (job) => `Gebreide ribbels en franjes van een plaid ${inColour(job)} van dichtbij`,
    { zoom: 2.3, aim: [0.05, 0.02] },
  ),
  ...closer(linens, 'kussensloop', (job) => `Van dichtbij, met de naad rondom: ${shown(job)}`, {
    zoom: 2,
    aim: [0.05, 0.1],
  }),
  // Terry in pink and in sand is that of the other robes, and looks no different from near.
  ...closer(
    clothes.filter(({ params }) => !['badjas-roze-hero', 'badjas-zand-hero'].includes(params.name)),
    'badjas',
    (job) => `Sjaalkraag van badstof ${inColour(job)} van dichtbij`,
    { zoom: 2.4, aim: [0, 0.16] },
  ),
  ...closer(
    clothes,
    'pyjama',
    (job) => `${job.alt.split(' met kraag')[0]} van dichtbij: kraag, knopen en borstzak`,
    {
      zoom: 1.9,
      aim: [0.03, 0.13],
    },
  ),
  ...closer(clothes, 'jurk', (job) => `Hals en armsgat van dichtbij: ${job.alt.split(' aan een')[0]}`, {
    zoom: 2,
    aim: [-0.13, 0.17],
  }),
  ...closer(clothes, 'shirt', (job) => `Geribde ronde hals en schouders van een T-shirt ${inColour(job)}`, {
    zoom: 2,
    aim: [0, 0.2],
  }),
]

const single = (name, scene, family, colour, alt, params) => ({
  scene,
  params: { name: `${name}-detail`, ...MASTER, samples: 4, ...params },
  family,
  colour,
  alt,
})

export const details = [
  ...series,
  single('dekbed-wit', 'duvet', 'dekbed', 'wit', 'Gestikte vakken van een dik wit dekbed van dichtbij', {
    zoom: 2.1,
    aim: [0.02, -0.02],
  }),
  single(
    'matras-wit',
    'mattress',
    'matras',
    'wit',
    'Doorgestikte tijk, bies en handgreep van een wit matras van dichtbij',
    { zoom: 2.6, aim: [0.1, -0.03] },
  ),
]
