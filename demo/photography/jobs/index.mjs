// Every picture of the demo shop: its scene and parameters, family, colour and Dutch alt text.
import fs from 'node:fs'
import { banners } from './banners.mjs'
import { beds } from './beds.mjs'
import { clothes } from './clothes.mjs'
import { covers } from './covers.mjs'
import { details } from './details.mjs'
import { linens } from './linens.mjs'
import { living } from './living.mjs'
import { madeUp } from './made-up.mjs'
import { waffle } from './waffle.mjs'
import { windowAndFloor } from './window-and-floor.mjs'

const single = JSON.parse(fs.readFileSync(new URL('single.json', import.meta.url), 'utf8'))

export const jobs = [
  ...single,
  ...covers,
  ...linens,
  ...clothes,
  ...beds,
  ...living,
  ...madeUp,
  ...details,
  ...windowAndFloor,
  ...waffle,
  ...banners,
]

/** The job of one picture. */
export function getJob(name) {
  const job = jobs.find(({ params }) => params.name === name)
  if (!job) throw new Error(`No job makes a picture ${name}.`)
  return job
}
