import { expect, type Locator, type Page, test } from '@playwright/test'
import { query } from '../../support/database.ts'
import { isPhone } from '../../support/device.ts'
import { listWrongCopies } from '../../support/pictures.ts'
import { touch } from '../../support/touch.ts'

/** Returns how many slides fit beside each other in a carousel. */
async function slidesSeen(carousel: Locator): Promise<number> {
  const row = await carousel.locator('> div > div').first().boundingBox()
  const [one, next] = await Promise.all([0, 1].map((at) => carousel.getByRole('group').nth(at).boundingBox()))
  return (row?.width ?? 0) / ((next?.x ?? 0) - (one?.x ?? 0))
}

test('[CT-01] [CT-06] a category has a breadcrumb, its banner and how an action works; the sort list begins with a choice that cannot be chosen', async ({
  page,
}) => {
  await page.goto('/boxsprings/')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('link').last()).toHaveText(/Boxsprings en matrassen/)
  await expect(page.getByRole('main').locator('header img')).toBeVisible()
  // Sixteen beds in three columns: the last one lies across its row.
  await page.setViewportSize({ width: 1280, height: 900 })
  const beds = page.getByRole('main').getByRole('article')
  const [first, last] = [await beds.first().boundingBox(), await beds.last().boundingBox()]
  expect(((await beds.count()) % 3 === 1 && last?.width) || 0).toBeGreaterThan(
    2.9 * (first?.width ?? Infinity),
  )
  // The prices of a row stand at one height, whatever the words above them need, and no picture is soft or far too large.
  const prices = await beds.evaluateAll((all) =>
    all.map((bed) => ({
      row: bed.getBoundingClientRect().top,
      price: bed.querySelector('.amount')?.getBoundingClientRect().bottom,
    })),
  )
  const rows = [...Map.groupBy(prices.slice(0, -1), ({ row }) => Math.round(row)).values()]
  expect(rows.map((same) => same.length)).toEqual([3, 3, 3, 3, 3])
  for (const same of rows) expect(new Set(same.map(({ price }) => Math.round(price ?? 0))).size).toBe(1)
  await expect.poll(() => listWrongCopies(page.getByRole('main'))).toEqual([])
  await page.goto('/dagdeals/')
  const action = page.getByRole('region', { name: 'Hoe werkt deze actie?' })
  expect(await action.getByRole('listitem').count()).toBeGreaterThan(1)
  await expect(action.getByRole('listitem').first().getByRole('heading')).toBeVisible()
  await page.goto('/dekbed/')
  await expect(action).toHaveCount(0)
  const choice = page.getByLabel('Sorteren').filter({ visible: true }).locator('option').first()
  await expect(choice).toHaveText('Maak een keuze')
  await expect(choice).toBeDisabled()
})

test('[CT-02] a banner tile stands at position 5', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/slapen/')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items.nth(4)).toContainText('Eerst meten, dan slapen')
})

test('[ER-01] [CT-03] a tile has picture, title, price and former price, and says when it cannot be bought', async ({
  page,
}) => {
  await page.goto('/dekbedovertrek/')
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Dekbedovertrek Takje', exact: true }) })
  await expect(tile.locator('img').first()).toBeVisible()
  await expect(tile).toContainText(/€\s29,95/)
  await expect(tile).toContainText(/laagste prijs 30 dagen:\s€\s37,95/)
  await expect(tile).toContainText('-21%')
  await expect(tile.getByRole('button', { name: /bewaren bij favorieten$/ })).toBeVisible()

  const [soldOut] = await query<{ title: string; path: string }>(
    `select p.title, c.path from product p join category c on c.id = p.main_category_id
     where p.active and p.condition = 'new' and p.lead_time_days is null
       and not exists (select from variant v where v.product_id = p.id and v.active
         and v.stock_on_hand > v.stock_reserved)
     order by p.id limit 1`,
  )
  await page.goto(`/zoeken/?tn_q=${encodeURIComponent(soldOut?.title ?? '')}`)
  const gone = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: soldOut?.title ?? '', exact: true }) })
  await expect(gone.getByText('Tijdelijk uitverkocht')).toBeVisible()
  await expect(gone.getByRole('button', { name: 'In winkelwagen' })).toHaveCount(0)
})

test('[ER-01] [CT-03] a picture that fails leaves its place, not a hole', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/hoofdkussen/')
  const tile = page.getByRole('article').first()
  const cover = tile
    .getByRole('presentation')
    .first()
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundImage)
  expect(await cover, 'before scripts run').toContain('svg')
  await touch(page)
  await expect(tile.locator('.picture svg')).toBeVisible()
  expect((await tile.boundingBox())?.height).toBeGreaterThan(200)
})

