// Masters: the linear float pictures that masters.py keeps in CACHE/configurator.
import fs from 'node:fs'
import path from 'node:path'

export const FOLDER = path.join(path.resolve(process.env.CACHE ?? '.photography/cache'), 'configurator')

const noteOf = (view, name) => JSON.parse(fs.readFileSync(path.join(FOLDER, view, `${name}.json`), 'utf8'))

export const isRendered = (view, name) => fs.existsSync(path.join(FOLDER, view, `${name}.json`))

/** One float picture of a master: `a0`, `a4`, `a8` or `plain` (three numbers a pixel), or `alpha` (one). */
export function readStep(view, name, step) {
  const bytes = fs.readFileSync(path.join(FOLDER, view, `${name}.${step}.f32`))
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
}

/** Where a master lies in its view: left, top, width, height; and its steps. */
export function readMaster(view, name) {
  return { view, name, ...noteOf(view, name) }
}
