import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'

const isPhone = () => test.info().project.name === 'phone'

test('[CT-01] a category has a breadcrumb, its banner and how an action works', async ({ page }) => {
  await page.goto('/boxsprings/')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('link').last()).toHaveText(/Boxsprings en matrassen/)
  await expect(page.getByRole('main').locator('header img')).toBeVisible()
  await page.goto('/dagdeals/')
  await expect(page.getByRole('heading', { name: 'Hoe werkt deze actie?' })).toBeVisible()
})

test('[CT-02] a banner tile stands at position 5', async ({ page }) => {
  await page.goto('/slapen/')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items.nth(4)).toContainText('Eerst meten, dan slapen')
})

test('[CT-03] a tile has picture, title, price and former price, and says when it cannot be bought', async ({
  page,
}) => {
  await page.goto('/dekbedovertrek/')
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Dekbedovertrek Takje', exact: true }) })
  await expect(tile.locator('img').first()).toBeVisible()
  await expect(tile).toContainText(/€\s34,95/)
  await expect(tile).toContainText(/laagste prijs 30 dagen:\s€\s44,95/)
  await expect(tile).toContainText('-22%')
})

test('[CT-03] a picture that fails leaves its place, not a hole', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/hoofdkussen/')
  const tile = page.getByRole('article').first()
  await expect(tile.locator('svg').first()).toBeVisible()
  expect((await tile.boundingBox())?.height).toBeGreaterThan(200)
})

test('[CT-06] the sort list begins with a choice that cannot be chosen', async ({ page }) => {
  await page.goto('/gordijnen/')
  const first = page.getByLabel('Sorteren').filter({ visible: true }).locator('option').first()
  await expect(first).toHaveText('Maak een keuze')
  await expect(first).toBeDisabled()
})

test('[CT-07] the price filter takes a range in whole euros and keeps it in the address', async ({
  page,
}) => {
  await page.goto('/gordijnen/?tn_fk_ae-prijs=40-60')
  const prices = await page.getByRole('article').getByText(/^€/).allTextContents()
  expect(prices.length).toBeGreaterThan(0)
  if (isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
  await expect(page.getByRole('spinbutton', { name: /^Vanaf/ }).filter({ visible: true })).toHaveValue('40')
  await expect(page.getByRole('spinbutton', { name: /^Tot en met/ }).filter({ visible: true })).toHaveValue(
    '60',
  )
  await page.getByRole('link', { name: 'Herstel filters' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/gordijnen\/$/)
})

test('[CT-08] [CT-11] a group keeps the counts of its other values, and can take a second one', async ({
  page,
}) => {
  await page.goto('/dekbedovertrek/')
  if (isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
  const value = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
  const linen = await value(/^Linnen/).textContent()
  await value(/^Flanel/).click()
  await expect(page).toHaveURL(/flanel/)
  await expect(value(/^Linnen/)).toHaveText(linen ?? '')
  await value(/^Linnen/).click()
  await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/linnen\/$/)
})

test('[RT-12] [CT-01] a category in the database has its page at once, with its countdown', async ({
  page,
}) => {
  const path = `proef-${test.info().project.name}`
  await query(
    `insert into category (path, title, countdown) values ($1, 'Proefcategorie', 'daily') on conflict (path) do nothing`,
    [path],
  )
  await query(`insert into change (entity, tags) values ('category', '{categories}')`)
  await expect.poll(async () => (await page.goto(`/${path}/`))?.status(), { timeout: 20_000 }).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Proefcategorie' })).toBeVisible()
  await expect(page.locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
  const before = await page.locator('time').textContent()
  await expect(page.locator('time')).not.toHaveText(before ?? '')
})

test('[CT-10] more products come before the link is reached, and the address shows all of them', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/v1/catalog/overview/category?**', async (route) => {
    calls += 1
    await route.continue()
  })
  await page.goto('/slapen/')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('article')
  const first = await tiles.count()
  expect(calls).toBe(0)
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Laad meer')
    // 800 px above the link's first sight: within the 900 px of the rule, outside the screen.
    window.scrollTo(0, (link?.getBoundingClientRect().top ?? 0) + window.scrollY - window.innerHeight - 800)
  })
  await expect.poll(() => tiles.count()).toBeGreaterThan(first)
  await expect(page).toHaveURL(/\/slapen\/\?tn_p=1-2$/)
  expect(calls).toBe(1)
})

test('[CT-10] a page that does not come leaves everything as it was, and can be asked for again', async ({
  page,
}) => {
  await page.route('**/v1/catalog/overview/category?**', (route) => route.abort())
  await page.goto('/slapen/')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('article')
  const first = await tiles.count()
  await page.getByRole('link', { name: 'Laad meer' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Dat lukte niet. Probeer het nog eens.')).toBeVisible()
  await expect(tiles).toHaveCount(first)
  await page.unroute('**/v1/catalog/overview/category?**')
  await page.getByRole('link', { name: 'Laad meer' }).click()
  await expect.poll(() => tiles.count()).toBeGreaterThan(first)
})
