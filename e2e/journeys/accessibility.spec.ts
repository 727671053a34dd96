import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { newVisitor } from '../support/consent.ts'
import { isPhone } from '../support/device.ts'
import { plainPages } from '../support/pages.ts'

/** Checking a page with axe takes seconds, on a busy machine many. */
const longMs = 300_000
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Checking a page takes seconds, so the first is checked on every device and each of the others on one. */
const choosePages = (onPhone: boolean) =>
  plainPages.filter((_, index) => index === 0 || (index % 3 === 0) === !onPhone)

test('axe finds no fault on any kind of page', async ({ page }) => {
  test.setTimeout(longMs)
  for (const path of choosePages(isPhone())) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    await expectNoAxeFaults(page, path)
  }
})

test.describe('a visitor who has not chosen yet', () => {
  test.use({ storageState: newVisitor })

  test('the cookie bar has no fault, and the page can be scrolled clear of it', async ({ page }) => {
    test.slow()
    await page.goto('/gordijn-melk.html')
    const bar = page.getByRole('region', { name: /^Cookies bij/ })
    await expect(bar).toBeVisible()
    await expectNoAxeFaults(page, 'cookie bar')
    const share = await bar.evaluate((element) => element.getBoundingClientRect().height / innerHeight)
    expect(share).toBeLessThan(0.5)
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
    await last.focus()
    const isClear = async () => {
      const [button, bottom] = [await last.boundingBox(), await bar.boundingBox()]
      return button !== null && bottom !== null && button.y + button.height <= bottom.y
    }
    await expect.poll(isClear).toBe(true)
  })
})
