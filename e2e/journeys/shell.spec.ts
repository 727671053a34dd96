import { expect, type Locator, type Page, test } from '@playwright/test'
import { touch } from '../support/touch.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992
const isMenuShown = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true })

/** Waits until scripts run: the favourites then know that nothing is saved. */
async function waitForScripts(page: Page) {
  await touch(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

/** The two lists of links above the menu; on a phone they are inside it. */
const topLinks = [
  ['Nieuw binnen', '/nieuw/'],
  ['Tweede kans', '/tweede-kans/'],
] as const
/** The block beside the name of a color, in that color. */
const colorBlock = (link: Locator) => link.locator('span[style*="background-color"]')

test('[HF-02] [HF-03] menus have links and colors, and close on Escape, on a click outside and on another page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) {
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    // A click that comes before the sheet is outside of nothing.
    await expect(sheet).toBeVisible()
    await page.mouse.click(195, 20)
    await expect(sheet).toBeHidden()
    await button.click()
    for (const [title, href] of topLinks)
      await expect(sheet.getByRole('link', { name: title })).toHaveAttribute('href', href)
    await sheet.getByText('Slapen', { exact: true }).click()
    await expect(colorBlock(sheet.getByRole('link', { name: 'Salie', exact: true }))).toHaveCount(1)
    await sheet.getByRole('link', { name: 'Bekijk alles in Slapen' }).click()
    await expect(page).toHaveURL('/slapen/')
    await expect(sheet).toBeHidden()
    return
  }
  const button = page.getByRole('button', { name: 'Menu van Slapen' })
  const all = isMenuShown(page, 'Bekijk alles in Slapen')
  for (const [title, href] of topLinks)
    await expect(
      page
        .getByRole('navigation', { name: /^(Snel naar|Meer)$/ })
        .getByRole('link', { name: title, exact: true }),
    ).toHaveAttribute('href', href)
  await button.press('Enter')
  await expect(all).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(colorBlock(menu.getByRole('link', { name: 'Salie', exact: true }))).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(all).toBeVisible()
  await page.mouse.click(640, 800)
  await expect(all).toBeHidden()
  await button.click()
  await all.click()
  await expect(page).toHaveURL('/slapen/')
  await expect(all).toBeHidden()
})

test('[HF-08] back finds the page where it was left', async ({ page }) => {
  await page.goto('/dekbed/')
  await waitForScripts(page)
  const link = page.getByRole('article').nth(9).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(600)
  await link.click()
  await expect(page).toHaveURL(/\.html$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/dekbed/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('[HF-08] [CT-12] the suggestions of the search close on another page', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const field = page.getByRole('combobox', { name: /^Zoek een product/ })
  const list = page.getByRole('listbox', { name: 'Suggesties' })
  await page.goto('/dekbed/')
  await page.waitForLoadState('networkidle')
  await field.pressSequentially('kussen')
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(list).toBeHidden()
})

test('[SC-07] the loading line waits 200 ms, then grows for five seconds, and is gone when the page is there', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  await waitForScripts(page)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const line = page.locator('[data-loading-line]')
  await expect(line).toHaveCSS('opacity', '0')
  // The clock of animations stands still, and each moment is checked below.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  /** Returns how the line looks this many milliseconds after it began to show, with its transitions set to that moment. */
  const lookAt = (ms: number) =>
    line.evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
      const { opacity, scale } = getComputedStyle(element)
      return { opacity: Number(opacity), width: Number.parseFloat(scale) }
    }, ms)
  await expect.poll(() => line.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(1)
  expect(await lookAt(199)).toEqual({ opacity: 0, width: 0 })
  const [early, late] = [await lookAt(1_000), await lookAt(5_100)]
  expect(early.opacity).toBe(1)
  expect(late.width).toBeGreaterThan(early.width)
  expect(late.width).toBeLessThan(0.95)
  expect((await lookAt(5_200)).width).toBeCloseTo(0.95, 3)
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  arrival.resolve()
  await expect(page).toHaveURL(/\.html$/)
  await expect(line).toHaveCSS('opacity', '0')
})

