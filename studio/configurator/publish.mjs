// Write the layers of the configurator to ../demo/configurator/layers, from the masters in CACHE:
//   node configurator/publish.mjs [folder]
// A width of a view that CACHE does not have whole stays as it was published before; single layers that CACHE has are published
// again, in the outline that they had: what lies over a layer is only known of a whole width.
// Other layers than cloth (cloth.mjs) are stored in display colours.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { codeCloth } from './cloth.mjs'
import { alwaysCovered } from './coverage.mjs'
import { isRendered, readMaster, readStep } from './masters.mjs'
import { CHOICES, layersOfSlot, VIEWS, WEAVES, widthsOfView } from './slots.mjs'
import { develop, FILE, readViewTransform } from './view-transform.mjs'

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../../demo/configurator/layers')
/** Cloth is stretched by the view transform, and its errors with it. */
const QUALITY = { dyed: 94, plain: 92 }

const transform = await readViewTransform()
const indexFile = path.join(folder, 'index.json')
const before = fs.existsSync(indexFile) ? JSON.parse(fs.readFileSync(indexFile, 'utf8')).pictures : {}
const pictures = {}
const views = {}

for (const [view, frame] of Object.entries(VIEWS)) {
  const places = widthsOfView(view).map((width) => ({ width, names: namesOf(frame, width), needed: namesOf(frame, width, ['geweven']) }))
  const missing = places.filter((place) => !isMade(view, place) && place.needed.some((name) => !before[`${view}/${name}`]))
  if (missing.length) {
    process.stdout.write(`view ${view} is left out: it lacks layers of ${missing.map(({ width }) => width ?? 'it').join(', ')}\n`)
    continue
  }
  views[view] = frame
  fs.mkdirSync(path.join(folder, view), { recursive: true })
  for (const place of places) {
    if (isMade(view, place)) await publishLayers(view, frame, place.width)
    else await renewLayers(view, frame, place.width)
  }
}
removeUnlisted()
fs.copyFileSync(FILE, path.join(folder, 'view-transform.png'))
const { size, low, high } = transform
const standard = Object.fromEntries(Object.entries(CHOICES).map(([choice, [first]]) => [choice, first]))
const viewTransform = { file: 'view-transform.png', size, low, high }
const lines = Object.entries(pictures).map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
const head = JSON.stringify({ format: 2, viewTransform, weaves: WEAVES, standard, views }, null, 2).slice(0, -2)
fs.writeFileSync(indexFile, `${head},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
const total = Object.values(pictures).reduce((sum, { bytes }) => sum + bytes, 0)
process.stdout.write(`${lines.length} layers, ${(total / 1e6).toFixed(2)} MB\n`)

/** The names of all layers of a view and a width, in the weaves that are given. */
function namesOf(frame, width, weaves = Object.keys(WEAVES)) {
  return [...new Set(frame.slots.flatMap((slot) => weaves.flatMap((weave) => layersOfSlot(slot, weave, width))))]
}

/** Whether CACHE has all layers without which a width of a view cannot be shown. */
function isMade(view, { needed }) {
  return needed.every((name) => isRendered(view, name))
}

async function publishLayers(view, frame, width) {
  const covered = alwaysCovered(view, width)
  for (const slot of frame.slots)
    for (const name of namesOf({ slots: [slot] }, width))
      if (isRendered(view, name)) await publishLayer(view, frame, slot, name, covered[slot.name])
}

/** Layers of a width that CACHE lacks stay as they were published. */
async function renewLayers(view, frame, width) {
  for (const slot of frame.slots)
    for (const name of namesOf({ slots: [slot] }, width)) {
      const entry = before[`${view}/${name}`]
      if (!entry) continue
      if (isRendered(view, name)) await publishLayer(view, frame, slot, name, await hiddenInPublished(view, frame, name, entry))
      else pictures[`${view}/${name}`] = entry
    }
}

async function publishLayer(view, frame, slot, name, covered) {
  const made = await encodeLayer(readMaster(view, name), slot, covered, frame)
  fs.writeFileSync(path.join(folder, view, `${name}.webp`), made.bytes)
  pictures[`${view}/${name}`] = {
    ...made.place,
    bytes: made.bytes.length,
    ...(made.tones && { tones: made.tones }),
  }
}

/** Where a published layer shows nothing: 1 or 0 per pixel of its view. In a layer of cloth the tones lie below its picture. */
async function hiddenInPublished(view, frame, name, { left, top, width, height }) {
  const hidden = new Uint8Array(frame.width * frame.height).fill(1)
  const file = path.join(folder, view, `${name}.webp`)
  const alpha = await sharp(file).extract({ left: 0, top: 0, width, height }).ensureAlpha().extractChannel(3).raw().toBuffer()
  alpha.forEach((v, i) => {
    if (v > 0) hidden[(top + Math.floor(i / width)) * frame.width + left + (i % width)] = 0
  })
  return hidden
}

function removeUnlisted() {
  for (const name of Object.keys(before))
    if (!pictures[name]) fs.rmSync(path.join(folder, `${name}.webp`), { force: true })
}

/** A layer as WebP, cropped to what some bed shows of it, and where it then lies. */
async function encodeLayer(master, slot, covered, frame) {
  const whole = !master.steps.includes('alpha')
  const alpha = whole ? undefined : visibleAlpha(master, covered, frame)
  const box = alpha ? boxOf(alpha, master) : { left: 0, top: 0, width: master.width, height: master.height }
  const place = { left: master.left + box.left, top: master.top + box.top, width: box.width, height: box.height }
  const cut = (pixels, channels) => crop(pixels, channels, master.width, box)
  if (!slot.dyed) {
    const rgb = develop(transform, cut(readStep(master.view, master.name, 'plain'), 3))
    const raw = { width: box.width, height: box.height, channels: alpha ? 4 : 3 }
    const pixels = alpha ? withAlpha(rgb, cut(alpha, 1)) : rgb
    return { place, bytes: await webp(pixels, raw, QUALITY.plain) }
  }
  const steps = Object.fromEntries(
    ['a0', 'a4', 'a8'].map((step) => [step, cut(readStep(master.view, master.name, step), 3)]),
  )
  const { pixels, raw, tones } = codeCloth(steps, cut(alpha, 1), box)
  return { place, tones, bytes: await webp(pixels, raw, QUALITY.dyed) }
}

function visibleAlpha(master, covered, frame) {
  return readStep(master.view, master.name, 'alpha').map((v, i) => {
    const x = master.left + (i % master.width)
    const y = master.top + Math.floor(i / master.width)
    return covered[y * frame.width + x] ? 0 : v
  })
}

function boxOf(alpha, { width, height }) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  alpha.forEach((v, i) => {
    if (v < 1 / 510) return
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

function crop(pixels, channels, stride, box) {
  const out = new Float32Array(box.width * box.height * channels)
  for (let row = 0; row < box.height; row++) {
    const from = ((box.top + row) * stride + box.left) * channels
    out.set(pixels.subarray(from, from + box.width * channels), row * box.width * channels)
  }
  return out
}

function withAlpha(rgb, alpha) {
  const out = Buffer.alloc(alpha.length * 4)
  alpha.forEach((v, i) => {
    rgb.copy(out, i * 4, i * 3, i * 3 + 3)
    out[i * 4 + 3] = Math.round(v * 255)
  })
  return out
}

function webp(pixels, raw, quality) {
  return sharp(pixels, { raw }).webp({ quality, alphaQuality: 100, effort: 6, smartSubsample: true }).toBuffer()
}