test('[CT-07] the price filter takes a range in whole euros and keeps it in the address', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/vloerkleden/?tn_fk_ae-prijs=40-60')
  const prices = await page.getByRole('article').getByText(/^€/).allTextContents()
  expect(prices.length).toBeGreaterThan(0)
  if (isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
  await expect(page.getByRole('spinbutton', { name: /^Vanaf/ }).filter({ visible: true })).toHaveValue('40')
  await expect(page.getByRole('spinbutton', { name: /^Tot en met/ }).filter({ visible: true })).toHaveValue(
    '60',
  )
  const from = page.getByRole('slider', { name: 'Prijs vanaf' }).filter({ visible: true })
  await expect(async () => {
    await from.press('ArrowRight')
    await expect(page).toHaveURL('/vloerkleden/?tn_fk_ae-prijs=41-60', { timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: 'Herstel filters' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/vloerkleden\/$/)
})

test('[CT-08] [CT-11] a group keeps the counts of its other values, and can take a second one', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/dekbedovertrek/')
  const value = await openFilters(page)
  const linen = await value(/^Linnen/).textContent()
  await value(/^Flanel/).click()
  await expect(page).toHaveURL(/flanel/)
  await expect(value(/^Linnen/)).toHaveText(linen ?? '')
  await value(/^Linnen/).click()
  await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/linnen\/$/)
})

test('[CT-08] values tapped before the first is drawn are all taken, one after another', async ({ page }) => {
  await page.goto('/dekbedovertrek/')
  const value = await openFilters(page)
  await tapAtOnce([value(/^Linnen/), value(/^Flanel/)])
  for (const name of [/^Linnen/, /^Flanel/]) await expect(value(name)).toContainText('gekozen')
  await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/linnen\/$/)
  await tapAtOnce([value(/^Flanel/), value(/^Percal/)])
  await expect(page).toHaveURL(/\/dekbedovertrek\/percal\/linnen\/$/)
  await expect(value(/^Flanel/)).not.toContainText('gekozen')
})

test('[CT-08] who goes back while taps on values wait is not led on by them', async ({ page }) => {
  await page.goto('/dekbedovertrek/')
  const value = await openFilters(page)
  await value(/^Flanel/).click()
  await expect(page.getByRole('link', { name: 'Flanel verwijderen' }).first()).toBeAttached()
  await tapAtOnce([value(/^Linnen/), value(/^Percal/)], { isLeaving: true })
  await expect(page).toHaveURL(/\/dekbedovertrek\/$/)
  for (const name of [/^Flanel/, /^Linnen/, /^Percal/]) await expect(value(name)).not.toContainText('gekozen')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/dekbedovertrek\/$/)
})

/** Taps links in one task of the browser, so that none of the taps sees what the one before it led to; then may go back. */
async function tapAtOnce(links: readonly Locator[], { isLeaving = false } = {}): Promise<void> {
  const elements = await Promise.all(links.map((link) => link.elementHandle()))
  await elements[0]?.evaluate(
    (_, [all, leaves]) => {
      for (const link of all) if (link instanceof HTMLElement) link.click()
      if (leaves) history.back()
    },
    [elements, isLeaving] as const,
  )
}

