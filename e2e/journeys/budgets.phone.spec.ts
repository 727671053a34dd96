import { expect, type Page, test } from '@playwright/test'
import { touch } from '../support/touch.ts'

/**
 * What a page may weigh, a tenth above what it does: HTML, in bytes as they come over the line and as the browser reads them; elements
 * and requests before anybody touches it; scripts, in bytes as they come and in files. A page that is the same for everyone sends its
 * scripts, and the data that they begin with, after the first touch.
 */
const budgets = [
  { path: '/', isLate: true, scripts: 235_000, files: 23, html: 23_400, raw: 179_000, elements: 1_900 },
  {
    path: '/dekbedovertrek/',
    isLate: true,
    scripts: 250_000,
    files: 26,
    html: 20_700,
    raw: 148_000,
    elements: 1_900,
  },
  {
    path: '/boxspringset-hotel.html',
    isLate: true,
    scripts: 250_000,
    files: 30,
    html: 23_600,
    raw: 139_000,
    elements: 1_390,
  },
  {
    path: '/zoeken/?tn_q=dekbed',
    isLate: true,
    scripts: 245_000,
    files: 24,
    html: 16_800,
    raw: 105_000,
    elements: 1_400,
  },
  { path: '/blog/', isLate: true, scripts: 225_000, files: 24, html: 14_500, raw: 68_500, elements: 520 },
  { path: '/cart/', isLate: false, scripts: 200_000, files: 20, html: 15_400, raw: 59_000, elements: 275 },
]
/** Nothing that is seen moves by itself; fonts may change a line by a pixel. */
const mostShift = 0.01
/** The page, its style, two fonts and the shop's mark, when no pictures are loaded. */
const mostRequests = 5
/** The small scripts that are part of each page. */
const mostEarlyScript = 12_000

const measureText = (scripts: Element[]) =>
  scripts.reduce((sum, { textContent }) => sum + textContent.length, 0)

/** Adds up what a page loads from here on. */
function weigh(page: Page) {
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    // What is still on its way when the test is over has no size: its page is closed.
    const sized = request.sizes().catch(() => ({ responseBodySize: 0 }))
    loaded.push(sized.then(({ responseBodySize }) => ({ type, bytes: responseBodySize })))
  })
  return async (type: string) => {
    const ofType = (await Promise.all(loaded)).filter((one) => one.type === type)
    return { bytes: ofType.reduce((sum, one) => sum + one.bytes, 0), files: ofType.length }
  }
}

/** Adds up how far what is seen has moved by itself, as browsers count it: 0.1 is a tenth of the screen. */
const sumShifts = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect()
      resolve(list.getEntries().reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Browsers tell nothing when nothing moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })

function countRequests(page: Page) {
  const requests = { count: 0 }
  page.on('request', () => requests.count++)
  return requests
}

for (const { path, isLate, scripts, files, html, raw, elements } of budgets)
  test(`${path} is no heavier than it may be, before anybody touches it and after`, async ({ page }) => {
    const weight = weigh(page)
    const requests = countRequests(page)
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect((await answer?.body())?.byteLength, 'HTML as it is read').toBeLessThan(raw)
    expect(await page.locator('*').count(), 'elements').toBeLessThan(elements)
    expect(await page.evaluate(sumShifts), 'shifts').toBeLessThan(mostShift)
    if (isLate) {
      expect(requests.count, 'requests').toBeLessThanOrEqual(mostRequests)
      expect(await weight('script'), 'before a touch').toEqual({ bytes: 0, files: 0 })
      const early = page.locator('head script:not([type])').evaluateAll(measureText)
      expect(await early, 'early script').toBeLessThan(mostEarlyScript)
      await touch(page)
      await expect.poll(async () => (await weight('script')).bytes, 'after a touch').toBeGreaterThan(150_000)
      await page.waitForLoadState('networkidle')
    }
    const script = await weight('script')
    expect(script.bytes, 'scripts').toBeGreaterThan(50_000)
    expect(script.bytes, 'scripts').toBeLessThan(scripts)
    expect(script.files, 'files of script').toBeLessThanOrEqual(files)
    expect((await weight('document')).bytes, 'HTML').toBeLessThan(html)
    expect((await weight('stylesheet')).bytes, 'styles').toBeLessThan(40_000)
  })

test('the code of popups comes with the first touch, is kept for the next deploy, and a popup that is asked for at once opens too', async ({
  page,
}) => {
  const weight = weigh(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const before = await weight('script')
  const sheet = page.waitForRequest(/bottom-sheet-window/)
  await page.mouse.wheel(0, 100)
  await sheet
  await expect.poll(async () => (await weight('script')).bytes).toBeGreaterThan(before.bytes + 10_000)
  const popup = await (await sheet).response()
  expect((await popup?.allHeaders())?.['use-as-dictionary']).toMatch(
    /^match="\/assets\/bottom-sheet-window-\*\.js"$/,
  )
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a row of products that is far below scrolls by itself until the visitor comes near', async ({
  page,
}) => {
  await page.goto('/')
  await touch(page)
  const rows = page.locator('[aria-roledescription="carrousel"] > [aria-live]')
  const last = rows.last()
  await expect(rows.first()).toHaveCSS('overflow-x', 'hidden')
  await expect(last).toHaveCSS('overflow-x', 'auto')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('overflow-x', 'hidden')
})
