// Turn renders into shop pictures: node publish.mjs [folder]
// Every job whose PNG is in OUT becomes folder/name.avif (folder is ../demo/pictures unless named); folder/index.json then
// lists each job that has a picture. One that only lends its light to others has none.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { isComposed, jobs } from './jobs/index.mjs'

const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const folder = process.argv[2] ?? path.join(import.meta.dirname, '../demo/pictures')
/**
 * Fine textures take many bytes and hide a coarser quality: what weighs more than LIMIT bytes is tried with the next. All
 * pictures together have to stay below 42.5 MB. A job may name a limit of its own.
 */
const QUALITIES = [66, 58, 50, 44, 38]
const LIMIT = 80e3
const KINDS = ['hero', 'detail', 'scene', 'banner']
const indexFile = path.join(folder, 'index.json')
const before = new Map(JSON.parse(fs.readFileSync(indexFile, 'utf8')).map((entry) => [entry.file, entry]))
const index = []

for (const { params, family, colour, alt, limit = LIMIT, onlyLends } of jobs) {
  if (onlyLends) continue
  const render = path.join(OUT, `${params.name}.png`)
  const picture = path.join(folder, `${params.name}.avif`)
  const isNew = isNewer(render, picture)
  if (isNew) fs.writeFileSync(picture, await encode(render, limit))
  if (!fs.existsSync(picture)) continue
  const kind = KINDS.find((k) => params.name.endsWith(`-${k}`))
  if (!kind || !family || !colour || !alt)
    throw new Error(`${params.name} lacks a kind, family, colour or alt`)
  const { width, height } = await sharp(picture).metadata()
  const bytes = fs.statSync(picture).size
  const file = `${params.name}.avif`
  const kept = isNew ? undefined : before.get(file)?.placeholder
  const placeholder = kept ?? (await placeholderOf(picture))
  const spots = params.dots && (isNew ? readSpots(params.name) : before.get(file)?.spots)
  index.push({ file, alt, family, color: colour, kind, width, height, bytes, placeholder, ...(spots && { spots }) })
}
// Pictures of composed beds come from the shop's own layers, and have no job.
const listed = new Set(index.map(({ file }) => file))
for (const [file, entry] of before)
  if (!listed.has(file) && isComposed(file)) index.push(entry)
// One picture a line: a change of one is read at once, and the file is a seventh smaller.
fs.writeFileSync(indexFile, `[\n${index.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`)
const total = index.reduce((sum, { bytes }) => sum + bytes, 0)
process.stdout.write(`${index.length} pictures, ${(total / 1e6).toFixed(2)} MB\n`)

/** Where the pieces of a room are seen on its picture; undefined for a picture without pieces. */
function readSpots(name) {
  const measured = path.join(OUT, `${name}.json`)
  return fs.existsSync(measured) ? JSON.parse(fs.readFileSync(measured, 'utf8')) : undefined
}

async function encode(render, limit) {
  let encoded
  for (const quality of QUALITIES) {
    encoded = await sharp(render).avif({ quality, effort: 3 }).toBuffer()
    if (encoded.length <= limit) break
  }
  return encoded
}

function isNewer(a, b) {
  if (!fs.existsSync(a)) return false
  return !fs.existsSync(b) || fs.statSync(a).mtimeMs > fs.statSync(b).mtimeMs
}

/** The tiny stand-in of a picture, made as the shop makes it (apps/api/src/features/media/measure-picture.ts). */
async function placeholderOf(picture) {
  const tiny = sharp(picture).resize({ width: 16 }).flatten({ background: '#f8f4ed' })
  for (const quality of [40, 20, 1]) {
    const bytes = await tiny.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= 400) return uri
  }
  return ''
}
