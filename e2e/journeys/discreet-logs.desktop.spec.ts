import { createHash, randomBytes, randomInt } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { refuseRowsWith } from '../support/refused-rows.ts'
import { readLogsAfter } from '../support/shop-logs.ts'

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
const letters = (count: number) =>
  [...randomBytes(count)].map((byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('')

/** Makes a person whose every text contains a mark that nobody else's does. */
function aMarkedPerson() {
  const mark = `merk${letters(10)}`
  return {
    mark,
    typed: {
      firstName: `Voor${mark}`,
      lastName: `Achter${mark}`,
      email: `${mark}@voorbeeld.example`,
      phone: `06${randomInt(10_000_000, 99_999_999)}`,
      birthdate: `${randomInt(10, 28)}-03-19${randomInt(50, 99)}`,
      street: `${mark}straat`,
      city: `Dorp${mark}`,
      company: `Bedrijf ${mark}`,
      note: `Bel aan bij ${mark}`,
      review: `Zacht ${mark}`,
      message: `Mag ik ${mark} ruilen?`,
    },
  }
}
type Person = ReturnType<typeof aMarkedPerson>

/** A form that is sent within three seconds is returned to be checked. */
const fillingInMs = 3_500

/** Makes a visitor of shop and api together, with an address of their own, since limits count for each address. */
function aVisitor(request: APIRequestContext) {
  const headers = {
    origin: shopUrl,
    'x-forwarded-for': `2001:db8:${randomInt(1, 9999)}:${randomInt(1, 9999)}::1`,
  }
  const options = { headers, maxRedirects: 0 }
  const open = (path: string) => request.get(path, options)
  return {
    open,
    post: (path: string, data: object) => request.post(path, { ...options, data }),
    send: (path: string, form: Record<string, string>) => request.post(path, { ...options, form }),
    /** Returns the proofs that the shop showed this many forms, old enough for a person to have filled them in. */
    async openForms(count: number): Promise<string[]> {
      const answers = await Promise.all(Array.from({ length: count }, () => open('/v1/service/form-ticket')))
      const shownAt = Date.now()
      const bodies = await Promise.all(answers.map((answer) => answer.json()))
      await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(fillingInMs)
      return bodies.map(({ ticket }) => ticket)
    },
  }
}
type Visitor = ReturnType<typeof aVisitor>

const toDetails = ({ typed }: Person) => ({
  customer: {
    first_name: typed.firstName,
    last_name: typed.lastName,
    email: typed.email,
    phone_number: typed.phone,
    birthdate: typed.birthdate,
  },
  billing: {
    country_code: 'NL',
    zipcode: '1071 XX',
    house_number: '1',
    extension: '',
    company: typed.company,
    street: typed.street,
    city: typed.city,
  },
})

/** Fills a cart and the checkout up to the last button, with a voucher; returns its code. */
async function fillCheckout({ post }: Visitor, person: Person): Promise<string> {
  const [goods] = await query<{ id: number }>(
    `select v.id from variant v join product p on p.id = v.product_id where p.slug = 'dekbedovertrek-waterlijn' limit 1`,
  )
  const code = [4, 4, 4]
    .map((count) =>
      letters(count)
        .replace(/[lbrst]/g, 'k')
        .toUpperCase(),
    )
    .join('-')
  await query(
    `insert into voucher (id, code, reason, amount_cents, minimum_cents, valid_until, created_at)
     values (gen_random_uuid(), $1, 'service', 100, 0, '2099-12-31', now())`,
    [code],
  )
  const { typed } = person
  const steps: [path: string, data: object][] = [
    ['/v1/cart/item', { item_id: String(goods?.id), quantity: 1 }],
    ['/v1/cart/discount', { discount_code: code }],
    ['/v1/checkout/customer', toDetails(person)],
    [
      '/v1/checkout/paymentmethod',
      {
        selectedPaymentMethod: 'billink',
        selectedShippingMethod: 'parcel',
        notes: { deliverer: typed.note, shop: typed.note },
        customer: { dob: typed.birthdate, gender: '2', phone: typed.phone, terms: true },
      },
    ],
  ]
  for (const [path, data] of steps)
    expect.soft([path, (await post(path, data)).status()]).toEqual([path, 200])
  return code
}

/** Sends the forms that hold what people type, as calls and as pages; returns the statuses. */
async function sendEveryForm(visitor: Visitor, { typed }: Person, details: object): Promise<number[]> {
  const [product] = await query<{ id: number }>(`select id from product where slug = 'gordijn-melk'`)
  const [reviewed, asked, withdrawn] = await visitor.openForms(3)
  const contact = { name: typed.lastName, email: typed.email }
  const review = { title: typed.review, content: typed.review, score: 4 }
  const answers = [
    await visitor.post('/v1/checkout/customer', details),
    await visitor.post(`/v1/catalog/product/${product?.id}/review`, {
      review,
      customer: contact,
      ticket: reviewed,
    }),
    await visitor.post('/v1/service/contact', {
      ...contact,
      ticket: asked,
      subject: 'delivery',
      message: typed.message,
    }),
    await visitor.post('/v1/service/withdrawal', {
      ...contact,
      ticket: withdrawn,
      order_number: 'KJD0000001',
      items: typed.message,
    }),
    await visitor.send('/nieuwsbrief/', { email: typed.email }),
  ]
  return answers.map((answer) => answer.status())
}

/** Returns the code from the newest mailed link to that page. */
async function codeMailedTo(email: string, page: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const mails = await query<{ text: string }>(
      'select text from mail_message where recipient = $1 order by id desc',
      [email],
    )
    const found = mails.flatMap(({ text }) => new RegExp(`/${page}/\\?code=([\\w.-]+)`).exec(text)?.[1] ?? [])
    code = found[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Makes a link that brings the cart of an order back, as a reminder contains it. */
async function aRestoreLink(orderId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into cart_restore (token_hash, cart_id, created_at, expires_at)
     select $1, c.id, now(), now() + interval '1 day' from "order" o join cart c on c.id = o.cart_id where o.public_id = $2`,
    [createHash('sha256').update(token).digest('base64url'), orderId],
  )
  return token
}

test('a whole journey through shop and api leaves nothing in a log that was typed, or that opens an order, a cart or a list', async ({
  request,
}) => {
  const [visitor, person] = [aVisitor(request), aMarkedPerson()]
  const { open, post, send } = visitor
  const voucher = await fillCheckout(visitor, person)
  const { cart } = await (await open('/v1/checkout')).json()
  const placed = await post('/v1/checkout/payment-url', { expected_total: cart.totals.grand_total })
  const { order_id: order, url } = await placed.json()
  const payment = new URL(url).pathname
  await open(payment)
  await send(payment, { outcome: 'authorized', webhook: 'once' })
  await expect(async () =>
    expect((await open(`/v1/customer/orders/${order}/invoice`)).status()).toBe(200),
  ).toPass()

  expect(Math.max(...(await sendEveryForm(visitor, person, toDetails(person))))).toBeLessThan(500)
  const confirmation = await codeMailedTo(person.typed.email, 'bevestigen')
  await open(`/nieuwsbrief/bevestigen/?code=${confirmation}`)
  await post('/v1/newsletter/confirmation', { code: confirmation })
  const leave = await codeMailedTo(person.typed.email, 'afmelden')
  const restore = await aRestoreLink(order)
  const mailed = [`/nieuwsbrief/afmelden/?code=${leave}`, `/cart/restore/${restore}/`]
  const pages = [
    `/checkout/status/${order}/`,
    `/checkout/thankyou/?order=${order}`,
    `/checkout/betalen/${order}/`,
  ]
  const calls = [`/v1/order/${order}`, `/v1/order/${order}/status`, `/v1/service/withdrawal/order/${order}`]
  const lists = ['newsletter', 'reviews'].map((list) => `/webhooks/${list}/unsubscribe/${leave}`)
  for (const path of [...mailed, ...pages, ...calls, ...lists])
    expect.soft((await open(path)).status(), path).toBeLessThan(500)
  for (const path of lists) await send(path, {})
  await post('/v1/cart/restore', { id: restore })
  const last = await open('/v1/cart')

  const secrets = { order, payment: payment.split('/').at(-1), confirmation, leave, restore, voucher }
  for (const { part, text } of await readLogsAfter(last))
    for (const [name, value] of Object.entries({ ...person.typed, mark: person.mark, ...secrets }))
      expect.soft(text.includes(String(value)), `${name} stands in the log of the ${part}`).toBe(false)
})

test('neither do statements that fail with the whole row in their message', async ({ request }) => {
  const [visitor, person] = [aVisitor(request), aMarkedPerson()]
  await fillCheckout(visitor, aMarkedPerson())
  await refuseRowsWith(person.mark, async () => {
    const statuses = await sendEveryForm(visitor, person, toDetails(person))
    expect(statuses.filter((status) => status >= 500)).toEqual(statuses)
  })
  const last = await visitor.open('/v1/cart')
  for (const { part, text } of await readLogsAfter(last)) {
    for (const [name, value] of Object.entries({ ...person.typed, mark: person.mark }))
      expect.soft(text.includes(value), `${name} stands in the log of the ${part}`).toBe(false)
    if (part === 'api') expect(text).toContain('P0001')
  }
})
