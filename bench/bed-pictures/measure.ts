/**
 * How the pictures of beds compare with true renders, what they weigh and what they take: node bench/bed-pictures/measure.ts
 * The true renders are those of the studio's mode `check`, in CACHE; those named `grey-…` are the three greys of a whole bed.
 */
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { BedPicture } from '../../apps/api/src/features/render/compose/choose-layers.ts'
import { composeBed } from '../../apps/api/src/features/render/compose/compose-bed.ts'
import { encodeBed } from '../../apps/api/src/features/render/compose/encode-bed.ts'
import type { ComposedPicture } from '../../apps/api/src/features/render/compose/lay-layer.ts'
import { openLayerSet } from '../../apps/api/src/features/render/compose/layer-set.ts'
import { measureDifference, toLab } from './color-difference.ts'
import { developLight, dyeLight, readTrueRenders, type TrueRender } from './true-render.ts'

const layers = resolve(import.meta.dirname, '../../demo/configurator/layers')
const rounds = 5

sharp.concurrency(1)
const set = await openLayerSet(layers)
const withoutCache = await openLayerSet(layers, 0)
const renders = readTrueRenders(resolve(process.env.CACHE ?? '.photography/cache', 'configurator/room'))
const greys = renders.filter(({ name }) => name.startsWith('grey-'))

const viewWidth = set.manifest.views.room?.width ?? 0

const lines = [
  '| cloth | dyed | composed | AVIF | WebP | beside it | bytes AVIF | bytes WebP | CPU ms |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]
for (const truth of renders.filter((one) => !greys.includes(one))) {
  const bed: BedPicture = { view: 'room', ...truth.bed }
  const picture = await composeBed(set, bed)
  const cloth = await findCloth(bed)
  const avif = await encodeBed(picture, { width: picture.width, format: 'avif' })
  const webp = await encodeBed(picture, { width: picture.width, format: 'webp' })
  const shown = developLight(set.transform, truth.light)
  const dyed = developLight(set.transform, dyeLight(greys, bed.fabric.color))
  const onCloth = [dyed, picture, await decode(avif), await decode(webp)].map((one) =>
    meanDifference(one, shown, truth, (at) => cloth[at] === 1),
  )
  const beside = meanDifference(picture, shown, truth, (at) => cloth[at] === 0)
  const cpu = await leastCpuMs(async () =>
    encodeBed(await composeBed(withoutCache, bed), { width: picture.width, format: 'avif' }),
  )
  const means = [...onCloth, beside].map((mean) => mean.toFixed(2)).join(' | ')
  lines.push(
    `| ${truth.name} ${bed.fabric.color} | ${means} | ${avif.length} | ${webp.length} | ${cpu.toFixed(0)} |`,
  )
}
process.stdout.write(`${lines.join('\n')}\n`)

/** Where cloth shows: what differs between a white and a black bed. */
async function findCloth(bed: BedPicture): Promise<Uint8Array> {
  const dyed = (color: string) => composeBed(set, { ...bed, fabric: { ...bed.fabric, color } })
  const [white, black] = await Promise.all([dyed('#e0e0e0'), dyed('#000000')])
  return white.data.map((value, at) => (value - (black.data[at] ?? 0) > 24 ? 1 : 0))
}

async function decode(bytes: Buffer): Promise<ComposedPicture> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The mean of CIEDE2000 between a true render and a picture of its whole view, or of its own part of the view. */
function meanDifference(
  picture: ComposedPicture | Uint8Array,
  shown: Uint8Array,
  { left, top, width, height }: TrueRender,
  counts: (at: number) => boolean,
): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < width * height; i++) {
    const inView = ((top + Math.floor(i / width)) * viewWidth + left + (i % width)) * 3
    if (!counts(inView)) continue
    const [data, at] = picture instanceof Uint8Array ? [picture, i * 3] : [picture.data, inView]
    sum += measureDifference(labAt(data, at), labAt(shown, i * 3))
    count++
  }
  return sum / count
}

function labAt(data: Uint8Array, at: number) {
  return toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}

async function leastCpuMs(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
