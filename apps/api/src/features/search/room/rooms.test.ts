import { getHomepageEndpoint, getNavigationEndpoint } from '@sluimer/contract/content/endpoints'
import { getRoomEndpoint, getRoomsEndpoint } from '@sluimer/contract/content/room-endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import type { ContentInput } from '../../content/block/content-blocks.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'
import { aPage } from '../../content/content.builders.ts'
import { savePage } from '../../content/page/save-page.ts'
import { picture } from '../../media/tables.ts'
import { saveRooms } from './save-rooms.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp
type Room = ContentInput<'rooms'>['rooms'][number]
type Piece = Room['pieces'][number]

const choice = (key: string) => ({ key, title: key })
const aVariant = (stof: string, maat: string, priceCents: number, stockOnHand = 5) => ({
  ...{ sku: `${stof}-${maat}`, values: { stof, maat }, priceCents, stockOnHand, imageKey: stof },
})
const cover: Piece = {
  ...{ label: 'Dekbedovertrek', productSlug: 'overtrek-takje', choice: { stof: 'percal' } },
  ...{ wide: { x: 50, y: 60 }, square: { x: 48.5, y: 66 } },
}
const lamp: Piece = {
  ...{ label: 'Lamp', productSlug: 'lamp-korrel', quantity: 2 },
  ...{ wide: { x: 20, y: 30 }, square: { x: 10, y: 40 } },
}
const aRoom = (special: Partial<Room> = {}): Room => ({
  ...{ slug: 'linnen-en-licht', title: 'Linnen en licht' },
  ...{ imageKey: 'kamer', imageSquareKey: 'kamer-hoog', pieces: [cover, lamp] },
  ...special,
})
const save = (...rooms: Room[]) => saveRooms(app.db, { rooms }, now)
const ask = (slug: string, bed_size?: string) =>
  app.mustCall(getRoomEndpoint, { params: { slug }, query: { bed_size } })
async function see(bed_size?: string) {
  const { room } = await ask('linnen-en-licht', bed_size)
  if (room === null) throw new Error('there is no room')
  return room
}

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  const size = { file: 'x.avif', alt: 'Een lichte slaapkamer', width: 1920, height: 1280 }
  await db.insert(picture).values(['kamer', 'kamer-hoog', 'percal'].map((key) => ({ key, ...size })))
  await saveCategory(db, { path: 'slapen', title: 'Slapen', inNavigation: true })
  await aProduct(db, {
    ...{ slug: 'overtrek-takje', title: 'Dekbedovertrek Takje', mainCategory: 'slapen' },
    images: ['percal', 'flanel'].map((key) => ({ key, alt: key })),
    options: [
      { key: 'stof', title: 'Stof', values: ['percal', 'flanel'].map(choice) },
      { key: 'maat', title: 'Maat', values: ['140x220', '240x220', '260x220'].map(choice) },
    ],
    variants: [
      aVariant('percal', '140x220', 3495),
      aVariant('percal', '240x220', 5595),
      aVariant('percal', '260x220', 5995, 0),
      aVariant('flanel', '140x220', 2995),
    ],
  })
  await aProduct(db, { slug: 'lamp-korrel', title: 'Lamp Korrel', mainCategory: 'slapen', priceCents: 4995 })
  await savePage(db, aPage({ kind: 'inspiration', slug: 'linnen-en-licht', publishedAt: now }))
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await save(aRoom())
  await app.deps.changes.catchUp()
})

