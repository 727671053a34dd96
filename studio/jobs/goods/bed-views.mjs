// Beds from more sides than the first picture shows: from beside, from the foot end, and the headboard from near. Beds with one kind
// of headboard share the light of one of them, the darkest or the one with plain linen. And the cloth of each, which is drawn.
import { beds } from './beds.mjs'
import { inOneLight } from '../series.mjs'
import { single } from './single.mjs'

/** The cameras of the scene: each with the end of a picture's name, and what its alt text says. */
const VIEWS = [
  ['side', 'zijkant-scene', 'van opzij, met poten, box, matras en topper onder elkaar'],
  ['headboard', 'hoofdbord-detail', 'van dichtbij: het hoofdbord met de kussens ervoor'],
  ['foot', 'voorkant-scene', 'recht van voren, tussen twee nachtkastjes'],
]

/** By kind of headboard: the first part of a bed's hero, and how an alt text calls the bed. The first lends its light. */
const ROWS = [
  [
    ['boxspring-zwart', 'Zwarte boxspring'],
    ['boxspring-groen', 'Donkergroene boxspring'],
    ['boxspring-grijs', 'Lichtgrijze boxspring'],
    ['boxspring-roze', 'Oudroze boxspring'],
    ['boxspring-oker', 'Okergele boxspring'],
    ['boxspring-naturel', 'Naturelkleurige boxspring'],
  ],
  [
    ['boxspring-terracotta', 'Terracotta boxspring'],
    ['boxspring-zand', 'Zandkleurige boxspring'],
    ['boxspring-salie', 'Saliegroene boxspring'],
    ['boxspring-nachtblauw', 'Nachtblauwe boxspring'],
  ],
  [['boxspring-geknoopt-antraciet', 'Antracietgrijze boxspring']],
  [['boxspring-kussens-haver', 'Haverkleurige boxspring']],
]

/** The printed covers of this row fold into each other at the lower edge of the headboard's picture, which therefore ends above it. */
const CLOSER = { row: ROWS[1], camera: 'headboard', params: { zoom: 1.35, aim: [0, 0.0975] } }

const heroes = new Map([...beds, ...single].map((job) => [job.params.name, job]))

/** Each bed's cloth, as the catalogue names it: the weave as drawn/swatch.mjs calls it, and the words for it. */
const CLOTHS = [
  ['boxspring-zwart', 'geweven', 'zwarte geweven stof'],
  ['boxspring-groen', 'velvet', 'donkergroen fluweel'],
  ['boxspring-grijs', 'geweven', 'lichtgrijze geweven stof'],
  ['boxspring-roze', 'geweven', 'oudroze geweven stof'],
  ['boxspring-oker', 'velvet', 'okergeel fluweel'],
  ['boxspring-naturel', 'boucle', 'naturelkleurige bouclé'],
  ['boxspring-terracotta', 'geweven', 'terracotta geweven stof'],
  ['boxspring-zand', 'boucle', 'zandkleurige bouclé'],
  ['boxspring-salie', 'geweven', 'saliegroene geweven stof'],
  ['boxspring-nachtblauw', 'velvet', 'nachtblauw fluweel'],
  ['boxspring-geknoopt-antraciet', 'geweven', 'antracietgrijze geweven stof'],
  ['boxspring-kussens-haver', 'boucle', 'haverkleurige bouclé'],
]
/** The scene's own color, of the bed that names none. */
const SCENE_COLOR = '#8c9384'

export const bedViews = [
  ...ROWS.flatMap((row) => VIEWS.flatMap((view) => seeRow(row, view))),
  ...CLOTHS.map(([key, weave, words], at) => {
    const { colour, params } = heroes.get(`${key}-hero`)
    return {
      scene: 'swatch',
      params: {
        ...{ name: `${key}-stof-detail`, width: 800, height: 600 },
        ...{ seed: at + 21, color: params.color ?? SCENE_COLOR, weave },
      },
      ...{ family: 'boxspring', colour, limit: 60e3 },
      alt: `De stof van dichtbij: ${words}`,
    }
  }),
]

function seeRow(row, [camera, end, words]) {
  const [{ params: first }] = row.map(([key]) => heroes.get(`${key}-hero`))
  const { seed = 1 } = first
  const closer = row === CLOSER.row && camera === CLOSER.camera ? CLOSER.params : {}
  return inOneLight(
    { scene: 'bed', family: 'boxspring', params: { width: 1200, height: 900 } },
    row.map(([key, called]) => {
      const { colour, params } = heroes.get(`${key}-hero`)
      return [`${key}-${end}`, colour, `${called} ${words}`, { ...lookOf(params), seed, camera, ...closer }]
    }),
  ).map((job) => ({ ...job, params: { ...job.params, keep_light: job.params.keep_light && row.length > 1 }, limit: 60e3 }))
}

/** What a bed and its room look like, without what belongs to one picture of it. */
function lookOf({ name: _, width: __, height: ___, samples: ____, keep_light: _____, light: ______, ...look }) {
  return { headboard: 'channel', ...look }
}
