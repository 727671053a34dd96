import { expect, type Page, test } from '@playwright/test'
import { plainPages } from '../support/pages.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('every page fits 320 px, which is also a wide screen enlarged four times', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of plainPages) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})
