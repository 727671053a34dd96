import { type Browser, expect, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn, shopUrl, waitForDigits } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'

/** Lists products of which the first ones can be kept. */
const listing = '/dekbedovertrek/'
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: /bewaren bij favorieten$/ })
const favoritesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Favorieten/ })
const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => tiles(page).getByRole('heading').allInnerTexts()
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('favorites')))

/** Returns how many favourites an account has. */
async function countKept(email: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    'select count(*) from customer_favorite join customer on customer.id = customer_id where email = $1',
    [email],
  )
  return Number(row?.count)
}

/** Keeps products of the listing by their places. */
async function keep(page: Page, ...places: number[]) {
  await page.goto(listing)
  for (const place of places) {
    await heart(page).nth(place).click()
    await expect(heart(page).nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
}

async function openBrowser(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled })
  await liveApart(context)
  return context.newPage()
}

test.beforeEach(async ({ context }) => liveApart(context))

test('[CT-14] a guest’s favourites join those of the account at login, and are the same on both devices', async ({
  page,
  browser,
}) => {
  const email = anEmail('favoriet')
  await keep(page, 0, 1)
  await logIn(page, email)
  await page.goto('/favorieten/')
  await expect.poll(() => countKept(email)).toBe(2)
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)

  const phone = await openBrowser(browser)
  await keep(phone, 2, 1)
  await logIn(phone, email)
  await phone.goto('/favorieten/')
  await expect(tiles(phone)).toHaveCount(3)
  await expect(favoritesLink(phone)).toContainText('3 producten in je')
  const [first = ''] = await titles(phone)

  await heart(phone).first().click()
  await expect.poll(() => countKept(email)).toBe(2)
  await page.evaluate(() => {
    const [mirror] = JSON.parse(window.localStorage.getItem('favorites-account') ?? '[]')
    window.localStorage.setItem('favorites-account', JSON.stringify([{ ...mirror, readAt: 0 }]))
  })
  await page.reload()
  await expect(favoritesLink(page)).toContainText('2 producten in je')
  await expect(tiles(page)).toHaveCount(2)
  expect(await titles(page)).not.toContain(first)

  await phone.getByRole('button', { name: 'Zet terug' }).click()
  await expect.poll(() => countKept(email)).toBe(3)
  expect((await titles(phone))[0]).toBe(first)
  await expectNoAxeFaults(phone, 'favourites of a customer')
  await phone.context().close()
})

