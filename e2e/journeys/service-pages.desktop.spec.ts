import { expect, type Locator, test } from '@playwright/test'

const pages = [
  'klantenservice-contact',
  'algemene-voorwaarden',
  'veelgestelde-vragen',
  'bestellen-leveren',
  'retourneren',
  'review-schrijven',
  'bedrijven',
  'privacy',
  'over-ons',
  'herroepen',
  'wettelijke-garantie',
  'zo-werken-onze-beoordelingen',
  'toegankelijkheid',
  'cookies',
]

test('[RT-06] every service page is in the overview and the menu, fits 320 px, and leads somewhere', async ({
  page,
}) => {
  test.slow()
  const linksIn = (place: Locator) =>
    place.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/service/')
  const origin = new URL(page.url()).origin
  const overview = await linksIn(page.getByRole('main'))
  const known = new Set<string>()
  for (const slug of pages) {
    const address = `${origin}/service/${slug}/`
    expect(overview).toContain(address)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const current = page.getByRole('navigation', { name: 'Klantenservice' }).locator('[aria-current=page]')
    await expect(current).toHaveAttribute('href', `/service/${slug}/`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBeLessThanOrEqual(320)
    for (const href of await linksIn(page.getByRole('main')))
      if (href.startsWith(origin)) known.add(href.split('#')[0] ?? '')
  }
  for (const href of known) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200])
  expect((await page.request.get('/service/bestaat-niet/')).status()).toBe(404)
})

test('[RT-06] a long page shows its subjects beside the text, unless a wide table needs that room', async ({
  page,
}) => {
  const subjects = page.getByRole('navigation', { name: 'Op deze pagina' })
  const isBeside = async () => {
    const [words, link] = [
      await page.getByRole('heading', { level: 2 }).first().boundingBox(),
      await subjects.getByRole('link').first().boundingBox(),
    ]
    return (link?.x ?? 0) >= (words?.x ?? Infinity) + (words?.width ?? 0)
  }
  await page.goto('/service/veelgestelde-vragen/')
  expect(await isBeside()).toBe(true)
  await subjects.getByRole('link').last().click()
  await expect(subjects.getByRole('link').last()).toBeInViewport()
  await page.goto('/service/bestellen-leveren/')
  expect(await isBeside()).toBe(true)
  // What delivery costs in each country is read without scrolling the table.
  const table = page.getByRole('region', { name: /^Tabel: Bezorging/ })
  expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  await page.goto('/service/privacy/')
  expect(await isBeside()).toBe(false)
})

test('[RT-06] a page that comes in pieces does not jump: neither the text beside its menu, nor the main menu', async ({
  page,
}) => {
  await page.goto('/service/retourneren/')
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await page.getByRole('navigation', { name: 'Klantenservice' }).evaluate((menu) => menu.remove())
  expect(await heading.boundingBox()).toEqual(place)
  const entries = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('list').first()
  await expect(entries).toBeVisible()
  await entries.evaluate((list) => list.lastElementChild?.remove())
  await expect(entries).toBeHidden()
})
