import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Value 0 of 255 is light of 2^-8 and value 255 of 1; red and blue are the same as green. */
const logarithm: [number, number] = [-8, 0]
const plain: [number, number] = [0, 1]
const tones = {
  light: logarithm,
  tint: [
    [0, 0],
    [0, 0],
  ],
  share: [plain, plain, plain],
  gloss: [logarithm, logarithm, logarithm],
}

const slots = [
  { name: 'room', by: ['width'] },
  { name: 'legs', by: ['legs'], only: { base: ['boxspring'] } },
  { name: 'headboard', by: ['width', 'headboard'], dyed: true },
]
const room = { left: 0, top: 0, width: 8, height: 6, bytes: 1 }
const pictures = {
  'room/room-180': room,
  'room/headboard-180-vlak-geweven': { left: 2, top: 1, width: 4, height: 2, bytes: 1, tones },
}

/** The colors of the columns of the mattresses; the last is seen through, as the edge of a real one is. */
const mattresses: Readonly<Record<string, (column: number) => number[]>> = {
  pocket: (column) => [200 + column, 0, 0, 255],
  latex: (column) => [0, 200 + column, 0, 255],
  koudschuim: () => [0, 0, 200, 128],
}
const mattressPlace = { left: 1, top: 4, width: 4, height: 2, bytes: 1 }

/**
 * Adds mattresses of 4 × 2 at 1, 4 to a list of layers: to the room, where the right one of two begins at the seam, and to a view of
 * the bed cut open, which has none. Without a seam, for null, the room has one mattress.
 */
export function addMattresses(manifest: Record<string, unknown>, seam: number | null = 3): void {
  const size = { width: 8, height: 6 }
  const mattress = { name: 'mattress', by: ['mattress'] }
  manifest.views = {
    room: { ...size, slots: [...slots, seam === null ? mattress : { ...mattress, seam }] },
    layers: { ...size, slots: [{ name: 'room', by: ['width'] }, ...slots.slice(2), mattress] },
  }
  manifest.standard = { base: 'opberg', mattress: 'pocket' }
  const both = Object.entries(pictures).flatMap(([name, place]) => [
    [name, place],
    [name.replace('room/', 'layers/'), place],
  ])
  const laid = ['room', 'layers'].flatMap((view) =>
    Object.keys(mattresses).map((id) => [`${view}/mattress-${id}`, mattressPlace]),
  )
  manifest.pictures = Object.fromEntries([...both, ...laid])
}

/** Builds layers of a view of 8 × 6 pixels in a new folder: a grey room, and a headboard of 4 × 2 at 2, 1. Gives its path. */
export async function buildLayers(
  change: (manifest: Record<string, unknown>) => void = () => {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-layers-'))
  const manifest: Record<string, unknown> = {
    format: 2,
    viewTransform: { file: 'view-transform.png', size: 2, low: -1, high: 0 },
    weaves: { geweven: [], velvet: ['geweven'] },
    standard: { base: 'opberg' },
    views: { room: { width: 8, height: 6, slots } },
    pictures,
  }
  change(manifest)
  await writeFile(join(folder, 'index.json'), JSON.stringify(manifest))
  for (const view of ['room', 'layers']) await writeLayers(join(folder, view))
  // Between light of a half and one, display values rise from 0 to 255.
  const corners = Array.from({ length: 8 }, (_, entry) => [entry & 1, (entry >> 1) & 1, entry >> 2])
  await sharp(Buffer.from(corners.flat().map((on) => on * 255)), {
    raw: { width: 2, height: 4, channels: 3 },
  })
    .toColourspace('rgb16')
    .png()
    .toFile(join(folder, 'view-transform.png'))
  return folder
}

async function writeLayers(folder: string): Promise<void> {
  await mkdir(folder)
  await writeLayer(join(folder, 'room-180.webp'), 8, 6, () => [100, 100, 100, 255])
  // Light of 1, a twelfth of it and very little at albedo 0.8, 0.4 and 0; the rightmost column is half covered.
  await writeLayer(join(folder, 'headboard-180-vlak-geweven.webp'), 4, 4, (x, y) => {
    const value = y < 2 ? 255 : y === 3 ? 32 : x < 2 ? 0 : 21
    return [value, value, value, y < 2 && x === 3 ? 128 : 255]
  })
  for (const [id, color] of Object.entries(mattresses))
    await writeLayer(join(folder, `mattress-${id}.webp`), 4, 2, color)
}

async function writeLayer(
  file: string,
  width: number,
  height: number,
  pixel: (x: number, y: number) => number[],
): Promise<void> {
  const pixels = Array.from({ length: width * height }, (_, i) => pixel(i % width, Math.floor(i / width)))
  await sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, exact: true })
    .toFile(file)
}
