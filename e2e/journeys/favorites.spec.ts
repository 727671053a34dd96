import { expect, type Page, test } from '@playwright/test'

/** Lists products in one size and color, which can be bought at once, and products that need a choice. */
const listing = '/dekbedovertrek/'

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(window.localStorage.getItem(name) ?? 'null'), key)
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: /bewaren bij favorieten$/ })
const favoritesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Favorieten/ })
const tiles = (page: Page) => page.getByRole('main').getByRole('article')

async function linksOfProducts(page: Page): Promise<string[]> {
  await page.goto(listing)
  const links = tiles(page).getByRole('heading').getByRole('link')
  await expect(links.nth(9)).toBeAttached()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('[CT-14] [RT-07] [ER-02] what is kept is counted and shown as it is now, can be put back, and is still there when it cannot be read or is gone', async ({
  page,
}) => {
  await test.step('[CT-14] [RT-07] what is kept is counted, shown as it is now, and can be put back after it was taken out', async () => {
    await page.goto(listing)
    const title = await tiles(page).nth(1).getByRole('heading').innerText()
    await heart(page).nth(0).click()
    await heart(page).nth(1).click()
    await expect(heart(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    // Only the filled heart is drawn larger than the empty one.
    await expect(heart(page).nth(1).locator('.heart')).toHaveCSS('scale', '1.1')
    await expect(heart(page).nth(2).locator('.heart')).toHaveCSS('scale', 'none')
    await expect(favoritesLink(page)).toContainText('2 producten in je')
    await favoritesLink(page).click()
    await expect(page).toHaveURL(/\/favorieten\/$/)
    await expect(tiles(page)).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(tiles(page).first()).toContainText(title)
    await expect(tiles(page).first()).toContainText('€')
    await heart(page).first().click()
    await expect(tiles(page)).toHaveCount(1)
    const putBack = page.getByRole('button', { name: 'Zet terug' })
    await expect(putBack).toBeFocused()
    await putBack.click()
    await expect(tiles(page).first()).toContainText(title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
  await test.step('[ER-02] [CT-14] when products cannot be read, the favourites are still there, and reading can be tried again', async () => {
    await page.route('**/v1/catalog/suggested-products?**', (route) => route.abort())
    await page.goto('/favorieten/')
    await expect(page.getByRole('alert')).toContainText('konden we niet ophalen')
    await expect(tiles(page)).toHaveCount(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(tiles(page).first()).toContainText('€')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('[CT-14] a product that no longer exists stays as it was saved, until it is taken out', async () => {
    const title = await tiles(page).first().getByRole('heading').innerText()
    await page.evaluate(() => {
      const [kept] = JSON.parse(window.localStorage.getItem('favorites') ?? '[]')
      window.localStorage.setItem(
        'favorites',
        JSON.stringify([{ ...kept, id: '999999999' }, 'x', { id: '<' }]),
      )
    })
    await page.goto('/favorieten/')
    await expect(tiles(page)).toHaveCount(1)
    await expect(tiles(page)).toContainText('Niet meer te koop')
    await expect(tiles(page)).toContainText(title)
    await expect.poll(() => stored(page, 'favorites')).toMatchObject([{ id: '999999999', available: false }])
    await page.getByRole('button', { name: `Verwijderen van ${title}` }).click()
    await expect(page.getByRole('heading', { name: 'Je hebt nog niets bewaard' })).toBeVisible()
  })
})

test('[CT-14] another tab shows a new favourite at once, and broken storage breaks nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/favorieten/')
  await page.goto(listing)
  await page.evaluate(() => window.localStorage.setItem('favorites', '{"broken'))
  await page.reload()
  await heart(page).first().click()
  await expect(favoritesLink(page)).toContainText('1 product in je')
  await expect(tiles(other)).toHaveCount(1)
  await expect(favoritesLink(other)).toContainText('1 product in je')
  await expect.poll(() => stored(page, 'favorites')).toHaveLength(1)
})

test('[CT-13] [PD-03] products that were looked at are kept, newest first, eight at most, each once; beneath a product stands what is like it', async ({
  page,
}) => {
  const links = (await linksOfProducts(page)).slice(0, 9)
  for (const link of [...links, links[5] ?? '']) {
    await page.goto(link)
    await expect
      .poll(async () => (await stored(page, 'last-viewed'))?.[0]?.vid)
      .toBe(await page.locator('input[name=item_id]').first().inputValue())
  }
  const views: { id: string; vid: string }[] = await stored(page, 'last-viewed')
  expect(views).toHaveLength(8)
  expect(new Set(views.map(({ id }) => id)).size).toBe(8)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const strip = page.getByRole('region', { name: 'Laatst bekeken' })
  await expect(strip.getByRole('article')).toHaveCount(7)
  await expect(strip.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    links[8] ?? '',
  )
  await test.step('[PD-03] beneath a product stands what is like it, two wide on a phone and three from 768 px on', async () => {
    const link = links[5] ?? ''
    const alike = page.getByRole('region', { name: 'Bekijk ook' })
    const slides = alike.getByRole('article')
    await slides.first().scrollIntoViewIfNeeded()
    expect(await slides.count()).toBeGreaterThan(3)
    const hrefs = await slides
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(hrefs).not.toContain(link)
    for (const href of hrefs) expect(href).toMatch(/^\/[a-z0-9-]+\.html$/)
    await expect(slides.first()).toContainText('€')
    for (const [width, seen] of [
      [390, 2],
      [767, 2],
      [768, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const row = (await alike.boundingBox())?.width ?? 0
      await expect
        .poll(async () => Math.round(row / ((await slides.first().boundingBox())?.width ?? 1)))
        .toBe(seen)
    }
  })
  await page.goto('/cart/')
  await expect(strip.getByRole('article')).toHaveCount(8)
})

test('[CT-04] the quick view sells a size without leaving the listing', async ({ page, context }) => {
  await page.goto(listing)
  const address = page.url()
  const choose = tiles(page)
    .getByRole('link', { name: /^Kies je maat/ })
    .first()
  await choose.click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('button', { name: 'In winkelwagen' })).toBeVisible()
  const sizes = view.getByRole('list', { name: /Maat/ }).getByRole('link')
  const other = sizes.and(page.locator(':not([aria-current])')).filter({ hasNotText: 'uitverkocht' }).first()
  const name = await other.innerText()
  await other.click()
  await expect(view.getByRole('list', { name: /Maat/ }).locator('[aria-current]')).toHaveText(name)
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(choose).toBeFocused()
  await choose.click()
  await view.getByRole('button', { name: 'In winkelwagen' }).click()
  const added = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })
  await expect(added).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await added.getByRole('button', { name: 'Verder winkelen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(choose).toBeFocused()
  expect(page.url()).toBe(address)
  await test.step('[CT-04] with the control key the choice opens as a page of its own', async () => {
    const opened = context.waitForEvent('page')
    await tiles(page)
      .getByRole('link', { name: /^Kies je maat/ })
      .first()
      .click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL(/\.html$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[ER-02] [CT-04] a quick view that cannot be read says so and can be tried again; so does a failed addition', async ({
  page,
}) => {
  await page.goto(listing)
  await page.route('**/v1/catalog/product/**', (route) => route.abort())
  await tiles(page)
    .getByRole('link', { name: /^Kies je maat/ })
    .first()
    .click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('alert')).toContainText('konden dit product niet ophalen')
  await page.unrouteAll()
  const asked = page.waitForRequest(/\/v1\/catalog\/product\/[a-z0-9-]+\?debug=quickview$/)
  await view.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await asked
  const button = view.getByRole('button', { name: 'In winkelwagen' })
  await expect(button).toBeVisible()
  await page.locator('dialog input[name=item_id], [role=dialog] input[name=item_id]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.setAttribute('value', '999999999')
  })
  await button.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[CT-04] [CT-13] [PD-03] a product that went out of sale meanwhile breaks no popup and no strip', async ({
  page,
}) => {
  await page.goto(listing)
  const gone = { id: '999999999', vid: '1' }
  await page.evaluate((view) => localStorage.setItem('last-viewed', JSON.stringify([view])), gone)
  await page.route(/\/v1\/catalog\/product\//, (route) => route.fulfill({ status: 404, json: {} }))
  await tiles(page)
    .getByRole('link', { name: /^Kies je maat/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('verkopen we niet meer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tiles(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\.html$/)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Bekijk ook' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Laatst bekeken' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CT-14] [CT-04] the favourites explain themselves, and a size is chosen on the product’s page', async ({
    page,
  }) => {
    await page.goto('/favorieten/')
    const words = page.locator('main noscript > div').first()
    await expect(words).toContainText('bewaren we je favorieten bij je account.')
    await expect(words.getByRole('link', { name: 'Log in' })).toBeVisible()
    await page.goto(listing)
    await expect(heart(page).first()).toBeHidden()
    await tiles(page)
      .getByRole('link', { name: /^Kies je maat/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\.html$/)
    await expect(page.getByRole('region', { name: 'Bekijk ook' }).getByRole('article').first()).toBeVisible()
  })
})
