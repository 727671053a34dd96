import { changeFavoritesEndpoint, listFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import type { FavoritesToChange } from '@sluimer/contract/account/favorite-schemas'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { product } from '../../catalog/tables/product-tables.ts'
import { customer } from '../../customer/rows/tables.ts'
import { aCustomer, aPerson, findDigits, type Person } from '../account.builders.ts'
import { customerFavorite } from './tables.ts'

let app: TestApp
let ids: string[]
let people = 0
let email: string
let anna: Person
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute: 1_000_000 } })
  ids = []
  for (let made = 0; made < 5; made++) ids.push(String((await aProduct(app.db)).id))
})
afterAll(() => app.close())
beforeEach(async () => {
  people += 1
  email = `anna.favoriet-${people}@voorbeeld.example`
  anna = await aCustomer(app, email)
})

const at = (place: number) => ids[place] ?? ''
async function change(person: Person, wish: Partial<FavoritesToChange>) {
  const answer = await person.call(changeFavoritesEndpoint, { body: { account: null, ...wish } })
  if (!answer.ok) throw new Error(answer.error.code)
  return { ...answer.data, ids: answer.data.favorites.map(({ id }) => id) }
}
async function list(person: Person) {
  const answer = await person.call(listFavoritesEndpoint, {})
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.favorites.map(({ id }) => id)
}
/** Logs the same customer in at another browser. */
async function another(): Promise<Person> {
  const person = aPerson(app)
  await person.askCode(email)
  expect(await person.giveCode(await findDigits(app, email))).toMatchObject({ ok: true })
  return person
}

