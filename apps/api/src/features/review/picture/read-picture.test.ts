import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPhoto } from './picture.builders.ts'
import { readPicture } from './read-picture.ts'

const blank = (width: number, height: number, background = '#88aa88') =>
  sharp({ create: { width, height, channels: 3, background } })

async function mustRead(bytes: Buffer) {
  const read = await readPicture(bytes)
  if (!read.ok) throw new Error(read.problem)
  return read.picture
}

test('[PD-04] of a phone’s photo only what can be seen on it is left, upright and small', async () => {
  const photo = await aPhoto({ width: 3000, height: 2000 })
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Geheim')
  const picture = await mustRead(photo)
  for (const [bytes, side] of [
    [picture.large, 1280],
    [picture.small, 320],
  ] as const) {
    const facts = await sharp(bytes).metadata()
    // It was lying on its side.
    expect(facts).toMatchObject({ format: 'webp', height: side, width: Math.round((side * 2) / 3) })
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(bytes.toString('latin1')).not.toMatch(/Geheim|Exif|ICC_PROFILE/)
  }
  expect(picture).toMatchObject({ width: 853, height: 1280 })
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('[PD-04] a small picture is not enlarged, and nothing behind the picture comes along', async () => {
  const tail = Buffer.from('<script>alert(1)</script>')
  const picture = await mustRead(Buffer.concat([await blank(400, 300).png().toBuffer(), tail]))
  expect(picture).toMatchObject({ width: 400, height: 300 })
  expect(picture.large.includes('script')).toBe(false)
})

test('[PD-04] what is clear is white, so that nothing hides behind it', async () => {
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000000' } })
    .webp({ lossless: true, exact: true })
    .toBuffer()
  const { data } = await sharp((await mustRead(clear)).large)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([data[0], data[1], data[2]].every((value) => (value ?? 0) > 250)).toBe(true)
})

test.each([
  [
    'broken in the middle',
    async () => (await aPhoto({ width: 2000, height: 1500 })).subarray(0, 9000),
    'broken',
  ],
  ['only a head', async () => Buffer.from('\xff\xd8\xff\xe0nothing', 'latin1'), 'broken'],
  ['too narrow', async () => blank(1200, 150).jpeg().toBuffer(), 'too_small'],
  ['a bomb', async () => blank(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(), 'too_many_pixels'],
  [
    'a moving WebP',
    async () =>
      sharp(
        await Promise.all(['#ff0000', '#00ff00'].map((color) => blank(300, 300, color).png().toBuffer())),
        { join: { animated: true } },
      )
        .webp({ loop: 0 })
        .toBuffer(),
    'animated',
  ],
  ['AVIF', async () => blank(300, 300).avif({ effort: 0 }).toBuffer(), 'not_a_picture'],
  ['TIFF', async () => blank(300, 300).tiff().toBuffer(), 'not_a_picture'],
] as const)('[PD-04] a picture that is %s is refused with its reason', async (_what, make, problem) => {
  expect(await readPicture(await make())).toEqual({ ok: false, problem })
})
