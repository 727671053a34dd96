import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openImportShop } from './import.builders.ts'
import { toAddressKey } from './pictures/picture-name.ts'
import { isPublicAddress } from './pictures/public-address.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
let server: Server
let host: string
let asked: string[] = []
let bed: Buffer
let kast: Buffer

beforeAll(async () => {
  shop = await openImportShop()
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  bed = await picture('#51607a')
  kast = await picture('#7a5160')
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/bed/1.png') response.end(bed)
    else if (request.url === '/kast/1.png') response.end(kast)
    else if (request.url === '/weg.png') response.writeHead(302, { location: '/bed/1.png' }).end()
    else if (request.url === '/intern.png') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    else if (request.url === '/pagina.png') response.end('<html></html>')
    else if (request.url === '/groot.png') response.writeHead(200, { 'content-length': 30_000_000 }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const defaults = {
  brand: 'sluimer-thuis',
  manufacturer: 'Weverij De Test',
  mainCategory: 'slapen',
  deliveryClass: 'parcel',
}
function importWith(sku: string, images: string, ...more: string[]) {
  const map = shop.write(JSON.stringify({ defaults }))
  const row = `simple,${sku},Bed ${sku},10,,1,"${images}"`
  const file = shop.write(`Type,SKU,Name,Regular price,Categories,Published,Images\n${row}`)
  return shop.run('import', 'products', file, '--map', map, ...more)
}
const fetching = () => ['--fetch-pictures', '--allow-host', host]

test('pictures are fetched once, and two that are both called 1.png stay two', async () => {
  const images = `http://${host}/bed/1.png, http://${host}/kast/1.png`
  expect(await importWith('W-1', images, ...fetching(), '--dry-run')).toMatchObject({ code: 0 })
  expect(asked).toEqual([])
  expect(await importWith('W-1', images, ...fetching())).toMatchObject({ code: 0, out: '' })
  const keys = (await shop.findBySku('W-1'))?.images.map(({ key }) => key) ?? []
  expect(keys).toEqual([expect.stringMatching(/^1-[0-9a-f]{10}$/), expect.stringMatching(/^1-[0-9a-f]{10}$/)])
  expect(new Set(keys).size).toBe(2)
  expect(asked).toHaveLength(2)
  expect((await importWith('W-1', images, ...fetching())).err).toContain('1 unchanged')
  expect((await importWith('W-1', images)).err).toContain('1 unchanged')
  expect(asked).toHaveLength(2)
})

test('paths are seen from the address where the old shop has its pictures', async () => {
  const answer = await importWith('W-2', '/bed/1.png', ...fetching(), '--picture-base', `http://${host}/`)
  expect(answer).toMatchObject({ code: 0, out: '' })
})

test('what a killed import left behind does not stand in the way of the next one', async () => {
  const address = `http://${host}/weg.png`
  const file = join(shop.folder, `${toAddressKey(new URL(address))}.png`)
  writeFileSync(file, kast)
  expect((await importWith('W-3', address, ...fetching())).out).toContain('another picture has the file')
  writeFileSync(file, bed)
  expect(await importWith('W-3', address, ...fetching())).toMatchObject({ code: 0, out: '' })
  expect(readdirSync(shop.folder).filter((name) => name.startsWith('arriving-'))).toEqual([])
})

const refused: [string, string, RegExp][] = [
  ['that is a page', '/pagina.png', /is no picture/],
  ['that is not there', '/niets.png', /the server answers 404/],
  ['that leads into the network', '/intern.png', /an address with a port of its own/],
  ['that is too large', '/groot.png', /more than 25 MB/],
]
test.each(refused)('a picture %s is refused with the reason', async (what, path, reason) => {
  const { code, out } = await importWith(what.replace(/\W/g, ''), `http://${host}${path}`, ...fetching())
  expect(out).toMatch(reason)
  expect(code).toBe(1)
})

test('an address of this machine or its network is not asked, whatever it is called', async () => {
  for (const address of [
    `http://${host}/geheim.png`,
    'http://127.0.0.1/a.png',
    'http://0x7f000001/b.png',
    'http://[::1]/c.png',
    'http://localhost/d.png',
  ]) {
    const { out } = await importWith('W-9', address, '--fetch-pictures')
    expect(out).toMatch(/no address on the internet|an address with a port of its own/)
  }
  expect(asked).toEqual([])
})

test.each([
  ['93.184.216.34', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['2606:2800:220:1::1', true],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
])('%s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
