/**
 * ER-01, ER-02: what a shopper sees when something fails, in a shop whose api fails on demand. Other journeys provoke these rows
 * of the error catalogue:
 *
 * | row | journey |
 * |---|---|
 * | 'Selecteer een betaalmethode' | payment |
 * | wizard: 'Maak eerst een keuze', failed load | wizard |
 * | invalid zip empties city and street | checkout-forms |
 * | search suggestions | search |
 * | load more | load-more |
 * | failed product image, product that cannot be bought | category |
 * | newsletter popup: its content, its signup | newsletter |
 * | review that cannot be posted: 'Er ging iets mis' | reviews |
 * | configurator: order not complete, choose first, a failed addition | configurator, configurator-trouble |
 * | unmatched route | routes |
 * | unknown middleware | apps/shop/server/pages/failing-pages.test.ts: no page of the shop has one |
 *
 * Not covered: rows of parts that the shop does not have yet (customer login and account, chat).
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/faulty-shop.ts'
import { aShopper, fillAddress, openAddress } from '../support/shopper.ts'

// All tests share one faulty shop.
test.describe.configure({ mode: 'default' })

const apology = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

async function expectErrorPage(page: Page, status: number) {
  await expect(page).toHaveTitle(new RegExp(`^${status} `))
  await expect(page.getByText(String(status), { exact: true })).toBeVisible()
  await expect(page.getByText(apology)).toBeVisible()
}

test('[ER-01] [ER-02] [SC-05] while the api is away the error page leads to a home that stands, and all comes back by itself', async ({
  page,
  shop,
}) => {
  shop.break(/./, 'is away')
  const answer = await page.goto('/dekbed/')
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' })
  await expectErrorPage(page, 503)
  const sound = page.waitForResponse(/\/sounds\/snore-[123]\.wav$/)
  await page.getByRole('button', { name: 'Laat me een tevreden klant horen' }).click()
  expect((await sound).ok()).toBe(true)
  for (const path of ['/cart/', '/checkout/', '/gordijn-melk.html', '/zoeken/?tn_q=bed', '/blog/'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 503])

  await page.getByRole('link', { name: 'Ga terug' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slapen, wonen, thuiskomen' })).toBeVisible()
  await page.getByRole('link', { name: 'Winkelwagen' }).click()
  await expectErrorPage(page, 503)
  shop.mend()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Er ligt nog niets in' })).toBeVisible()
})

test('[ER-02] pages come and can be used when all that surrounds them is silent', async ({ page, shop }) => {
  shop.break(/^\/v1\/content\/(navigation|extra-navigation|notification|footer|category)/, 'is silent')
  shop.break(/^\/v1\/cart/, 'is silent')
  await page.goto('/dekbed/')
  await expect(page.getByRole('article').first()).toBeVisible()
  // A link that the law wants within reach depends on no content.
  await expect(page.getByRole('link', { name: 'Overeenkomst hier herroepen' })).toBeVisible()
  await page.getByRole('combobox', { name: /zoek/i }).fill('kussen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultaten voor “kussen”' })).toBeVisible()
})

test('[ER-02] a page does without its featured products, texts and lists, whatever way they fail', async ({
  page,
  shop,
}) => {
  shop.break(/\/suggested-products|\/featured-products|\/v1\/content\/promotions/, 'fails')
  shop.break(/\/v1\/content\/(homepage|category|service-page$)|\/v1\/catalog\/brands/, 'breaks off')
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  for (const path of ['/', '/dekbed/', '/gordijn-melk.html', '/kortingscode/', '/service/privacy/']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  }
  // The recently viewed product is no longer known either.
  await page.goto('/favorieten/')
  await expect(page.getByRole('heading', { level: 1, name: 'Favorieten' })).toBeVisible()
  await expect(page.getByText('Laatst bekeken producten laden')).toHaveCount(0)
  expect(failures).toEqual([])
})

test('[ER-01] an addition that fails is logged, loading ends, and the page works on', async ({
  page,
  shop,
}) => {
  await page.goto('/gordijn-melk.html')
  const add = page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first()
  const dialog = page.getByRole('dialog')
  const cart = (url: URL) => url.pathname.startsWith('/cart')
  const logged = page.waitForEvent('pageerror')
  await page.route(cart, (route) => route.abort())
  await add.click()
  await expect(dialog.getByText('Dat lukte niet: we kunnen de winkel nu niet bereiken')).toBeVisible()
  expect((await logged).message).toMatch(/fetch/i)
  await dialog.getByRole('button', { name: 'Verder winkelen' }).click()
  await page.unroute(cart)

  shop.break(/^\/v1\/cart\/item/, 'is away')
  await add.click()
  await expect(dialog.getByText('De winkel is even niet bereikbaar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Verder winkelen' }).click()
  await expect(add).not.toHaveAttribute('aria-busy')
  shop.mend()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })).toBeVisible()
})

test('[ER-01] [VA-06] [VA-09] a VAT number that cannot be checked counts as valid, and an address that cannot be looked up is typed', async ({
  page,
  shop,
}) => {
  await openAddress(page, 'dekbedovertrek-waterlijn')
  await fillAddress(page, aShopper(), { hasScripts: true })
  shop.break(/\/vat\/validate/, 'is away')
  shop.break(/\/postcode\/autocomplete/, 'fails')
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Huisnummer').fill('3')
  await billing.getByLabel('Huisnummer').blur()
  await expect(billing.getByLabel('Straat')).toHaveValue('')
  await billing.getByRole('button', { name: 'Adres handmatig invullen' }).click()
  await billing.getByLabel('Straat').fill('Museumstraat')
  await billing.getByLabel('Plaats').fill('Amsterdam')
  await page.getByRole('radio', { name: 'Zakelijk' }).check()
  await page.getByLabel('Bedrijfsnaam').fill('Proef B.V.')
  await page.getByLabel('KVK- of ondernemingsnummer').fill('12345678')
  await page.getByLabel('Btw-nummer').fill('NL000099998B57')
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await expect(page).toHaveURL(/payment-methods/)
})

test('[ER-02] a feed whose api fails is not a feed, and half a feed does not look like a whole one', async ({
  request,
  shop,
}) => {
  expect((await request.get('/feeds/google-nl.xml')).status()).toBe(200)
  shop.break(/\/product-feed\?/, 'is away')
  await expect(request.get('/feeds/google-nl.xml')).rejects.toThrow()
  shop.break(/\/product-feed\/parts|\/v1\/catalog\/sitemap/, 'is away')
  for (const path of ['/feeds/google-nl.xml', '/sitemap.xml'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 503])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SC-05] the error page says the same, and its sound can be played', async ({ page, shop }) => {
    shop.break(/./, 'is away')
    await page.goto('/dekbed/')
    await expectErrorPage(page, 503)
    await expect(page.locator('audio')).toBeVisible()
    await page.getByRole('link', { name: 'Ga terug' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