describe('[RT-05] a room', () => {
  test('shows its pieces as they stand in the picture, with the sizes that are left to choose', async () => {
    const { pieces, ...room } = await see()
    expect(room).toMatchObject({
      ...{ slug: 'linnen-en-licht', title: 'Linnen en licht', link: '/inspiratie/linnen-en-licht/' },
      image: { key: 'kamer', alt: 'Een lichte slaapkamer' },
      image_square: { key: 'kamer-hoog' },
    })
    expect(pieces[0]).toMatchObject({
      ...{ label: 'Dekbedovertrek', title: 'Dekbedovertrek Takje', quantity: 1 },
      ...{ wide: { x: 50, y: 60 }, square: { x: 48.5, y: 66 } },
      link: '/overtrek-takje.html?stof=percal&maat=140x220',
      image: { key: 'percal' },
    })
    expect(pieces[0]?.variants.map(({ title, price, available }) => [title, price.price, available])).toEqual(
      [
        ['140x220', 34.95, true],
        ['240x220', 55.95, true],
        ['260x220', 59.95, false],
      ],
    )
    expect(pieces[1]).toMatchObject({ title: 'Lamp Korrel', quantity: 2, link: '/lamp-korrel.html' })
  })

  test('stands in the size of the visitor’s bed, unless that is sold out', async () => {
    expect((await see('180x200')).pieces[0]?.link).toBe('/overtrek-takje.html?stof=percal&maat=240x220')
    expect((await see('200x220')).pieces[0]?.link).toBe('/overtrek-takje.html?stof=percal&maat=140x220')
  })

  test('stands in the size of the picture where no bed is known, unless that is sold out', async () => {
    const inSize = (maat: string) => aRoom({ pieces: [{ ...cover, shown: { maat } }] })
    await save(inSize('240x220'))
    await app.deps.changes.catchUp()
    expect((await see()).pieces[0]?.link).toContain('maat=240x220')
    expect((await see('90x200')).pieces[0]?.link).toContain('maat=140x220')
    await save(inSize('260x220'))
    await app.deps.changes.catchUp()
    expect((await see()).pieces[0]?.link).toContain('maat=140x220')
  })

  test('is none where a page of inspiration has no room', async () => {
    expect(await ask('een-andere-pagina')).toEqual({ room: null })
  })

  test('says on the page of all rooms what everything costs together', async () => {
    const { rooms } = await app.mustCall(getRoomsEndpoint, { query: {} })
    expect(rooms).toMatchObject([{ piece_count: 3, total_cents: 3495 + 2 * 4995 }])
  })

  test('[HM-01] opens the home page where staff chose it, and stands in the menu', async () => {
    const promo = { link: '/slapen/', imageKey: 'kamer', title: 'Slaap' }
    await saveContentBlock(app.db, 'homepage', { title: 'Thuis', promo, highlights: [] }, now)
    expect((await app.mustCall(getHomepageEndpoint, { query: {} })).room).toBeNull()
    const home = { title: 'Thuis', promo, highlights: [], room: 'linnen-en-licht' }
    await saveContentBlock(app.db, 'homepage', home, now)
    const rooms = [{ categoryPath: 'slapen', room: 'linnen-en-licht' }]
    await saveContentBlock(app.db, 'sub-navigation', { seeAll: 'Alles in {menu}', rooms }, now)
    await app.deps.changes.catchUp()
    const { room } = await app.mustCall(getHomepageEndpoint, { query: { bed_size: '180x200' } })
    expect(room?.pieces[0]?.link).toContain('maat=240x220')
    const { items } = await app.mustCall(getNavigationEndpoint, {})
    expect(items[0]?.room).toMatchObject({
      ...{ title: 'Linnen en licht', link: '/inspiratie/linnen-en-licht/' },
      image: { key: 'kamer' },
    })
  })

  test('follows a price at once', async () => {
    const before = await see()
    const variantId = Number(before.pieces[1]?.variant_id)
    await changePrice(app.db, { variantId, priceCents: 3995 }, now)
    await app.deps.changes.catchUp()
    expect((await see()).pieces[1]?.variants[0]?.price).toMatchObject({ price: 39.95, price_old: 49.95 })
    await changePrice(app.db, { variantId, priceCents: 4995 }, now)
  })
})

describe('what goes away', () => {
  const special = { slug: 'plaid', title: 'Plaid', mainCategory: 'slapen' }
  const throwOver: Piece = { ...lamp, label: 'Plaid', productSlug: 'plaid' }

  test('disappears from its room, and the others stay', async () => {
    await aProduct(app.db, special)
    await save(aRoom({ pieces: [throwOver, cover] }))
    await app.deps.changes.catchUp()
    expect((await see()).pieces.map(({ label }) => label)).toEqual(['Plaid', 'Dekbedovertrek'])
    await aProduct(app.db, { ...special, active: false })
    await app.deps.changes.catchUp()
    expect((await see()).pieces.map(({ label }) => label)).toEqual(['Dekbedovertrek'])
  })

  test('takes the room along when nothing else stands in it', async () => {
    await aProduct(app.db, { ...special, active: true })
    await save(aRoom({ pieces: [throwOver] }))
    await aProduct(app.db, { ...special, active: false })
    await app.deps.changes.catchUp()
    expect(await ask('linnen-en-licht')).toEqual({ room: null })
    expect(await app.mustCall(getRoomsEndpoint, { query: {} })).toEqual({ rooms: [] })
  })
})

describe('a room is refused', () => {
  test.each<[string, Partial<Room>]>([
    ['no product weg', { pieces: [cover, { ...lamp, productSlug: 'weg' }] }],
    ['not sold as {"stof":"zijde"}', { pieces: [{ ...cover, choice: { stof: 'zijde' } }] }],
    ['not sold as {"kleur":"wit"}', { pieces: [{ ...cover, choice: { kleur: 'wit' } }] }],
    [
      'not sold as {"stof":"flanel","maat":"240x220"}',
      { pieces: [{ ...cover, choice: { stof: 'flanel' }, shown: { maat: '240x220' } }] },
    ],
    ['no picture foto', { imageSquareKey: 'foto' }],
    ['no page of inspiration', { slug: 'nergens' }],
    ['from 4 to 96 per cent', { pieces: [{ ...cover, wide: { x: 97, y: 50 } }] }],
    ['from 4 to 96 per cent', { pieces: [{ ...cover, square: { x: 50, y: 3 } }] }],
  ])('with the reason "%s", and what was saved before stays', async (reason, special) => {
    await expect(save(aRoom(special))).rejects.toThrow(reason)
    expect((await see()).pieces).toHaveLength(2)
  })

  test('when one product has two dots', async () => {
    await expect(save(aRoom({ pieces: [lamp, lamp] }))).rejects.toThrow('stands in the room twice')
  })

  test('when two have one address', async () => {
    await expect(save(aRoom(), aRoom())).rejects.toThrow('two rooms have the same slug')
  })
})
