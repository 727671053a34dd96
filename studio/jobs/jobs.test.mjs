import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from './index.mjs'

const pictures = path.join(import.meta.dirname, '../../demo/pictures')
const index = JSON.parse(fs.readFileSync(path.join(pictures, 'index.json'), 'utf8'))
const VIEW = ['width', 'height', 'zoom', 'aim', 'camera']
const SHAPE = [
  'seed',
  'model',
  'piece',
  'kind',
  'motif',
  'hour',
  'view',
  'lamp',
  'legs',
  'glow',
  'headboard',
  'topper',
  'weave',
  'cloth',
  'hairs',
  'fringe',
]
/** What stands where in a furnished room. */
const standing = ({ params }) => (params.things ?? []).map(({ what, at }) => [what, ...at])
const nameOf = ({ file }) => path.parse(file).name

describe('the pictures of the demo shop', () => {
  test('each is made by exactly one job, under a name that ends in its kind', () => {
    const names = jobs.map(({ params }) => params.name)
    expect(new Set(names).size).toBe(names.length)
    expect(index.map(nameOf).filter((name) => !names.includes(name))).toEqual([])
    for (const picture of index) expect(nameOf(picture)).toMatch(new RegExp(`-${picture.kind}$`))
  })

  test('each stands in the folder once, with its true size and bytes', async () => {
    const files = fs.readdirSync(pictures).filter((file) => file !== 'index.json')
    expect(files.sort()).toEqual(index.map(({ file }) => file).sort())
    for (const { file, width, height, bytes } of index) {
      const metadata = await sharp(path.join(pictures, file)).metadata()
      expect({ file, width: metadata.width, height: metadata.height }).toEqual({ file, width, height })
      expect(fs.statSync(path.join(pictures, file)).size, file).toBe(bytes)
    }
  })

  test('each has a text of its own that tells what it shows, as its job has it', () => {
    const texts = new Map(jobs.map(({ params, alt }) => [params.name, alt]))
    for (const picture of index) {
      expect(picture.alt).toBe(texts.get(nameOf(picture)))
      expect(picture.alt.length, picture.alt).toBeGreaterThan(20)
      expect(picture.alt, picture.alt).not.toMatch(/^(foto|afbeelding|plaatje)|\.$/i)
    }
    expect(new Set(index.map(({ alt }) => alt)).size).toBe(index.length)
  })

  test('together they weigh at most 40 MB, and none more than 600 kB', () => {
    expect(index.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(40e6)
    for (const { file, bytes } of index) expect(bytes, file).toBeLessThanOrEqual(600e3)
  })

  test('a picture in the light of another has that one, of the same scene, shape and size', () => {
    const byName = new Map(jobs.map((job) => [job.params.name, job]))
    for (const { scene, params } of jobs.filter((job) => job.params.light)) {
      const lit = byName.get(params.light)
      expect(lit?.scene, params.name).toBe(scene)
      expect(lit.params.keep_light, params.light).toBe(true)
      for (const same of [...VIEW, ...SHAPE])
        expect(lit.params[same], `${same} of ${params.name}`).toEqual(params[same])
      expect(standing(lit), params.name).toEqual(standing({ params }))
    }
  })
})

describe('fabric tiles', () => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'patterns-'))
  const folder = path.join(cache, 'patterns')
  beforeAll(() => {
    execFileSync(process.execPath, [path.join(import.meta.dirname, '../patterns/patterns.mjs')], {
      env: { ...process.env, CACHE: cache, PATTERN_SCALE: '0.25' },
    })
  }, 180_000)
  afterAll(() => fs.rmSync(cache, { recursive: true }))

  test('every tile that a job names is drawn', () => {
    const drawn = fs.readdirSync(folder).map((file) => path.parse(file).name)
    const named = jobs.flatMap(({ params }) => [
      params.pattern ?? '',
      params.case ?? '',
      ...(params.art ? [params.art].flat() : []),
      ...(params.things ?? []).map(({ image }) => image ?? ''),
    ])
    expect(named.filter((name) => name && !drawn.includes(name))).toEqual([])
  })

  test('at least thirty tiles repeat without a seam', async () => {
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
  }, 180_000)
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
