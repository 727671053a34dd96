// Render a list of jobs one after the other: node batch.mjs jobs.json
// A job is {"scene": "bed", "params": {"name": "...", ...}}. Pictures that exist in OUT are skipped.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname)
const OUT = path.resolve(process.env.OUT ?? '.photography/out')

for (const { scene, params } of JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))) {
  const picture = path.join(OUT, `${params.name}.png`)
  if (fs.existsSync(picture)) continue
  const env = { ...process.env, PARAMS: JSON.stringify(params) }
  const options = { env, encoding: 'utf8', maxBuffer: 2 ** 28 }
  const run = spawnSync('blender', ['-b', '-P', path.join(HERE, `${scene}.py`)], options)
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('['))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!fs.existsSync(picture)) process.stderr.write(`${params.name} failed:\n${run.stdout}\n${run.stderr}\n`)
}
