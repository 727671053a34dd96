import { expect, type Page, test } from '@playwright/test'
import { touch } from '../support/touch.ts'

/** SC-06: how long a text stands still and how long it moves, in milliseconds. */
const standMs = 1500
const moveMs = 1500
/** Around a change: this long before it nothing has changed, this long after it everything has. */
const shortlyMs = 50

/** The three rows that rotate by themselves, each with a page that has it. */
const rows = [
  { name: 'Onze voordelen', address: '/dekbed/', what: '[HF-04] [SC-06] the selling points' },
  { name: 'Waarom hier', address: '/', what: '[HM-03] the highlights of the home page' },
  { name: 'Acties van nu', address: '/cart/', what: '[SC-06] [API-07] the promos of the cart' },
]

const rowNamed = (page: Page, name: string) => page.getByRole('region', { name }).filter({ visible: true })
const readTexts = (page: Page, name: string) =>
  rowNamed(page, name).evaluate((row) => [...row.querySelectorAll('li')].map((li) => li.textContent))
/** Returns the text that stands still now; null while one moves, and in a row that does not rotate. */
const standing = (page: Page, name: string) =>
  rowNamed(page, name).evaluate((row) => row.querySelector('li[data-turn=standing]')?.textContent ?? null)

/** Opens a page scrolled so that the row is at the top of the screen. */
async function openAt(page: Page, { address, name }: (typeof rows)[number]) {
  await page.clock.install()
  await page.goto(address)
  await touch(page)
  await rowNamed(page, name).evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

/** Opens a page as `openAt` does, and touches it until the row is one that moves. */
async function openMoving(page: Page, row: (typeof rows)[number]) {
  await openAt(page, row)
  const stopButton = rowNamed(page, row.name).getByRole('button', { name: `${row.name}: stilzetten` })
  // A page whose scripts start by themselves hears of no touch before they run.
  await expect(async () => {
    await touch(page)
    await expect(stopButton).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

/** Hovers over the row, stops the page's clock, and moves the mouse away: the text that stands begins its time anew. */
async function beginStanding(page: Page, name: string) {
  await rowNamed(page, name).getByRole('list').hover()
  await expect.poll(() => standing(page, name)).not.toBeNull()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.mouse.move(0, 0)
}

for (const row of rows) {
  const { name, what } = row
  test(`${what} stand still for 1500 ms, move for 1500 ms, and begin again`, async ({ page }) => {
    await openMoving(page, row)
    await beginStanding(page, name)
    const texts = await readTexts(page, name)
    expect(texts.length).toBeGreaterThan(2)
    const first = texts.indexOf((await standing(page, name)) ?? '')
    for (let turn = 0; turn <= texts.length; turn++) {
      const text = texts[(first + turn) % texts.length]
      await expect.poll(() => standing(page, name)).toBe(text)
      await page.clock.runFor(standMs - shortlyMs)
      expect(await standing(page, name)).toBe(text)
      await page.clock.runFor(2 * shortlyMs)
      await expect.poll(() => standing(page, name)).toBeNull()
      await page.clock.runFor(moveMs - 2 * shortlyMs)
      expect(await standing(page, name)).toBeNull()
      await page.clock.runFor(2 * shortlyMs)
      await expect.poll(() => standing(page, name)).not.toBeNull()
      // Runs the rest of this turn's time, so that the next turn begins at its start.
      await rowNamed(page, name).getByRole('list').hover()
      await page.mouse.move(0, 0)
    }
  })

  test(`${what} can be stopped, are then pushed along by hand, and go on when asked`, async ({ page }) => {
    await openMoving(page, row)
    const region = rowNamed(page, name)
    await region.getByRole('button', { name: `${name}: stilzetten` }).click()
    await expect(region.getByRole('button', { name: `${name}: laten bewegen` })).toBeVisible()
    const list = region.getByRole('list')
    const scrolled = () => list.evaluate((ul) => ul.scrollLeft)
    const before = await scrolled()
    await page.clock.runFor(20_000)
    expect(await scrolled()).toBe(before)
    await expect(region.locator('li[data-turn]')).toHaveCount(0)
    await list.evaluate((ul) => ul.scrollTo({ left: ul.scrollWidth, behavior: 'instant' }))
    expect(await scrolled()).toBeGreaterThan(0)
    await region.getByRole('button', { name: `${name}: laten bewegen` }).click()
    await expect(region.locator('li[data-turn]')).not.toHaveCount(0)
  })

  test(`${what} do not move for visitors who ask for less motion, and there is nothing to stop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, row)
    await expect(page.getByRole('link', { name: 'Favorieten' }).first()).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(rowNamed(page, name).locator('li[data-turn]')).toHaveCount(0)
    await expect(rowNamed(page, name).getByRole('button')).toHaveCount(0)
  })
}

test('[SC-06] of two rows that are seen at once only the upper one moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  await page.clock.install()
  await page.goto('/')
  await touch(page)
  await expect.poll(() => standing(page, 'Onze voordelen')).not.toBeNull()
  const moved = (name: string) => rowNamed(page, name).locator('li[data-turn=coming]').count()
  await beginStanding(page, 'Onze voordelen')
  for (let turn = 0; turn < 6; turn++) {
    await page.clock.runFor(standMs + shortlyMs)
    await expect.poll(() => moved('Onze voordelen')).toBe(1)
    expect(await moved('Waarom hier')).toBe(0)
    await page.clock.runFor(moveMs)
    await expect.poll(() => moved('Onze voordelen')).toBe(0)
    expect(await moved('Waarom hier')).toBe(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, address, what } of rows)
    test(`${what} can be moved by keyboard, and the next one peeps in`, async ({ page }) => {
      await page.goto(address)
      await touch(page)
      const row = rowNamed(page, name).getByRole('list', { name: `${name}, schuif opzij` })
      const next = row.getByRole('listitem').nth(1)
      const placeOfNext = async () => (await next.boundingBox())?.x ?? 0
      const before = await placeOfNext()
      expect(before).toBeLessThan(390 - 40)
      await row.focus()
      await expect(row).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect.poll(placeOfNext).toBeLessThan(before)
    })
})
