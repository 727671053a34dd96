import { expect, test } from '@playwright/test'
import { openStep, stepPath } from '../../support/configurator/steps.ts'
import { expectFocusSeen } from '../../support/keyboard.ts'

test('the picture stays in view while a bed is composed, and no page turns sideways', async ({ page }) => {
  await openStep(page, stepPath(3))
  await page.getByRole('radio').last().scrollIntoViewIfNeeded()
  const picture = page.getByRole('img', { name: /^Boxspringset Hotel, 1/ })
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Prijs en volgende stap' })).toBeInViewport({ ratio: 1 })
  // The whole width of the bed from its headboard to its legs, and more room for the choices than for the picture.
  const box = await picture.boundingBox()
  const bar = await page.getByRole('region', { name: 'Prijs en volgende stap' }).boundingBox()
  const pictureHeight = box?.height ?? 0
  const choicesHeight = (bar?.y ?? 0) - (box?.y ?? 0) - pictureHeight
  expect(pictureHeight).toBeGreaterThan(0.5 * (box?.width ?? 0))
  expect(choicesHeight).toBeGreaterThan(1.5 * pictureHeight)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(scroll, `at ${width}`).toBeLessThanOrEqual(0)
  }
})

test('what a choice changes further down does not push the focus under the bar', async ({ page }) => {
  await openStep(page, stepPath(6))
  const next = page.locator('[data-property=deling]').getByRole('radio').first()
  // Space on a topper and Tab at once: the next question has the focus, right above the bar, before the lines about it are drawn.
  await next.evaluate((radio) => {
    const bar = document.querySelector('[aria-label="Prijs en volgende stap"]')
    const barTop = bar?.getBoundingClientRect().top ?? 0
    scrollBy({ top: radio.getBoundingClientRect().bottom - barTop, behavior: 'instant' })
    document.querySelector<HTMLElement>('[data-property=topper] [value=comfort]')?.click()
    radio.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  })
  await expect(page.locator('[data-property=topper] [value=comfort]')).toBeChecked()
  await expect(page.getByText('1 kg zwaarder')).toBeVisible()
  await expectFocusSeen(page)
})
