import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../jobs/index.mjs'

const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'patterns-'))
const folder = path.join(cache, 'patterns')
beforeAll(() => {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'patterns.mjs')], {
    env: { ...process.env, CACHE: cache, PATTERN_SCALE: '0.25' },
  })
})
afterAll(() => fs.rmSync(cache, { recursive: true }))

test('every fabric tile that a job names is drawn', () => {
  const drawn = fs.readdirSync(folder).map((file) => path.parse(file).name)
  const named = jobs.flatMap(({ params }) => [
    params.pattern ?? '',
    params.case ?? '',
    ...(params.art ? [params.art].flat() : []),
    ...(params.things ?? []).map(({ image }) => image ?? ''),
  ])
  expect(named.filter((name) => name && !drawn.includes(name))).toEqual([])
})

test('at least thirty fabric tiles repeat without a seam', async () => {
  // rugs and framed prints are drawn whole: they are higher than wide
  const tiles = []
  for (const file of fs.readdirSync(folder)) {
    const { data, info } = await sharp(path.join(folder, file))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.width === info.height) tiles.push({ file, data, side: info.width })
  }
  expect(tiles.length).toBeGreaterThanOrEqual(30)
  for (const tile of tiles) expect(worstSeam(tile), tile.file).toBeLessThanOrEqual(1.15)
})

/** How much more the first line differs from the last than any two neighbours inside do; across and down, the worst. */
function worstSeam({ data, side }) {
  const at = [(line, k) => data[k * side + line], (line, k) => data[line * side + k]]
  return Math.max(
    ...at.map((pixel) => {
      const step = (a, b) => {
        let sum = 0
        for (let k = 0; k < side; k++) sum += Math.abs(pixel(a, k) - pixel(b, k))
        return sum
      }
      let inside = 1
      for (let line = 1; line < side; line++) inside = Math.max(inside, step(line - 1, line))
      return step(side - 1, 0) / inside
    }),
  )
}
