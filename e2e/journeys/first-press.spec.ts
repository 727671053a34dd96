import { expect, type Locator, type Page, test } from '@playwright/test'

/** What a visitor presses first starts the scripts of a page, and is done once all the same. */
const listing = '/dekbedovertrek/'
const product = '/dekbedovertrek-takje.html'

type Press = (control: Locator) => Promise<void>
const presses: [string, Press][] = [
  ['a finger', (control) => control.dispatchEvent('touchstart').then(() => control.click())],
  ['a mouse', (control) => control.click()],
  ['a key', async (control) => control.focus().then(() => control.press('Enter'))],
  ['a screen reader', (control) => control.evaluate((element: HTMLElement) => element.click())],
]

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /bewaren bij favorieten$/ })
    .first()
const isAlive = (page: Page) => page.evaluate(() => !('earlyInput' in window && window.earlyInput))
const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

for (const [by, press] of presses)
  test(`[CT-03] [CA-03] [CT-12] what is pressed first by ${by} is done once: a heart, an article, a search`, async ({
    page,
  }) => {
    await test.step('[CT-03] a heart that is the first thing pressed is kept, once', async () => {
      await page.goto(listing)
      expect(await scriptsOf(page)).toBe(0)
      await press(heart(page))
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(() => localStorage.getItem('favorites'))).toMatch(/^\[\{[^{]*(\{[^{]*)?\]$/)
    })
    await test.step('[CA-03] an article that is the first thing ordered is in the cart once, on the same page', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto(product)
      expect(await scriptsOf(page)).toBe(0)
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^In winkelwagen/ })
          .first(),
      )
      await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })).toBeVisible()
      await expect(page).toHaveURL(product)
      await page.reload()
      await expect(page.getByRole('banner').getByText('1 artikel in je')).toBeAttached()
    })
    await test.step('[CT-12] words that are typed at once bring suggestions', async () => {
      await page.goto('/')
      const field = page.getByRole('combobox', { name: 'Zoek een product, merk of categorie' })
      // A key in an empty field would send it, and a screen reader goes to a field before it presses there.
      if (by === 'a finger' || by === 'a mouse') await press(field)
      else await field.focus()
      await page.keyboard.type('dekbed', { delay: 20 })
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(field).toHaveValue('dekbed')
    })
  })

test('the menu, and a picture of a product, open with the first press', async ({ page }) => {
  await page.goto(product)
  await page.getByRole('link', { name: /^Foto 1 vergroten/ }).click()
  await expect(page.getByRole('dialog', { name: "Foto's van Dekbedovertrek Takje" })).toBeVisible()
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) {
    await menu.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  } else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu van/ })
      .first()
      .click()
    await expect(page.locator('[data-menu][aria-expanded="true"]')).toHaveCount(1)
  }
})

test('another view of the same page opens in the page with the first press', async ({ page }) => {
  await page.goto(product)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const choice = page.getByRole('main').locator('a[href*="?"]:not([aria-current])').first()
  await choice.click()
  await expect(page).toHaveURL(/\?/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a page that was left alone for a while comes to life with a touch, with all that it shows', async ({
  page,
}) => {
  await page.goto(listing)
  const before = await page.getByRole('main').innerText()
  await page.waitForLoadState('networkidle')
  expect(await isAlive(page)).toBe(false)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => isAlive(page)).toBe(true)
  const figures = /nog \d\d:\d\d:\d\d/g
  expect((await page.getByRole('main').innerText()).replace(figures, '')).toBe(before.replace(figures, ''))
})

test('a press leads to the plain page when the scripts, or what they begin with, cannot be loaded', async ({
  page,
}) => {
  await page.route('**/assets/entry.client*', (route) => route.abort())
  await page.goto(product)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In winkelwagen/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByText('1 artikel in je')).toBeAttached()
  await page.unrouteAll()
  await page.route('**/page-state/**', (route) => route.abort())
  await page.goto(listing)
  await page.getByRole('button', { name: /^Chat/ }).click()
  await expect(page).toHaveURL('/service/klantenservice-contact/')
})

test('favourites show without a touch, and a page that is seen again shows the cart as it is', async ({
  page,
}) => {
  await page.goto(listing)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(listing)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  await page.goto(product)
  await page.goto('/service/')
  await page.request.post('/cart/', {
    form: { intent: 'add', item_id: await findVariant(page) },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  await page.goBack()
  await expect(page.getByRole('banner').getByText('1 artikel in je')).toBeAttached()
})

async function findVariant(page: Page): Promise<string> {
  const answer = await page.request.get(product)
  return /name="item_id" value="(\d+)"/.exec(await answer.text())?.[1] ?? ''
}

test('a product that is left without a touch was seen', async ({ page }) => {
  await page.goto(product)
  expect(await scriptsOf(page)).toBe(0)
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('last-viewed') ?? '[]'))
  expect(await seen()).toHaveLength(1)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => isAlive(page)).toBe(true)
  expect(await seen()).toHaveLength(1)
})

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('[SC-02] is asked about cookies without any script of the page, and the first press is the answer', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: number[] = Object.assign(window, { moved: [] }).moved
      const note = (list: PerformanceObserverEntryList) =>
        moved.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const bar = page.getByRole('region', { name: /^Cookies bij/ })
    await expect(bar).toBeVisible()
    await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible()
    expect(await scriptsOf(page)).toBe(0)
    // Nothing that is seen moves; less than a pixel of text does when its font comes.
    const moved = await page.evaluate(() => ('moved' in window ? (window.moved as number[]) : [1]))
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
    await bar.getByRole('checkbox', { name: 'Statistieken' }).check()
    await bar.getByRole('button', { name: 'Mijn keuze bewaren' }).click()
    await expect(bar).toBeHidden()
    expect(await page.evaluate(() => document.cookie)).toContain('statistics=1&marketing=0')
    await expect(page).toHaveURL('/')
  })
})
