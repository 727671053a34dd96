import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sluimer/contract/account/endpoints'
import {
  addSamplesEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  restoreCartEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createRestoreLink } from '../../cart/restore/create-restore-link.ts'
import { cart } from '../../cart/rows/tables.ts'
import { hashCartToken } from '../../cart/token/cart-token.ts'
import { onlyVariantId, someSamples } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aSet } from '../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { aCustomer as aBuyer, pressPay } from '../../order/order.builders.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { aCustomer, aPerson, findDigits, findLinkCode, goodPassword } from '../account.builders.ts'
import { aGuestWith, cartOf, contentsOf, prepareToPay, put, someArticles } from './carts.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
let app: TestApp
let [one, two, three] = [0, 0, 0]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  ;[one = 0, two = 0, three = 0] = await someArticles(app, 3)
})
afterAll(() => app.close())

let made = 0
/** A customer with something in the cart, at a browser of their own. */
async function aCustomerWith(...lines: [variantId: number, quantity: number][]) {
  made += 1
  const email = `klant${made}@voorbeeld.example`
  const desk = await aCustomer(app, email)
  for (const [variantId, quantity] of lines) await put(desk, variantId, quantity)
  laterMinutes(60)
  return { email, desk }
}

describe('logging in', () => {
  test('[CA-08] joins both carts: all articles, of the same one the larger quantity, and reports it in one sentence', async () => {
    const { email, desk } = await aCustomerWith([one, 3], [two, 1])
    const phone = await aGuestWith(app, [two, 2], [three, 1])
    await phone.logIn(email)
    const both = [
      [one, 3],
      [two, 2],
      [three, 1],
    ]
    expect(await contentsOf(phone)).toEqual(both)
    expect((await cartOf(phone)).joined).toBe('Uit je eerdere winkelwagen hebben we 1 artikel toegevoegd.')
    expect(await contentsOf(desk)).toEqual(both)
    await put(desk, one, 1)
    expect(await contentsOf(phone)).toEqual([[one, 4], ...both.slice(1)])
    expect((await cartOf(phone)).joined).toBeNull()
  })

  test('[CA-08] raises a quantity when the account had more of the same article', async () => {
    const { email } = await aCustomerWith([one, 5])
    const phone = await aGuestWith(app, [one, 2])
    await phone.logIn(email)
    expect(await contentsOf(phone)).toEqual([[one, 5]])
    expect((await cartOf(phone)).joined).toBe(
      'Uit je eerdere winkelwagen hebben we van 1 artikel het aantal verhoogd.',
    )
  })

  const ways = {
    password: async (person: ReturnType<typeof aPerson>, email: string) => void (await person.logIn(email)),
    code: async (person: ReturnType<typeof aPerson>, email: string) => {
      await person.askCode(email)
      await person.giveCode(await findDigits(app, email))
    },
    'link of a forgotten password': async (person: ReturnType<typeof aPerson>, email: string) => {
      await person.call(forgotPasswordEndpoint, { body: { email } })
      const body = { password: goodPassword, password_confirmation: goodPassword }
      const code = await findLinkCode(app, email)
      await person.call(resetPasswordEndpoint, { body: { code, ...body } })
    },
    'link of a registration': async (person: ReturnType<typeof aPerson>, email: string) => {
      await person.register(email)
      await person.confirm(await findLinkCode(app, email))
    },
  }
  test.each(Object.entries(ways))('[CA-08] joins them by %s', async (way, logIn) => {
    const isNew = way === 'link of a registration'
    const email = isNew ? 'nieuw-met-wagen@voorbeeld.example' : (await aCustomerWith([one, 1])).email
    const phone = await aGuestWith(app, [two, 1])
    await logIn(phone, email)
    expect(await contentsOf(phone)).toEqual(
      isNew
        ? [[two, 1]]
        : [
            [one, 1],
            [two, 1],
          ],
    )
    laterMinutes(60)
    const other = aPerson(app)
    await other.logIn(email)
    expect(await contentsOf(other)).toEqual(await contentsOf(phone))
  })

  test('[CA-08] brings the cart of the account to a browser without one, and says nothing about it', async () => {
    const { email } = await aCustomerWith([one, 2])
    const phone = aPerson(app)
    await phone.logIn(email)
    expect(await contentsOf(phone)).toEqual([[one, 2]])
    expect((await cartOf(phone)).joined).toBeNull()
  })

  test('[CA-08] takes no more than there are', async () => {
    const [scarce = 0] = await someArticles(app, 1, { stock: 6 })
    const { email } = await aCustomerWith([scarce, 6])
    await app.db.update(variant).set({ stockOnHand: 4 }).where(eq(variant.id, scarce))
    const phone = await aGuestWith(app, [scarce, 1])
    await phone.logIn(email)
    expect(await contentsOf(phone)).toEqual([[scarce, 4]])
    expect((await cartOf(phone)).joined).toBe(
      'Uit je eerdere winkelwagen hebben we van 1 artikel het aantal verhoogd; bij 1 artikel lukte dat niet of niet helemaal.',
    )
  })

  test('[CA-08] keeps to the number of free samples', async () => {
    const samples = (await someSamples(app.db, ['Zand', 'Taupe', 'Salie', 'Mos', 'Roest', 'Haver'])).map(
      ({ id }) => String(id),
    )
    const { email, desk } = await aCustomerWith()
    await desk.call(addSamplesEndpoint, { body: { item_ids: samples.slice(0, 4) } })
    const phone = aPerson(app)
    await phone.call(addSamplesEndpoint, { body: { item_ids: samples.slice(2) } })
    await phone.logIn(email)
    const { items } = await cartOf(phone)
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1])
    expect(items.map(({ variant_id }) => variant_id)).toEqual(expect.arrayContaining(samples.slice(2)))
  })

  test('[CA-08] keeps beds that were composed differently apart', async () => {
    const slug = 'bed-bij-inloggen'
    const bed = onlyVariantId(await aSet(app.db, { slug }))
    const boxconfig_id = String((await findNewestVersion(app.db, slug))?.id)
    const custom = (stof: string, price = 1360) => ({
      ...{ slug, boxconfig_id, parts: { maat: '180', stof, lampen: '0' } },
      ...{ category: 'Boxspring kopen' as const, price, special_price_incl: price },
    })
    const { email, desk } = await aCustomerWith()
    await put(desk, bed, 2, custom('mos'))
    const phone = aPerson(app)
    await put(phone, bed, 1, custom('mos'))
    await put(phone, bed, 1, custom('zand', 1210))
    await phone.logIn(email)
    const { items } = await cartOf(phone)
    expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
  })

  test('[CA-08] keeps the discount code of the browser, and takes that of the account when there is none', async () => {
    await savePromotion(app.db, aTenPercentCode('BROWSER'))
    await savePromotion(app.db, aTenPercentCode('ACCOUNT'))
    for (const typed of ['BROWSER', undefined]) {
      const { email, desk } = await aCustomerWith([one, 1])
      await desk.call(applyDiscountEndpoint, { body: { discount_code: 'ACCOUNT' } })
      const phone = await aGuestWith(app, [two, 1])
      if (typed) await phone.call(applyDiscountEndpoint, { body: { discount_code: typed } })
      await phone.logIn(email)
      expect((await cartOf(phone)).applied_code).toBe(typed ?? 'ACCOUNT')
    }
  })

  test('[CA-08] [CO-03] keeps what was typed in the checkout, of the browser before that of the account', async () => {
    const { email, desk } = await aCustomerWith([one, 1])
    await desk.call(saveCheckoutCustomerEndpoint, { body: aBuyer({ first_name: 'Account', email }) })
    const nameOf = async (person: typeof desk) => {
      const checkout = await person.call(getCheckoutEndpoint, {})
      return checkout.ok ? checkout.data.details.customer?.first_name : undefined
    }
    const phone = await aGuestWith(app, [two, 1])
    await phone.logIn(email)
    expect(await nameOf(phone)).toBe('Account')
    const tablet = await aGuestWith(app, [two, 1])
    await tablet.call(saveCheckoutCustomerEndpoint, { body: aBuyer({ first_name: 'Getypt', email }) })
    await tablet.logIn(email)
    expect(await nameOf(tablet)).toBe('Getypt')
  })

  test('[CA-08] leaves a cart alone whose order waits for its payment', async () => {
    const { email, desk } = await aCustomerWith([one, 1])
    await prepareToPay(desk, email)
    expect((await pressPay(app, desk.cookies)).ok).toBe(true)
    const phone = await aGuestWith(app, [two, 1])
    const planted = phone.cookies.get('cart')
    await phone.logIn(email)
    expect(await contentsOf(phone)).toEqual([[two, 1]])
    expect(await contentsOf(desk)).toEqual([[one, 1]])
    expect(phone.cookies.get('cart')).not.toBe(planted)
  })
})

