// Every picture of the demo shop: its scene and parameters, family, colour and Dutch alt text.
import { armchairs } from './goods/armchairs.mjs'
import { banners } from './rooms/banners.mjs'
import { bathrooms } from './rooms/bathroom.mjs'
import { bedrooms } from './rooms/bedrooms.mjs'
import { beds } from './goods/beds.mjs'
import { bedViews } from './goods/bed-views.mjs'
import { clothes } from './goods/clothes.mjs'
import { cots } from './goods/cots.mjs'
import { covers } from './goods/covers.mjs'
import { smallThings } from './goods/cushions.mjs'
import { details } from './goods/details.mjs'
import { duvets } from './goods/duvets.mjs'
import { duvetsAtHome } from './rooms/duvets-at-home.mjs'
import { linens } from './goods/linens.mjs'
import { linenAtHome } from './rooms/linen-at-home.mjs'
import { living } from './goods/living.mjs'
import { looks } from './rooms/looks.mjs'
import { madeUp } from './goods/made-up.mjs'
import { mattresses } from './rooms/mattresses.mjs'
import { pillows, toppers } from './rooms/toppers-and-pillows.mjs'
import { inRooms } from './rooms/rooms.mjs'
import { MASTER } from './series.mjs'
import { furnitureSizes } from './goods/furniture-sizes.mjs'
import { samples } from './goods/samples.mjs'
import { sets } from './goods/sets.mjs'
import { single } from './goods/single.mjs'
import { sizes } from './goods/sizes.mjs'
import { throwsAtHome } from './rooms/throws-at-home.mjs'
import { towelsAtHome } from './rooms/towels-at-home.mjs'
import { stories } from './rooms/stories.mjs'
import { tallBanners } from './rooms/tall-banners.mjs'
import { views } from './goods/views.mjs'
import { waffle } from './goods/waffle.mjs'
import { wardrobes } from './rooms/wardrobe.mjs'
import { windowAndFloor } from './goods/window-and-floor.mjs'

const all = [
  ...single,
  ...covers,
  ...duvets,
  ...linens,
  ...clothes,
  ...beds,
  ...bedViews,
  ...living,
  ...madeUp,
  ...cots,
  ...details,
  ...sizes,
  ...furnitureSizes,
  ...sets,
  ...windowAndFloor,
  ...armchairs,
  ...waffle,
  ...samples,
  ...mattresses,
  ...toppers,
  ...pillows,
  ...duvetsAtHome,
  ...linenAtHome,
  ...throwsAtHome,
  ...bedrooms,
  ...inRooms,
  ...stories,
  ...views,
  ...bathrooms,
  ...towelsAtHome,
  ...wardrobes,
  ...smallThings,
  ...banners,
  ...tallBanners,
  ...looks,
]

/** The size and the samples of a picture that names none. */
export const jobs = all.map((job) => ({ ...job, params: { ...MASTER, samples: 4, ...job.params } }))

/** The job of one picture. */
export function getJob(name) {
  const job = jobs.find(({ params }) => params.name === name)
  if (!job) throw new Error(`No job makes a picture ${name}.`)
  return job
}

/** Whether a picture file shows a bed that the shop composed from its own layers: no job makes it. */
export function isComposed(file) {
  return /^boxspring(set)?-(hotel|haven|solo)-/.test(file)
}
