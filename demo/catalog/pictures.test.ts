import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPictures, picturesFolder, toKey } from './pictures.ts'

const pictures = demoPictures()
const toPath = ({ file }: { file: string }) => fileURLToPath(new URL(file, picturesFolder))

test('each picture is in the folder once, with its true size and bytes', async () => {
  const files = readdirSync(picturesFolder).filter((file) => file !== 'index.json')
  expect(files.sort()).toEqual(pictures.map(({ file }) => file).sort())
  for (const picture of pictures) {
    const { file, width, height } = picture
    const metadata = await sharp(toPath(picture)).metadata()
    expect({ file, width: metadata.width, height: metadata.height }).toEqual({ file, width, height })
    expect(statSync(toPath(picture)).size, file).toBe(picture.bytes)
  }
})

test('each has a name that ends in its kind', () => {
  for (const picture of pictures) expect(toKey(picture)).toMatch(new RegExp(`-${picture.kind}$`))
})

test('each is shown somewhere: none lies in the shop for nothing', () => {
  const demo = fileURLToPath(new URL('..', picturesFolder))
  const data = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:json|md|ts)$/.test(name) && !/^pictures|node_modules/.test(name),
  )
  const named = new Set(data.flatMap((name) => readFileSync(join(demo, name), 'utf8').match(/[\w-]+/g)))
  // A room's square picture goes along with its wide one.
  const unused = pictures.map(toKey).filter((key) => !named.has(key.replace('-vierkant-', '-')))
  expect(unused).toEqual([])
})

test('each has a text of its own that says what it shows', () => {
  for (const { alt } of pictures) {
    expect(alt.length, alt).toBeGreaterThan(20)
    expect(alt, alt).not.toMatch(/^(foto|afbeelding|plaatje)|\.$/i)
  }
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
})

test('together they weigh at most 42.5 MB, and none more than 600 kB', () => {
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(42.5e6)
  for (const { file, bytes } of pictures) expect(bytes, file).toBeLessThanOrEqual(600e3)
})