/** Opens the filters where they are in a sheet. Returns how to find a value. */
async function openFilters(page: Page): Promise<(name: RegExp) => Locator> {
  if (isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
  const filters = isPhone()
    ? page.getByRole('dialog', { name: 'Filteren' })
    : page.getByRole('complementary', { name: 'Filteren' })
  return (name) => filters.getByRole('link', { name }).first()
}

test('[RT-12] [CT-01] a category in the database has its page at once, with the countdown of its deals', async ({
  page,
}) => {
  const path = 'proef-aftellen'
  await query(
    `insert into category (path, title, countdown, filled_by) values ($1, 'Proefcategorie', 'daily', '{daily}')
      on conflict (path) do nothing`,
    [path],
  )
  await query(`insert into change (entity, tags) values ('category', '{categories}')`)
  await expect.poll(async () => (await page.goto(`/${path}/`))?.status(), { timeout: 20_000 }).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Proefcategorie' })).toBeVisible()
  await expect(page.locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
  const before = await page.locator('time').textContent()
  await expect(page.locator('time')).not.toHaveText(before ?? '')
})

test('[RT-13] filter values in another order move for good, an empty combination is a 404 that helps on', async ({
  page,
  request,
}) => {
  for (const [asked, target] of [
    ['/dekbedovertrek/linnen/flanel/', '/dekbedovertrek/flanel/linnen/'],
    ['/dekbedovertrek/flanel/flanel/?utm_source=x', '/dekbedovertrek/flanel/?utm_source=x'],
    ['/dekbedovertrek/?tn_fk_materiaal=flanel&tn_p=1', '/dekbedovertrek/flanel/?tn_p=1'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, target])
  }
  expect((await page.goto('/dekbedovertrek/keramiek/'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Deze combinatie hebben we niet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Herstel filters' }).last().click()
  await expect(page).toHaveURL(/\/dekbedovertrek\/$/)
  await page.goto('/dekbedovertrek/flanel/')
  await expect(page).toHaveTitle(/^Dekbedovertrekken van flanel/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dekbedovertrekken van flanel')
})

/** Returns the lines of a page's heading as they are drawn, with the hyphens that a line's end shows. */
function readLines(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lines = new Map<number, string>()
    const add = (top: number, words: string) => lines.set(top, (lines.get(top) ?? '') + words)
    const walker = document.createTreeWalker(heading)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // A place to break is as wide as its hyphen where the line ends there, and has no width elsewhere.
      if (node instanceof Element) {
        const { top, width } = node.getBoundingClientRect()
        if (node.matches('.soft-hyphen') && width > 1) add(Math.round(top), '-')
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(node)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const [top = 0] = tops
      add(top, tops.size === 1 ? (node.textContent ?? '') : `${node.textContent} (cut)`)
    }
    return [...lines.values()]
  })
}

test('[CT-09] quick filters open their group in the sheet, below 992 px only', async ({ page }) => {
  await page.goto('/dekbedovertrek/')
  const strip = page.getByRole('region', { name: 'Snel filteren' })
  const buttons = strip.getByRole('button')
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await readLines(page)).toEqual(['Dekbedover-', 'trekken'])
  for (const [width, seen] of [
    [300, 1.5],
    [390, 2.4],
    [767, 2.4],
    [768, 3.4],
    [991, 3.4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => slidesSeen(strip)).toBeCloseTo(seen, 1)
    // The way to the other groups takes the place that a tablet leaves.
    await expect(page.getByRole('button', { name: 'Meer filters' })).toBeVisible({ visible: width >= 768 })
  }
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(strip).toBeHidden()

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(buttons).toHaveCount(3)
  const name = (await buttons.nth(1).innerText()).trim()
  await buttons.nth(1).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filteren' })
  const group = sheet.locator('summary').filter({ hasText: name })
  await expect(group).toBeInViewport()
  await expect(sheet.locator('details[open] > summary').filter({ hasText: name })).toHaveCount(1)
  await expect(group).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(buttons.nth(1)).toBeFocused()
})

test('[CT-05] the advice wizard starts among the filters too', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/dekbed/')
  await page.waitForLoadState('networkidle')
  const filters = isPhone()
    ? page.getByRole('dialog', { name: 'Filteren' })
    : page.getByRole('complementary', { name: 'Filteren' })
  if (isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
  await filters.getByRole('link', { name: 'Start de keuzehulp' }).click()
  await expect(page.getByRole('dialog', { name: 'Welk dekbed past bij je?' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CT-05] [CT-07] [CT-09] [CT-10] filters, price, sorting and more products are links and forms', async ({
    page,
  }) => {
    await page.goto('/dekbedovertrek/')
    if (isPhone()) {
      await page.getByRole('region', { name: 'Snel filteren' }).getByRole('link', { name: 'Maat' }).click()
      await expect(page).toHaveURL(/#filter-maat$/)
      await expect(page.locator('#filter-maat')).toBeInViewport()
    }
    const panel = page.getByRole('complementary', { name: 'Filteren' })
    await panel.getByRole('link', { name: /^Flanel/ }).click()
    await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/$/)
    await panel.getByLabel(/^Tot en met/).fill('50')
    await panel.getByRole('button', { name: 'Toepassen' }).click()
    await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/\?tn_fk_ae-prijs=\d+-50$/)
    await page.getByLabel('Sorteren').selectOption({ label: 'Prijs laag - hoog' })
    await page
      .locator('form')
      .filter({ has: page.getByLabel('Sorteren') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/tn_sort=price_asc/)
    await page.goto('/slapen/')
    const tiles = page.getByRole('main').getByRole('article')
    const first = await tiles.count()
    await page.getByRole('link', { name: 'Laad meer' }).click()
    await expect(page).toHaveURL('/slapen/?tn_p=1-2')
    // The address is there before the last of the page is.
    await expect.poll(() => tiles.count()).toBeGreaterThan(first)
  })
})
