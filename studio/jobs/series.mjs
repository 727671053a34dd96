// One still life in many colours: the first picture is rendered and keeps its light, the others borrow it.

/** The size of a picture unless it asks for another; also the longest side of those that have another shape. */
export const MASTER = { width: 1600, height: 1600 }

/**
 * The size of a picture of one choice. A product has many of them and shows one at a time, and every byte of a picture is
 * in the history for ever: they are smaller, and weigh a third.
 */
export const CHOICE = { width: 1200, height: 1200 }
/** What a picture of a choice weighs at most, in bytes. */
const CHOICE_LIMIT = 20e3
export const lightly = (jobs) => jobs.map((job) => ({ ...job, limit: CHOICE_LIMIT }))

/**
 * rows: [name, colour, alt, params]; the first is the darkest, else the others get pale rims.
 * shared: scene, family, params that all have, samples of the first.
 */
export function inOneLight({ scene, family, params, samples = 4 }, rows) {
  return rows.map(([name, colour, alt, own], i) => ({
    scene,
    params: {
      name,
      ...MASTER,
      ...params,
      ...own,
      ...(i === 0 ? { samples, keep_light: true } : { light: rows[0][0] }),
    },
    family,
    colour,
    alt,
  }))
}
