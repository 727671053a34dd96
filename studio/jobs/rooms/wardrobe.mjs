// Clothing in a room: dresses and t-shirts on a rail, pyjama tops on a peg.
import { clothes } from '../goods/clothes.mjs'
import { inOneLight } from '../series.mjs'

const BESIDE = {
  dress: ['#e9e1d3', '#b98c72'],
  shirt: ['#e9e1d3', '#8f9389', '#b98c72'],
}

/** Each hero of a family in a room, in one light. */
const inRoom = (family, model, alt, params = {}) =>
  inOneLight(
    {
      scene: 'wardrobe',
      family,
      samples: 6,
      params: { model, seed: 3, ...(BESIDE[model] && { others: BESIDE[model] }), ...params },
    },
    clothes
      .filter((job) => job.family === family)
      .map((job) => {
        const { color, pattern, repeat } = job.params
        const own = { ...(color && { color }), ...(pattern && { pattern }), ...(repeat && { repeat }) }
        return [job.params.name.replace(/-hero$/, '-scene'), job.colour, alt(job.alt), own]
      }),
  )

export const wardrobes = [
  ...inRoom(
    'jurk',
    'dress',
    (words) =>
      `${words.split(' aan een')[0]} aan een houten kledingrek met een krukje en een plant, in een lichte kamer`,
  ),
  ...inRoom(
    'shirt',
    'shirt',
    (words) =>
      `${words.split(' met ronde')[0]} aan een houten kledingrek met meer shirts, in een lichte kamer`,
  ),
  ...inRoom(
    'pyjama',
    'pyjama',
    (words) => `${words.split(' met kraag')[0]} aan een houten kapstok naast een nachtkastje met een lamp`,
  ),
]
