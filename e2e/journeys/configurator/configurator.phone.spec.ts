import { expect, test } from '@playwright/test'
import { openStep, stepPath } from '../../support/configurator.ts'

test('the picture stays in view while a bed is composed, and no page turns sideways', async ({ page }) => {
  await openStep(page, stepPath(3))
  await page.getByRole('radio').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 1/ })).toBeInViewport()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(scroll, `at ${width}`).toBeLessThanOrEqual(0)
  }
})