test('[CT-14] [RT-02] logging out leaves nothing of the customer on the device, and the account keeps all', async ({
  page,
}) => {
  const email = anEmail('uit')
  await logIn(page, email)
  await keep(page, 0, 1)
  await expect.poll(() => countKept(email)).toBe(2)
  const html = await (await page.request.get(listing)).text()
  expect(html).not.toMatch(/aria-pressed="true"/)
  await page.goto('/account/')
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${shopUrl}/`)
  await expect(favoritesLink(page)).not.toContainText('in je')
  expect(await stored(page)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/account\/login\//)
  await page.goto('/favorieten/')
  await expect(page.getByRole('heading', { name: 'Je hebt nog niets bewaard' })).toBeVisible()
  await logIn(page, email)
  await page.goto(listing)
  await expect(heart(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(favoritesLink(page)).toContainText('2 producten in je')
})

test('[CT-14] a session that ended elsewhere takes the account’s favourites along, not what is kept after it', async ({
  page,
}) => {
  const email = anEmail('verlopen')
  await logIn(page, email)
  await keep(page, 0)
  await expect.poll(() => countKept(email)).toBe(1)
  await query(
    'update customer_session set ends_at = now() where customer_id = (select id from customer where email = $1)',
    [email],
  )
  await heart(page).nth(1).click()
  await expect(heart(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(favoritesLink(page)).toContainText('1 product in je')
  expect(await stored(page)).toEqual(['favorites'])
  expect(await countKept(email)).toBe(1)
})

test('[CT-14] a heart that is touched without a network is reported, kept, and sent later', async ({
  page,
}) => {
  const email = anEmail('tunnel')
  await logIn(page, email)
  await keep(page, 0)
  await expect.poll(() => countKept(email)).toBe(1)
  await page.route('**/v1/customer/favorites', (route) => route.abort())
  await heart(page).nth(1).click()
  await expect(heart(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await favoritesLink(page).click()
  await expect(page.getByText('Je laatste wijzigingen staan nog alleen op dit apparaat.')).toBeVisible()
  expect(await countKept(email)).toBe(1)
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => countKept(email)).toBe(2)
  await expect(page.getByText('Je laatste wijzigingen')).toHaveCount(0)
})

test('[CT-14] an account that is full says so, and what does not fit in stays on the device until there is room', async ({
  page,
}) => {
  const email = anEmail('vol')
  await keep(page, 0)
  const [own] = await page.evaluate(() => JSON.parse(window.localStorage.getItem('favorites') ?? '[]'))
  await logIn(page, email)
  await page.evaluate(() => window.localStorage.clear())
  await query(
    `insert into customer_favorite (customer_id, product_id, added_at)
     select customer.id, product.id, now() from customer, product
     where email = $1 and product.active and not product.is_sample and product.id <> $2 order by product.id desc limit 200`,
    [email, own.id],
  )
  await page.goto(listing)
  await expect(favoritesLink(page)).toContainText('200 producten in je')
  await heart(page).first().click()
  await expect(page.getByText('Je account bewaart 200 favorieten en is vol.')).toBeVisible()
  await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorieten/')
  await expect(tiles(page)).toHaveCount(201)
  await expect(page.getByText('en is vol.')).toHaveCount(0)
  await expect(page.getByText('Eén product staat alleen op dit apparaat.')).toBeVisible()
  await heart(page).last().click()
  await expect(page.getByText('Eén product staat alleen op dit apparaat.')).toHaveCount(0)
  await expect
    .poll(() =>
      query(
        'select 1 from customer_favorite where product_id = $1 and customer_id = (select id from customer where email = $2)',
        [own.id, email],
      ),
    )
    .toHaveLength(1)
})

test('[CT-14] without scripts the heart is a form, and the page shows the list of the account', async ({
  browser,
}) => {
  const email = anEmail('zonder')
  const page = await openBrowser(browser, false)
  // What stands in `noscript` is text to a search by words.
  const words = page.locator('main noscript > div').first()
  await page.goto('/favorieten/')
  await expect(words).toContainText('Zonder JavaScript bewaren we je favorieten bij je account.')
  await words.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/account\/login\/$/)
  await page.goto(listing)
  const link = await tiles(page).first().getByRole('heading').getByRole('link').getAttribute('href')
  await page.goto(link ?? '')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: `${title} bewaren bij favorieten` }).click()

  await expect(page).toHaveURL(/\/account\/login\/$/)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Mail me een code' }).click()
  await page.getByLabel('Code uit de mail').fill(await waitForDigits(email))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/favorieten\/$/)
  await expect(tiles(page)).toContainText([title])
  await expect(tiles(page)).toContainText(['€'])
  await page.getByRole('button', { name: `${title} weghalen uit favorieten` }).click()
  await expect(words).toContainText('Je hebt nog niets bewaard')
  await expect(words).toBeVisible()
  expect(await countKept(email)).toBe(0)

  await page.goto(link ?? '')
  await page.getByRole('button', { name: `${title} bewaren bij favorieten` }).click()
  await expect(page).toHaveURL(/\/favorieten\/$/)
  await expect(tiles(page)).toHaveCount(1)
  await page.context().close()
})

test('[CT-14] a link or another site keeps nothing', async ({ page }) => {
  const email = anEmail('link')
  await logIn(page, email)
  for (const path of ['/account/favorieten/?product=1&intent=add', '/favorieten/?product=1'])
    await page.goto(path)
  await expect(page).toHaveURL(/\/favorieten\//)
  const foreign = await page.request.post('/account/favorieten/', {
    form: { product: '1', intent: 'add' },
    headers: { origin: 'https://elders.example' },
  })
  expect(foreign.status()).toBe(403)
  expect(await countKept(email)).toBe(0)
})
