// Are renders what the shop shows? node compare.mjs [word ...]
// Compares every PNG in OUT whose name holds one of the words (all without words) with its picture in ../demo/pictures, at half
// size and in decibels of peak signal to noise: noise and compression leave 35 (hairs) to 50, another fold of cloth 20 to 32.
// Exit code 1 when one stays below SAME.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { jobs } from './jobs/index.mjs'

const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const pictures = path.join(import.meta.dirname, '../demo/pictures')
const SAME = 34
const words = process.argv.slice(2)

const found = []
for (const { name, width } of jobs.map(({ params }) => params)) {
  const files = [path.join(OUT, `${name}.png`), path.join(pictures, `${name}.avif`)]
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue
  if (files.every((file) => fs.existsSync(file)))
    found.push({ name, decibels: await decibelsBetween(files, Math.round(width / 2)) })
}
found.sort((a, b) => a.decibels - b.decibels)
for (const { name, decibels } of found)
  process.stdout.write(`${decibels.toFixed(1)} dB  ${name}${decibels < SAME ? '  differs' : ''}\n`)
const different = found.filter(({ decibels }) => decibels < SAME)
process.stdout.write(`${found.length} compared, ${different.length} differ\n`)
process.exitCode = different.length > 0 || found.length === 0 ? 1 : 0

async function decibelsBetween(files, width) {
  const [one, other] = await Promise.all(
    files.map((file) => sharp(file).resize(width).removeAlpha().raw().toBuffer()),
  )
  if (one.length !== other.length) return 0
  const squares = one.reduce((sum, value, i) => sum + (value - other[i]) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.length || Number.EPSILON))
}
