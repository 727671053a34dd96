// Write the 3D model of the configurator's beds to ../demo/configurator/model, from what model.py left in CACHE:
//   node configurator/publish-model.mjs [folder]
// Every part is reduced to the triangles that its shape needs; a bed of any choices finds all its parts in one file.
import fs from 'node:fs'
import path from 'node:path'
import { MATERIALS, SLOTS } from './model-parts.mjs'
import { encodeModel } from './model-file.mjs'
import { readParts } from './model-masters.mjs'
import { CHOICES } from './slots.mjs'

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../../demo/configurator/model')
/** Beds of one file can be chosen for each other without loading anything anew. */
const FILES = { 'tweepersoons.glb': ['140', '160', '180'], 'eenpersoons.glb': ['90'] }

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
const files = {}
for (const [file, widths] of Object.entries(FILES)) {
  const parts = (await Promise.all(widths.map(readParts))).flat()
  const bytes = encodeModel(parts, MATERIALS)
  fs.writeFileSync(path.join(folder, file), bytes)
  files[file] = { bytes: bytes.length, nodes: [...new Set(parts.map(({ node }) => node))] }
  const corners = parts.reduce((sum, { places }) => sum + places.length / 3, 0)
  process.stdout.write(`${file}: ${(bytes.length / 1e3).toFixed(0)} kB, ${corners} corners\n`)
}
const standard = Object.fromEntries(Object.entries(CHOICES).map(([choice, [first]]) => [choice, first]))
const list = { format: 1, standard: { ...standard, length: '200' }, slots: SLOTS, files }
fs.writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(list, null, 2)}\n`)