describe('another person', () => {
  test('[CA-08] gets nowhere with the token that the browser had before the login', async () => {
    const { email } = await aCustomerWith([one, 1])
    const phone = await aGuestWith(app, [two, 1])
    const planted = phone.cookies.get('cart') ?? ''
    await phone.logIn(email)
    const thief = aPerson(app)
    thief.cookies.set('cart', planted)
    expect(await contentsOf(thief)).toEqual([])
    expect(await contentsOf(phone)).toHaveLength(2)
  })

  test('[CA-08] a customer who logs in at the browser of another gets their own cart, and the other keeps theirs', async () => {
    const first = await aCustomerWith([one, 1])
    const second = await aCustomerWith([two, 1])
    await first.desk.logIn(second.email)
    expect(await contentsOf(first.desk)).toEqual([[two, 1]])
    const phone = aPerson(app)
    await phone.logIn(first.email)
    expect(await contentsOf(phone)).toEqual([[one, 1]])
  })

  test('[CA-08] [CA-04] is mailed no link to what comes in at the login of somebody else', async () => {
    const { email } = await aCustomerWith([one, 1])
    const phone = await aGuestWith(app, [two, 1])
    const [row] = await app.db
      .update(cart)
      .set({ emailKey: 'vreemde@voorbeeld.example' })
      .where(eq(cart.tokenHash, hashCartToken(phone.cookies.get('cart') ?? '')))
      .returning()
    const { path } = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, row?.id ?? '', now))
    await phone.logIn(email)
    const [joined] = await app.db
      .select()
      .from(cart)
      .where(eq(cart.id, row?.id ?? ''))
    expect(joined?.emailKey).toBe(email)
    const id = path.split('/').at(-2) ?? ''
    expect(await aPerson(app).call(restoreCartEndpoint, { body: { id } })).toMatchObject({
      error: { code: 'not_found' },
    })
  })
})

test('[CA-08] a browser that is logged in and lost its cart cookie gets the cart again', async () => {
  const { email } = await aCustomerWith([one, 2])
  const phone = aPerson(app)
  await phone.logIn(email)
  phone.cookies.set('cart', 'an-older-answer-arrived-late')
  expect(await contentsOf(phone)).toEqual([[one, 2]])
  expect((await phone.call(getCartEndpoint, {})).ok).toBe(true)
})