describe('the favourites of an account', () => {
  test('[CT-14] a list of a guest joins that of the account, newest first, each product once', async () => {
    await change(anna, { add: [at(1), at(0)] })
    const phone = await another()
    expect((await change(phone, { add: [at(2), at(1)] })).ids).toEqual([at(2), at(1), at(0)])
    expect(await list(anna)).toEqual([at(2), at(1), at(0)])
  })

  test('[CT-14] each has what a browser stores: id, picture, availability, title and link', async () => {
    const { favorites } = await change(anna, { add: [at(0)] })
    expect(favorites).toEqual([
      {
        id: at(0),
        title: expect.stringMatching(/^Product/),
        image: expect.objectContaining({ key: expect.any(String), width: 1200 }),
        available: true,
        link: expect.stringMatching(/^\/product-\d+\.html$/),
      },
    ])
  })

  test('are changed by the difference, so that what another device did stays', async () => {
    const { account } = await change(anna, { add: [at(2), at(1), at(0)] })
    await change(await another(), { account, remove: [at(1)] })
    expect((await change(anna, { account, add: [at(3)], remove: [at(0)] })).ids).toEqual([at(3), at(2)])
  })

  test('that are sent again, or at once, are there once', async () => {
    const wish = { add: [at(1), at(0)] }
    await Promise.all([change(anna, wish), change(anna, wish), change(anna, wish)])
    expect(await list(anna)).toEqual([at(1), at(0)])
    const gone = { remove: [at(1)] }
    await Promise.all([change(anna, gone), change(anna, gone)])
    expect(await list(anna)).toEqual([at(0)])
  })

  test('do not take over what a browser knows of the list of another account', async () => {
    const { account } = await change(anna, { add: [at(0), at(1)] })
    const bram = await aCustomer(app, `bram.favoriet-${people}@voorbeeld.example`)
    const own = await change(bram, { add: [at(2), at(1)] })
    const answer = await change(bram, { account, add: [at(0)], remove: [at(2)] })
    expect(answer).toMatchObject({ account: own.account, ids: [at(2), at(1)] })
    expect(own.account).not.toBe(account)
    await change(bram, { remove: [at(1), at(0)] })
    expect(await list(anna)).toEqual([at(0), at(1)])
  })

  test('keep the name and picture of a product that is no longer sold, and take none in that is not', async () => {
    const gone = await aProduct(app.db, { title: 'Kast Verdwenen' })
    const hidden = await aProduct(app.db, { title: 'Nog geheim', active: false })
    await change(anna, { add: [String(gone.id), at(0)] })
    await app.db.update(product).set({ active: false }).where(eq(product.id, gone.id))
    const answer = await change(anna, { add: [String(hidden.id), '999999999', at(1)] })
    expect(answer.left_out).toEqual([String(hidden.id), '999999999'])
    expect(answer.ids).toEqual([at(1), String(gone.id), at(0)])
    expect(answer.favorites[1]).toMatchObject({
      ...{ title: 'Kast Verdwenen', available: false, link: null },
      image: { alt: 'Kast Verdwenen' },
    })
    expect(JSON.stringify(answer)).not.toContain('geheim')
    expect((await change(anna, { remove: [String(gone.id)] })).ids).toEqual([at(1), at(0)])
  })

  test('have a limit, also when taps come at once, and what does not fit is reported', async () => {
    const many = await fillUp(email)
    const answers = await Promise.all([at(0), at(1), at(2)].map((id) => change(anna, { add: [id] })))
    expect(await list(anna)).toHaveLength(mostFavorites)
    expect(answers.flatMap(({ left_out }) => left_out)).toHaveLength(2)
    const answer = await change(anna, { add: [at(3)], remove: many.slice(0, 1).map(String) })
    expect(answer).toMatchObject({ left_out: [] })
    expect(answer.ids[0]).toBe(at(3))
  })

  test('wait for a change that is under way, so that the limit holds for both', async () => {
    const [last = 0, ...others] = await fillUp(email)
    await change(anna, { remove: [String(last)] })
    const later = await app.db.transaction(async (tx) => {
      const [own] = await tx.select().from(customer).where(eq(customer.email, email)).for('no key update')
      const call = change(anna, { add: [at(0), at(1)] })
      await Promise.race([call, waitForLock(app)])
      const productId = Number(at(2))
      if (own)
        await tx.insert(customerFavorite).values({ customerId: own.id, productId, addedAt: new Date(0) })
      return { call }
    })
    expect(await later.call).toMatchObject({ left_out: [at(1)] })
    expect(await list(anna)).toHaveLength(others.length + 2)
  })

  test('are nobody else’s: a guest and a session that ended are refused', async () => {
    await change(anna, { add: [at(0)] })
    const refused = { status: 403, error: { code: 'login_required' } }
    const guest = aPerson(app)
    const body = { account: null, add: [at(1)] }
    expect(await guest.call(listFavoritesEndpoint, {})).toMatchObject(refused)
    expect(await guest.call(changeFavoritesEndpoint, { body })).toMatchObject(refused)
    expect(await list(anna)).toEqual([at(0)])
  })

  test.each([['x'], ['0'], ['1e3'], ['1,2'], ['-1'], ['9'.repeat(16)]])(
    'refuse the id %j with a clear error',
    async (id) => {
      expect(await anna.call(changeFavoritesEndpoint, { body: { account: null, add: [id] } })).toMatchObject({
        status: 400,
        error: { code: 'invalid_request' },
      })
    },
  )
})

let many: number[] | undefined
/** Gives a customer all favourites but one that fit in, and returns their ids. */
async function fillUp(of: string): Promise<number[]> {
  many ??= await makeMany()
  const [own] = await app.db
    .execute<{ id: string }>(`select id from customer where email = '${of}'`)
    .then(({ rows }) => rows)
  if (own === undefined) throw new Error(`${of} has no account`)
  await app.db
    .insert(customerFavorite)
    .values(many.map((productId) => ({ customerId: own.id, productId, addedAt: new Date(0) })))
  return many
}

async function makeMany(): Promise<number[]> {
  const made: number[] = []
  for (let count = 1; count < mostFavorites; count++) made.push((await aProduct(app.db)).id)
  return made
}
