// One still life in many colours: the first picture is rendered and keeps its light, the others borrow it.

/** The size of a master. */
export const MASTER = { width: 1200, height: 1200 }

/**
 * rows: [name, colour, alt, params]; the first is the darkest, else the others get pale rims.
 * shared: scene, family, params that all have, samples of the first.
 */
export function inOneLight({ scene, family, params, samples = 6 }, rows) {
  const size = { width: 1000, height: 1000 }
  return rows.map(([name, colour, alt, own], i) => ({
    scene,
    params: {
      name,
      ...size,
      ...params,
      ...own,
      ...(i === 0 ? { samples, keep_light: true } : { light: rows[0][0] }),
    },
    family,
    colour,
    alt,
  }))
}
