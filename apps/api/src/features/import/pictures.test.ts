import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
  const pictures = join(shop.folder, 'fotos')
  mkdirSync(pictures)
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#51607a' } })
    .png()
    .toBuffer()
  writeFileSync(join(pictures, 'Mooi bed.png'), bytes)
  writeFileSync(join(pictures, 'oud.gif'), await sharp(bytes).gif().toBuffer())
  writeFileSync(join(pictures, 'nep.png'), '<script>geen plaatje</script>')
})
afterAll(() => shop.close())

const defaults = {
  brand: 'sluimer-thuis',
  manufacturer: 'Weverij De Test',
  mainCategory: 'slapen',
  deliveryClass: 'parcel',
}
function importWith(images: string, ...more: string[]) {
  const map = shop.write(JSON.stringify({ defaults }))
  const file = shop.write(
    `Type,SKU,Name,Regular price,Categories,Published,Images\nsimple,BED,Bed,10,,1,${images}`,
  )
  return shop.run('import', 'products', file, '--map', map, ...more)
}

test('a picture of the folder is taken under its name, once', async () => {
  const rehearsed = await importWith(
    'https://x.example/a/Mooi%20bed.png',
    '--pictures',
    'fotos',
    '--rehearse',
  )
  expect(rehearsed.err).toContain('would be: 1 products read: 1 new')
  const first = await importWith('https://x.example/a/Mooi%20bed.png', '--pictures', 'fotos')
  expect(first).toMatchObject({ code: 0, out: '' })
  expect((await shop.findBySku('BED'))?.images).toEqual([{ key: 'mooi-bed', alt: 'Bed' }])
  const again = await importWith('https://x.example/a/Mooi%20bed.png', '--pictures', 'fotos')
  expect(again.err).toContain('1 unchanged')
})

test('a file that is not a picture is refused, and no path leads out of the folder', async () => {
  expect((await importWith('nep.png', '--pictures', 'fotos')).out).toContain('nep.png is no picture')
  const outside = await importWith('..%2Fbestand-1.png', '--pictures', 'fotos')
  expect(outside.out).toContain('not in the folder')
})

test('a GIF is kept as a picture that pages show, and is the same one the next time', async () => {
  expect(await importWith('oud.gif', '--pictures', 'fotos')).toMatchObject({ code: 0, out: '' })
  expect((await shop.findBySku('BED'))?.images).toEqual([{ key: 'oud', alt: 'Bed' }])
  const kept = await sharp(join(shop.folder, 'oud.png')).metadata()
  expect(kept).toMatchObject({ format: 'png', width: 40, height: 30 })
  expect((await importWith('oud.gif', '--pictures', 'fotos')).err).toContain('1 unchanged')
})

test('a placeholder stands in only when it is asked for', async () => {
  expect((await importWith('')).out).toContain('no picture that can be used: it names none')
  expect((await importWith('', '--placeholder', 'foto')).err).toContain('products that show the placeholder')
  expect((await shop.findBySku('BED'))?.images[0]?.key).toBe('foto')
})

test('what would go wrong with every picture is reported once, and an unknown option by its name', async () => {
  const told = async (...options: string[]) => (await importWith('x.png', ...options)).err
  expect(await told('--pictures', 'nergens')).toMatch(/^There is no folder/)
  expect(await told('--placeholder', 'geen')).toMatch(/^There is no picture geen/)
  expect(await told('--picture-base', 'ftp://x')).toMatch(/is no web address/)
  expect(await told('--dryrun')).toContain("'--dryrun'")
})
