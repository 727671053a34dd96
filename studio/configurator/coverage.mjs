// What no bed shows of a layer, because a layer in front of it always covers it: such pixels are not stored.
import { readMaster, readStep } from './masters.mjs'
import { layersOfSlot, VIEWS } from './slots.mjs'

const SOLID = 0.999
/** Pixels that stay beneath the edge of what covers them. */
const OVERLAP = 3

/** The alpha of a layer in its whole view. */
function alphaInView(view, name) {
  const { width, height } = VIEWS[view]
  const master = readMaster(view, name)
  const alpha = readStep(view, name, 'alpha')
  const out = new Float32Array(width * height)
  for (let row = 0; row < master.height; row++) {
    const from = row * master.width
    out.set(alpha.subarray(from, from + master.width), (master.top + row) * width + master.left)
  }
  return out
}

/** Shrinks an area of ones from all sides, a pixel at a time. */
function shrink(area, width, by) {
  let now = area
  for (let round = 0; round < by; round++) {
    const next = new Uint8Array(now.length)
    for (let i = width; i < now.length - width; i++)
      next[i] = now[i] & now[i - 1] & now[i + 1] & now[i - width] & now[i + width]
    now = next
  }
  return now
}

/** Where layers, of one width if the view has several, are always covered, for each slot of a view: 1 or 0 per pixel. */
export function alwaysCovered(view, width) {
  const frame = VIEWS[view]
  const covered = {}
  let area = new Uint8Array(frame.width * frame.height)
  for (const slot of [...frame.slots].reverse()) {
    covered[slot.name] = shrink(area, frame.width, OVERLAP)
    if (slot.only || slot.name === 'room') continue
    const options = layersOfSlot(slot, 'geweven', width).map((name) => alphaInView(view, name))
    area = area.map((v, i) => (v || options.every((alpha) => alpha[i] >= SOLID) ? 1 : 0))
  }
  return covered
}
