import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, endPayment, fillCart, openPayment, putInCart } from '../support/shopper.ts'

const codeField = (page: Page) => page.getByLabel('Kortingscode of voucher')
const codes = (page: Page) => page.getByRole('list', { name: 'Codes in je winkelwagen' })

async function apply(page: Page, code: string) {
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Toepassen' }).click()
}

async function setQuantity(page: Page, quantity: number) {
  const field = page.getByRole('spinbutton', { name: /^Aantal / })
  await field.fill(String(quantity))
  await field.press('Tab')
}

test('[CA-06] four towels: two are free; a code comes on, is refused with its reason, and comes off', async ({
  page,
}) => {
  await putInCart(page, 'handdoek-dik')
  await expect(page.getByText('Nog 3 artikelen voor 2+2 gratis')).toBeVisible()
  await setQuantity(page, 4)
  await expect(page.getByText('2 stuks gratis bij 2+2 gratis')).toBeVisible()
  await expect(page.getByText('2+2 gratis: verrekend in je totaal')).toBeVisible()

  await apply(page, 'zomer26')
  await expect(codeField(page)).toHaveAccessibleDescription('Deze kortingscode is verlopen.')
  await expect(codeField(page)).toBeFocused()
  await apply(page, 'thuis gratis')
  await expect(codeField(page)).toHaveAccessibleDescription(/nog €\s0,20 aan artikelen/)
  await setQuantity(page, 5)
  await expect(page.getByText('Nog 3 artikelen voor 2+2 gratis')).toBeVisible()
  await apply(page, 'thuis gratis')
  await expect(codes(page)).toContainText('THUISGRATIS')
  await expect(page.getByText('Je bestelling wordt gratis bezorgd')).toBeVisible()

  // A code that no longer applies stays, and says why.
  await setQuantity(page, 4)
  await expect(codes(page)).toContainText(/nog €\s0,20 aan artikelen/)
  await page.getByRole('button', { name: 'Code THUISGRATIS verwijderen' }).click()
  await expect(codes(page)).toBeHidden()
  await expect(codeField(page)).toBeFocused()
})

test('[CA-02] an announced code names the line on which it saves nothing, and is refused where it saves nothing at all', async ({
  page,
}) => {
  const getLine = (slug: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading').locator(`a[href^="/${slug}.html"]`) })
  const lowest = await cheaperUntilYesterday('vloerkleed-akker')
  await putInCart(page, 'vloerkleed-akker-licht')
  await apply(page, 'welkom10')
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Deze kortingscode geldt niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.',
  )
  await apply(page, 'thuisgratis')
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Je betaalt al niets voor de bezorging: deze kortingscode voegt niets toe.',
  )
  await expect(codes(page)).toBeHidden()

  await putInCart(page, 'vloerkleed-atlas-licht')
  await apply(page, 'welkom10')
  await expect(codes(page)).toContainText(/WELKOM10\s*10% korting: –\s€\s8,20/)
  await expect(getLine('vloerkleed-akker')).toContainText(
    `WELKOM10 geldt niet voor dit artikel: het kostte in de afgelopen 30 dagen ook ${lowest}.`,
  )
  await expect(getLine('vloerkleed-atlas')).toContainText(
    /Korting met WELKOM10, geteld vanaf de laagste prijs van 30 dagen: €\s[\d.,-]+\./,
  )
})

test('[CA-07] [CA-04] the voucher of an order pays for the next one, and a link brings a cart back beside what is in it', async ({
  page,
}) => {
  test.slow()
  const shopper = aShopper()
  await order(page, shopper, ['gordijn-duin'])
  const [earned] = await query<{ code: string }>(
    'select v.code from voucher v join "order" o on o.id = v.order_id where o.email = $1',
    [shopper.email],
  )
  const code = earned?.code ?? ''
  await expect(page.getByText(code, { exact: true })).toBeVisible()

  await putInCart(page, 'vloerkleed-atlas-licht')
  await apply(page, code.toLowerCase().replaceAll('-', ' '))
  await expect(codes(page)).toContainText(code)

  // The link opens the same cart on another device.
  const path = await aRestoreLink(code)
  await page.context().clearCookies()
  await fillCart(page, 'gordijn-duin')
  await page.goto(path)
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(codes(page)).toContainText(code)
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  await expect(lines).toHaveCount(2)
  await lines
    .filter({ hasText: 'Gordijn' })
    .getByRole('button', { name: /verwijderen$/ })
    .click()
  await expect(lines).toHaveCount(1)
  for (const address of ['/cart/restore/onbekend/', '/cart/restore/']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
  }

  await order(page, shopper)
  await expect(page.getByText(`Voucher (${code})`)).toBeVisible()
  const uses = await query(
    'select u.state, u.amount_cents from discount_use u join voucher v on v.id = u.voucher_id where v.code = $1',
    [code],
  )
  expect(uses).toEqual([{ state: 'used', amount_cents: 500 }])
})

/** Orders these goods besides what is in the cart. */
async function order(page: Page, shopper: ReturnType<typeof aShopper>, slugs: readonly string[] = []) {
  await openPayment(page, slugs, shopper)
  await endPayment(page, 'Betaald')
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
}

/** Makes the link that the reminder's mail has, for the open cart that holds a voucher. */
async function aRestoreLink(voucherCode: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into cart_restore (token_hash, cart_id, created_at, expires_at)
     select $1, id, now(), now() + interval '1 day' from cart where voucher_code = $2 and ordered_at is null`,
    [createHash('sha256').update(token).digest('base64url'), voucherCode],
  )
  return `/cart/restore/${token}/`
}

/** Gives a product a lower price until yesterday, and returns it as the cart writes it. */
async function cheaperUntilYesterday(slug: string): Promise<string> {
  const [lower] = await query<{ cents: number }>(
    `with present as (
       update price_history set valid_from = now() - interval '1 day'
       from variant v join product p on p.id = v.product_id
       where price_history.variant_id = v.id and valid_to is null and p.slug = $1
       returning variant_id, price_history.price_cents)
     insert into price_history (variant_id, price_cents, valid_from, valid_to)
     select variant_id, 5000, now() - interval '2 days', now() - interval '1 day' from present
     returning price_cents as cents`,
    [slug],
  )
  if (lower?.cents !== 5000) throw new Error(`there is no product ${slug}`)
  return '€\u00a050,-'
}
