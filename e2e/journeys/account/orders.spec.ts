import { expect, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { aShopper, endPayment, openPayment } from '../../support/shopper.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const steps = (page: Page) => page.getByRole('list', { name: 'Verloop van je bestelling' })

/** Orders something as whoever is logged in, and returns what opens the order. */
async function order(page: Page, email: string, outcome: string) {
  await openPayment(page, ['gordijn-duin'], aShopper({ email }))
  await endPayment(page, outcome)
  const [placed] = await query<{ id: string; number: string }>(
    'select public_id as id, number from "order" where email = $1 order by placed_at desc limit 1',
    [email],
  )
  if (placed === undefined) throw new Error(`${email} ordered nothing`)
  return placed
}

/** Records that an order left by parcel, and whether it arrived, as the commands for staff do. */
async function send(number: string, status: 'shipped' | 'delivered') {
  const ofOrder = 'from "order" where number = $1'
  if (status === 'shipped')
    await query(
      `insert into shipment (id, order_id, carrier, tracking_code, tracking_url, pieces, shipped_at)
        select gen_random_uuid(), id, 'PostNL', '3SPROEF', 'https://track.example/3SPROEF', '{}', now() ${ofOrder}`,
      [number],
    )
  await query(
    `insert into order_event (order_id, type, at, data) select id, $2, now(), '{"isAll":true}' ${ofOrder}`,
    [number, status],
  )
  await query('update "order" set status = $2 where number = $1', [number, status])
}

test('[AC-02] [RT-02] a customer follows an order from the thanks to the door, orders it again, and takes it out of the account', async ({
  page,
}) => {
  const email = anEmail('bestelt')
  await logIn(page, email)
  const { id, number } = await order(page, email, 'Betaald')
  await page.getByRole('link', { name: 'Volg je bestelling in je account' }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}/$`))
  await expect(title(page, `Bestelling ${number}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We maken je bestelling klaar' })).toBeVisible()
  await expect(steps(page).getByRole('listitem')).toHaveText([
    /^Besteld/,
    /^Betaald/,
    /^Verzonden, komt nog/,
    /^Bezorgd, komt nog/,
  ])
  const main = page.getByRole('main')
  for (const words of ['iDEAL | Wero', 'Factuuradres', 'Museumstraat 1', 'Waarvan btw', 'ingelogd'])
    await expect(main.getByText(words).first()).toBeVisible()
  const invoice = page.getByRole('link', { name: /^Factuur .*pdf/ })
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  const entry = page
    .getByRole('navigation', { name: 'Mijn account' })
    .getByRole('link', { name: 'Mijn bestellingen' })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expectNoAxeFaults(page, 'order')

  await send(number, 'shipped')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Onderweg' })).toBeVisible()
  await expect(page.getByRole('link', { name: '3SPROEF' })).toHaveAttribute('href', /track\.example/)
  await send(number, 'delivered')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bezorgd' })).toBeVisible()
  await expect(main.getByText(/Je bedenktijd loopt tot en met \d+ \w+ \d{4}/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Herroep de overeenkomst' })).toHaveAttribute(
    'href',
    `/service/herroepen/?bestelling=${id}`,
  )
  await expect(page.getByRole('link', { name: /^Beoordeel / })).toHaveAttribute('href', /uitnodiging=/)

  await page.goto('/account/')
  await expect(page.getByRole('heading', { name: 'Je laatste bestelling' })).toBeVisible()
  await page.getByRole('link', { name: `Bestelling ${number}` }).click()
  await query(
    'update order_line set price_cents = price_cents - 500 where order_id = (select id from "order" where number = $1)',
    [number],
  )
  await press(page, 'Bestel opnieuw')
  await expect(main.getByText('Deze prijs is veranderd')).toBeVisible()
  await page.getByRole('link', { name: 'Naar je winkelwagen' }).click()
  await expect(title(page, /Je winkelwagen/)).toBeVisible()
  await expect(main.getByRole('link', { name: /Gordijn/ }).first()).toBeVisible()

  await page.goto(`/account/orders/${id}/`)
  await page.getByText('Hoort deze bestelling niet bij jou?').click()
  await press(page, 'Haal uit mijn account')
  await expect(page.getByText('de bestelling staat niet meer in je account')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nog geen bestellingen' })).toBeVisible()
  await expectNoAxeFaults(page, 'no orders')
  // The order itself is as it was for whoever has its link; in the account it is as one that does not exist.
  expect((await page.request.get(`/checkout/thankyou?order=${id}`)).status()).toBe(200)
  const answers = await Promise.all(
    [id, 'bestaat-niet', 'x'.repeat(200)].map((other) => page.request.get(`/account/orders/${other}/`)),
  )
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[AC-02] [RT-02] [CO-05] orders are listed page by page, one is paid after all and ordered again, and what is somebody else’s is not found', async ({
    page,
    browser,
  }) => {
    const email = anEmail('lijst')
    await logIn(page, email)
    const { id, number } = await order(page, email, 'Mislukt')
    await query(
      `with copied as (insert into "order" select (jsonb_populate_record(null::"order", to_jsonb(o) || jsonb_build_object(
          'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'public_id', o.public_id || n, 'status', 'canceled',
          'payment_status', 'refunded', 'number', 'KJD' || ((substr(o.number, 4)::int - 1000000) * 21 + 2000000 + n), 'placed_at', o.placed_at - n * interval '1 day'))).*
          from "order" o, generate_series(1, 20) n where o.number = $1 returning id)
        insert into order_owner (order_id, customer_id, how, joined_at) select c.id, w.customer_id, 'mailbox', w.joined_at
          from copied c, order_owner w join "order" o on o.id = w.order_id where o.number = $1`,
      [number],
    )
    await page.goto('/account/orders/')
    const orders = page.getByRole('link', { name: /^Bestelling KJD/ })
    await expect(orders).toHaveCount(20)
    await expect(page.getByText('Nog niet betaald')).toBeVisible()
    await expect(page.getByText('Geplaatst als gast met jouw e-mailadres').first()).toBeVisible()
    await page.getByRole('link', { name: 'Oudere bestellingen' }).click()
    await expect(orders).toHaveCount(1)
    await page.getByRole('link', { name: 'Nieuwere bestellingen' }).click()
    await expect(orders).toHaveCount(20)
    const list = await page.request.get('/account/orders/')
    expect(list.headers()['cache-control']).toContain('no-store')

    await orders.first().click()
    await press(page, 'Bestel opnieuw')
    await expect(page).toHaveURL(/\/cart\/$/)
    await page.goto(`/account/orders/${id}/`)
    await page.getByRole('link', { name: 'Betaal alsnog' }).click()
    await press(page, 'Betalen')
    await endPayment(page, 'Betaald')
    await page.goto('/account/thankyou/')
    await expect(page.getByText(number)).toBeVisible()
    await page.getByRole('link', { name: 'Volg je bestelling' }).click()
    await expect(steps(page).getByRole('listitem')).toHaveText([
      /^Besteld/,
      /^Betaald/,
      /^Verzonden, komt nog/,
      /^Bezorgd, komt nog/,
    ])

    const stranger = await browser.newPage()
    await liveApart(stranger.context())
    await logIn(stranger, anEmail('gluurt'))
    for (const path of [`/account/orders/${id}/`, `/account/thankyou/?order=${id}`])
      expect((await stranger.request.get(path)).status()).toBe(404)
    await stranger.close()
  })
})