test('[RT-15] a page that is not there offers a search, the departments and what was looked at, and goes back', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/dekbed/')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\.html$/)
  const from = page.url()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await waitForScripts(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/bestaat-niet/'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'This page could not be found', level: 1 })).toBeVisible()
  await expect(page.getByText('Deze pagina bestaat niet (meer).')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Afdelingen' }).getByRole('link', { name: 'Slapen' }),
  ).toHaveAttribute('href', '/slapen/')
  const viewed = page.getByRole('region', { name: 'Laatst bekeken' })
  await expect(viewed.getByRole('article'), 'one product fills the row').toHaveCount(1)
  const widths = [viewed, viewed.getByRole('article')].map(async (part) => (await part.boundingBox())?.width)
  expect(await widths[1]).toBe(await widths[0])
  await page.getByRole('link', { name: 'Ga terug' }).click()
  await expect(page).toHaveURL(from)
  await page.goto('/bestaat-niet/')
  await page.getByRole('combobox').fill('dekbed')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL('/zoeken/?tn_q=dekbed')
})

test('[RT-20] the header of a phone makes room on the home page only', { tag: '@wide' }, async ({ page }) => {
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  const logo = page.getByRole('banner').getByRole('link', { name: /naar de voorpagina/ })
  const isStuck = isPhone(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /menu/i }).first()).toBeVisible()
  // Tried again and again, until scripts run and react.
  await expect(async () => {
    await scrollTo(500)
    await scrollTo(900)
    await expect(logo).not.toBeInViewport({ timeout: 1_000 })
  }).toPass()
  // A busy browser may hear of both moves as one: only a move up after one down was heard brings it back.
  if (isStuck)
    await expect(async () => {
      await scrollTo(900)
      await scrollTo(800)
      await expect(logo).toBeInViewport({ timeout: 1_000 })
    }).toPass()
  await page.goto('/dekbed/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scrollTo(900)
  if (isStuck) await expect(logo).toBeInViewport()
  else await expect(logo).not.toBeInViewport()
})

test('[SC-05] the error page shows its status, leads home, and plays a satisfied customer', async ({
  page,
}) => {
  const answer = await page.goto('/bestaat-niet/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oeps, er ging iets mis!')).toHaveCount(0)
  await waitForScripts(page)
  const sound = page.waitForResponse(/\/sounds\/snore-[123]\.wav$/)
  await page.getByRole('button', { name: 'Laat me een tevreden klant horen' }).press('Enter')
  expect((await sound).headers()['content-type']).toBe('audio/wav')
  await page.getByRole('button', { name: 'Wakker worden!' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Laat me een tevreden klant horen' })).toBeVisible()
  await page.getByRole('link', { name: 'Ga terug' }).click()
  await expect(page).toHaveURL('/')
})

test('[RT-17] a page whose code cannot be loaded is reached all the same, and nothing loops', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  await waitForScripts(page)
  const tile = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const target = await tile.getAttribute('href')
  await page.route('**/assets/product-page-*.js', (route) => route.abort())
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  // Code that was only prefetched does no harm when it fails.
  const failure = page.waitForEvent('requestfailed')
  await tile.hover()
  await tile.focus()
  await failure
  await expect(page).toHaveURL('/dekbed/')
  await tile.click()
  await expect(page).toHaveURL(target ?? '')
  // The navigation becomes a whole page load; that page tries its code once more, and then works without it.
  await expect.poll(() => [...new Set(documents)]).toEqual([target])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents.length).toBeLessThanOrEqual(2)
})

test('a page asks for its style first and once, and for its scripts after what is seen', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/dekbed/', '/cart/']) {
    const html = await (await request.get(path)).text()
    const files = html
      .slice(0, html.indexOf('</head>'))
      .matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/assets\/[^"]*)"/g)
    const kinds = [...files].map(([, file]) => file?.split('.').at(-1))
    expect(kinds[0], path).toBe('css')
    expect(kinds.slice(1), path).not.toContain('css')
    expect(kinds, path).not.toContain('js')
  }
  const styles: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') styles.push(new URL(sent.url()).pathname)
  })
  await page.goto('/dekbed/')
  await waitForScripts(page)
  // Code that comes later brings its style along, but not that of the page again.
  await page
    .getByRole('link', { name: /^Kies je maat/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(styles).toHaveLength(1)
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
})

test('the shop can be installed: its manifest and icons are there', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const findLink = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]
  const address = findLink('manifest')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url } = (await answer.json()) as { icons: { src: string }[]; start_url: string }
  expect(start_url).toBe('/')
  const touch = findLink('apple-touch-icon')
  for (const src of [...icons.map((icon) => icon.src), touch ?? '', '/icons/share.jpg'])
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
})
