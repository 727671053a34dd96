// Render pictures: node batch.mjs [word ...], every picture whose name holds one of the words (all without words).
// Pictures that exist in OUT are skipped. One in the light of another has that one rendered first.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { getJob, jobs } from './jobs/index.mjs'

const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const CACHE = path.resolve(process.env.CACHE ?? '.photography/cache')
const words = process.argv.slice(2)

let failed = 0
for (const job of jobs) {
  const { name } = job.params
  if (words.length === 0 || words.some((word) => name.includes(word))) make(job)
}
process.exitCode = failed ? 1 : 0

function make(job) {
  const { name, light } = job.params
  if (fs.existsSync(path.join(OUT, `${name}.png`))) return
  if (light && !fs.existsSync(path.join(CACHE, 'light', `${light}.npz`))) render(getJob(light))
  render(job)
}

function render({ scene, params }) {
  const env = { ...process.env, PARAMS: JSON.stringify(params) }
  const options = { env, encoding: 'utf8', maxBuffer: 2 ** 28 }
  // Most scenes are Blender's; a few flat ones are drawn.
  const drawn = path.join(import.meta.dirname, 'drawn', `${scene}.mjs`)
  const rendered = path.join(import.meta.dirname, 'scenes', `${scene}.py`)
  const run = fs.existsSync(drawn)
    ? spawnSync(process.execPath, [drawn], options)
    : spawnSync('blender', ['-b', '-P', rendered], options)
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('['))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (fs.existsSync(path.join(OUT, `${params.name}.png`))) return
  failed += 1
  const said = `${run.stdout}\n${run.stderr}`.split('\n').filter((line) => line && !line.startsWith('Fra:'))
  process.stderr.write(`${params.name} failed:\n${said.slice(-20).join('\n')}\n`)
}
