import { expect, type Locator, type Page, test } from '@playwright/test'
import { touch } from '../support/touch.ts'

/** Far below the 0.3 seconds for which React holds back what follows a stand-in. */
const soonMs = 100

const windows: [string, string, (page: Page) => Locator][] = [
  ['departments', '/', (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })],
  ['the filters', '/dekbedovertrek/', (page) => page.getByRole('button', { name: /^Filteren/ })],
]

for (const [name, path, find] of windows)
  test(`${name} open as soon as they are asked for, and leave the page's style as it is`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const described: string[] = []
      const describe = CSS.registerProperty.bind(CSS)
      CSS.registerProperty = (definition) => {
        describe(definition)
        described.push(`${definition.name} ${document.body ? 'late' : 'early'}`)
      }
      Object.assign(window, { described })
    })
    let isLoaded = false
    page.on('requestfinished', (request) => {
      isLoaded ||= request.url().includes('bottom-sheet-window')
    })
    await page.clock.install()
    await page.goto(path)
    await touch(page)
    // Its code is loaded when the page is at rest after the first touch.
    await expect(async () => {
      await page.clock.runFor(1_000)
      expect(isLoaded).toBe(true)
    }).toPass()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await find(page).tap()
    await page.clock.runFor(soonMs)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeVisible()
    const described = await page.evaluate(() => (window as unknown as { described: string[] }).described)
    expect(described).toContain('--drawer-swipe-movement-y early')
    expect(described.filter((one) => one.endsWith('late'))).toEqual([])
  })
