import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isComposed, jobs } from './index.mjs'

const pictures = path.join(import.meta.dirname, '../../demo/pictures')
const index = JSON.parse(fs.readFileSync(path.join(pictures, 'index.json'), 'utf8')).filter(
  ({ file }) => !isComposed(file),
)
const VIEW = ['width', 'height', 'zoom', 'aim', 'camera']
const SHAPE = [
  'seed',
  'tall',
  'count',
  'size',
  'long',
  'high',
  'wide',
  'meter',
  'extra',
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
  'finish',
  'slats',
  'quilted',
]
/** What stands where in a furnished room. */
const standing = ({ params }) => (params.things ?? []).map(({ what, at }) => [what, ...at])
const nameOf = ({ file }) => path.parse(file).name

test('each picture of the demo shop is made by exactly one job', () => {
  const names = jobs.map(({ params }) => params.name)
  expect(new Set(names).size).toBe(names.length)
  expect(index.map(nameOf).filter((name) => !names.includes(name))).toEqual([])
})

test('the scene of each job is there', () => {
  const scenes = new Set(jobs.map(({ scene }) => scene))
  const files = ['scenes', 'drawn'].flatMap((folder) =>
    fs.readdirSync(path.join(import.meta.dirname, '..', folder)).map((file) => path.parse(file).name),
  )
  expect([...scenes].filter((scene) => !files.includes(scene))).toEqual([])
})

test('only rooms with dots tell where their pieces are seen', () => {
  const dotted = jobs.filter(({ params }) => params.dots).map(({ params }) => params.name)
  expect(index.filter(({ spots }) => spots).map(nameOf).sort()).toEqual(dotted.sort())
})

test('each picture has the text of its job', () => {
  const texts = new Map(jobs.map(({ params, alt }) => [params.name, alt]))
  for (const picture of index) expect(picture.alt).toBe(texts.get(nameOf(picture)))
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

test('a job that only lends its light has borrowers, and no picture in the shop', () => {
  const borrowed = new Set(jobs.map(({ params }) => params.light))
  const shown = index.map(nameOf)
  for (const { params } of jobs.filter((job) => job.onlyLends)) {
    expect(borrowed, params.name).toContain(params.name)
    expect(shown).not.toContain(params.name)
  }
})
