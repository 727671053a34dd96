// Every picture of the demo shop: its scene and parameters, family, colour and Dutch alt text.
import { armchairs } from './armchairs.mjs'
import { banners } from './banners.mjs'
import { bathrooms } from './bathroom.mjs'
import { bedrooms } from './bedrooms.mjs'
import { beds } from './beds.mjs'
import { clothes } from './clothes.mjs'
import { covers } from './covers.mjs'
import { smallThings } from './cushions.mjs'
import { details } from './details.mjs'
import { duvets } from './duvets.mjs'
import { linens } from './linens.mjs'
import { living } from './living.mjs'
import { madeUp } from './made-up.mjs'
import { inRooms } from './rooms.mjs'
import { MASTER } from './series.mjs'
import { single } from './single.mjs'
import { stories } from './stories.mjs'
import { tallBanners } from './tall-banners.mjs'
import { views } from './views.mjs'
import { waffle } from './waffle.mjs'
import { wardrobes } from './wardrobe.mjs'
import { windowAndFloor } from './window-and-floor.mjs'

const all = [
  ...single,
  ...covers,
  ...duvets,
  ...linens,
  ...clothes,
  ...beds,
  ...living,
  ...madeUp,
  ...details,
  ...windowAndFloor,
  ...armchairs,
  ...waffle,
  ...bedrooms,
  ...inRooms,
  ...stories,
  ...views,
  ...bathrooms,
  ...wardrobes,
  ...smallThings,
  ...banners,
  ...tallBanners,
]

/** The size and the samples of a picture that names none. */
export const jobs = all.map((job) => ({ ...job, params: { ...MASTER, samples: 4, ...job.params } }))

/** The job of one picture. */
export function getJob(name) {
  const job = jobs.find(({ params }) => params.name === name)
  if (!job) throw new Error(`No job makes a picture ${name}.`)
  return job
}
