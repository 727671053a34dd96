import { expect, type Page, test } from '@playwright/test'

test('[CT-10] more products come before the link is reached, and the address shows all of them', async ({
  page,
}) => {
  const held = await holdNextPages(page)
  await page.goto('/slapen/')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('article')
  const first = await tiles.count()
  expect(held.calls).toBe(0)
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Laad meer')
    // 800 px before the link comes into view: within the 900 px of the rule, outside the screen.
    window.scrollTo(0, (link?.getBoundingClientRect().top ?? 0) + window.scrollY - window.innerHeight - 800)
  })
  // While products load the link says so, and asks for nothing more.
  const link = page.getByRole('link', { name: 'Aan het laden...' })
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  // Brought into view, it would ask for the page after this one as well.
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Enter')
  expect(held.calls).toBe(1)
  await expect(page).toHaveURL('/slapen/')
  held.release()
  await expect.poll(() => tiles.count()).toBeGreaterThan(first)
  await expect(page).toHaveURL(/\/slapen\/\?tn_p=1-2$/)
  expect(held.calls).toBe(1)
})

test('[CT-10] a scroll past the last product ends in the room of those that follow, and nothing in sight moves when they come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
      document.documentElement.dataset.shift = String(seen.shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const held = await holdNextPages(page)
  await page.goto('/slapen/')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('article')
  const first = await tiles.count()
  // The whole screen is below the last product, before the page's scripts know that anybody scrolls.
  await tiles.last().evaluate((tile) => {
    window.scrollTo(0, tile.getBoundingClientRect().bottom + window.scrollY + 100)
  })
  await expect(page.getByRole('link', { name: 'Aan het laden...' })).not.toBeInViewport()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  held.release()
  await expect.poll(() => tiles.count()).toBeGreaterThan(first)
  await expect(tiles.nth(first)).toBeVisible()
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.05)
})

test('[CT-10] products that arrive while another page opens leave its address as it is', async ({ page }) => {
  await page.goto('/slapen/')
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles.first()).toBeVisible()
  // The answer comes between the new address and the drawing of its page, as it can on a slow phone.
  await page.evaluate(() => {
    const { fetch } = window
    const change = history.pushState.bind(history)
    let hand: (() => void) | undefined
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).includes('/v1/catalog/overview/')) return answer
      const body: unknown = await answer.json()
      document.title = 'held'
      await new Promise<void>((resolve) => {
        hand = resolve
      })
      return Object.assign(answer, { json: () => Promise.resolve(body) })
    }
    history.pushState = (...entry) => {
      change(...entry)
      hand?.()
    }
  })
  await page.getByRole('link', { name: 'Laad meer' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveTitle('held')
  await page.evaluate(() => window.scrollTo(0, 0))
  await tiles.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: /^In winkelwagen/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\.html/)
})

test('[ER-01] [CT-10] a page that does not come leaves everything as it was, and can be asked for again', async ({
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

test('[CT-10] [RT-13] back and forward find the filters, the loaded pages and the place again', async ({
  page,
}) => {
  await page.goto('/slapen/?tn_fk_ae-prijs=10-2000')
  await page.waitForLoadState('networkidle')
  const tiles = page.getByRole('main').getByRole('article')
  const first = await tiles.count()
  await tiles.last().scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.count()).toBeGreaterThan(first)
  const chosen = tiles.nth(first + 3)
  await chosen.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const [shown, place, address] = [await tiles.count(), await page.evaluate(() => scrollY), page.url()]
  const title = await chosen.getByRole('heading').innerText()
  await chosen.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(shown)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)
  await expect(chosen).toBeInViewport()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('[CT-10] products that are asked for while another page opens leave its address as it is', async ({
  page,
}) => {
  await page.goto('/slapen/')
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles.first()).toBeVisible()
  const shown = await tiles.count()
  await page.getByRole('link', { name: 'Laad meer' }).scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.count()).toBeGreaterThan(shown)
  await page.evaluate(() => window.scrollTo(0, 0))
  // More is asked for and comes between the new address and the drawing of its page, as it can on a slow phone.
  await page.evaluate(async () => {
    const { fetch } = window
    const change = history.pushState.bind(history)
    const answer = await fetch('/v1/catalog/overview/category?path=slapen&querystring=tn_p%3D2')
    const body: unknown = await answer.json()
    const more = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Laad meer')
    if (!answer.ok || !more) throw new Error('there is no second page')
    window.fetch = async (input, init) =>
      String(input).includes('/v1/catalog/overview/')
        ? Object.assign(new Response(), { json: () => Promise.resolve(body) })
        : fetch(input, init)
    history.pushState = (...entry) => {
      change(...entry)
      more.click()
    }
  })
  await tiles.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: /^In winkelwagen/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\.html/)
})

test('[CT-02] [CT-10] in rows of five, tiles that do not fill a row wait for the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/dekbedovertrek/')
  const tiles = page.getByRole('list', { name: 'Producten' }).locator('> li')
  await expect(tiles).toHaveCount(24)
  await expect(tiles.filter({ visible: true })).toHaveCount(20)
  const count = page.getByRole('status').filter({ hasText: / van \d+ producten$/ })
  await expect(count).toHaveText(/^20 van \d+ producten$/, { useInnerText: true })
})

/** Holds what a listing asks for after its first page until it is released, and counts how often it asks. */
async function holdNextPages(page: Page): Promise<{ readonly calls: number; release: () => void }> {
  let calls = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/catalog/overview/category?**', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  return {
    get calls() {
      return calls
    },
    release: () => answer.resolve(),
  }
}
