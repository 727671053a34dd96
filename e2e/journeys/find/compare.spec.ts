import { expect, type Page, test } from '@playwright/test'
import { newVisitor } from '../../support/consent.ts'

const three = ['matras-bonell-vast', 'matras-hybride-tussenin', 'matras-logeer'] as const
const table = (page: Page) => page.getByRole('region', { name: 'Vergelijking van producten' })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Vergelijken' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('compared-products') ?? '[]').length)

test('[CT-03] [PD-01] a shopper picks three products, is refused a fourth, and sees what differs', async ({
  page,
}) => {
  await page.goto(`/${three[0]}.html`)
  await page.getByRole('button', { name: /^Vergelijk ?: Matras Bonell Vast$/ }).click()
  await expect(page.getByRole('button', { name: /^In je vergelijking ?: Matras Bonell Vast$/ })).toBeVisible()
  await expect(bar(page).getByRole('listitem')).toHaveCount(1)

  // From then on every tile offers it, also where no mouse comes by.
  await page.goto('/matrassen/')
  const marks = page.getByRole('main').getByRole('button', { name: /vergelijken$/, pressed: false })
  await expect(marks.nth(4)).toBeAttached()
  for (const count of [2, 3]) {
    await marks.first().click()
    await expect(bar(page).getByRole('listitem')).toHaveCount(count)
  }
  await marks.first().click()
  await expect(bar(page).getByText('Je vergelijkt al drie producten.')).toBeVisible()
  expect(await stored(page)).toBe(3)

  await bar(page)
    .getByRole('link', { name: /^Vergelijk 3/ })
    .click()
  await expect(page).toHaveURL(/\/vergelijken\/\?met=matras-bonell-vast,[a-z-]+,[a-z-]+$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await expect(bar(page)).toHaveCount(0)
  // All three have room beside each other on a phone of 390 px; on a smaller one they scroll in the table, and the page does not.
  expect(await table(page).evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

  const rows = table(page).getByRole('rowheader')
  const all = await rows.count()
  await page.getByRole('link', { name: 'Alleen verschillen tonen' }).click()
  await expect(page.getByRole('link', { name: 'Alles tonen' })).toBeVisible()
  expect(await rows.count()).toBeLessThan(all)
  for (const row of await rows.filter({ hasNotText: /^(Prijs|Beoordeling|Bezorging)$/ }).all())
    await expect(row).toContainText('anders')

  // By keyboard, from a table that was scrolled sideways: what has the focus comes back into view.
  const takeOut = table(page)
    .getByRole('link', { name: /^Haal weg/ })
    .first()
  await table(page).evaluate((part) => part.scrollTo({ left: 80, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Alles tonen' }).focus()
  for (const _ of ['the table', 'its first product', 'taking it out']) await page.keyboard.press('Tab')
  await expect(takeOut).toBeFocused()
  const left = (await table(page).boundingBox())?.x ?? Infinity
  await expect.poll(async () => (await takeOut.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(left)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(table(page).getByRole('columnheader')).toHaveCount(2)
  await expect.poll(() => stored(page)).toBe(2)
  await page.goto('/vergelijken/')
  await expect(page.getByRole('heading', { name: 'Zet naast elkaar wat je koos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk wat je koos' })).toBeVisible()
})

test('[CT-03] an address that is no longer right shows the rest, and says so', async ({ page }) => {
  await page.goto(`/vergelijken/?met=${[three[0], 'bestaat-niet', three[0], three[1]].join()}`)
  await expect(table(page).getByRole('columnheader')).toHaveCount(2)
  const words = page.getByRole('main').getByRole('status').first()
  await expect(words).toContainText('verkopen we niet (meer)')
  await expect(words).toContainText('dubbel')
})

test.describe('before the question about cookies is answered', () => {
  test.use({ storageState: newVisitor })

  test('[SC-02] [CT-03] the way to the comparison scrolls clear of the question', async ({ page }) => {
    await page.goto(`/${three[0]}.html`)
    await page.getByRole('button', { name: /^Vergelijk ?: Matras Bonell Vast$/ }).click()
    await expect.poll(() => stored(page)).toBe(1)
    await page.goto('/matrassen/')
    await page.keyboard.press('Tab')
    await bar(page).scrollIntoViewIfNeeded()
    await bar(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/vergelijken\/\?met=/)
    await expect(page.getByRole('region', { name: /^Cookies bij/ })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CT-03] a comparison comes about by links alone', async ({ page }) => {
    await page.goto(`/${three[0]}.html`)
    await page.getByRole('link', { name: 'Vergelijk', exact: true }).click()
    await expect(page).toHaveURL(`/vergelijken/?met=${three[0]}`)
    await page
      .getByRole('link', { name: /^Vergelijk ook met/ })
      .first()
      .click()
    await expect(table(page).getByRole('columnheader')).toHaveCount(2)
    await expect(
      table(page)
        .getByRole('link', { name: /^Kies je maat|In winkelwagen/ })
        .first(),
    ).toBeVisible()
  })
})
