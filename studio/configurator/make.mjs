// Make the layers of the configurator: node configurator/make.mjs [view, width or weave ...]
// Renders what CACHE does not have yet, of everything or of the views, widths and weaves named, and then publishes.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isRendered } from './masters.mjs'
import { CHOICES, layersOfSlot, VIEWS, WEAVES, widthsOfView } from './slots.mjs'

const words = process.argv.slice(2)
const known = [...Object.keys(VIEWS), ...CHOICES.width, ...Object.keys(WEAVES)]
const unknown = words.filter((word) => !known.includes(word))
if (unknown.length) throw new Error(`unknown: ${unknown.join(', ')}; known are ${known.join(', ')}`)

/** The words that are among the names; all names when none is. */
function chosen(names) {
  const named = names.filter((name) => words.includes(name))
  return named.length ? named : names
}

for (const weave of chosen(Object.keys(WEAVES))) {
  for (const view of chosen(Object.keys(VIEWS))) {
    for (const width of chosen(widthsOfView(view))) {
      const layers = VIEWS[view].slots.flatMap((slot) => layersOfSlot(slot, weave, width))
      const missing = layers.filter((layer) => !isRendered(view, layer))
      if (!missing.length) continue
      process.stdout.write(`${view} ${width ?? ''} ${weave}: ${missing.length} layers\n`)
      const PARAMS = JSON.stringify({ mode: 'layers', view, cm: width, weave })
      const scene = path.join(import.meta.dirname, 'configurator.py')
      const { status } = spawnSync('blender', ['-b', '-P', scene], {
        env: { ...process.env, PARAMS },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      if (status !== 0 || missing.some((layer) => !isRendered(view, layer)))
        throw new Error(`Blender did not make all layers of ${PARAMS}`)
    }
  }
}
await import('./publish.mjs')
