import { expect, type Page, test } from '@playwright/test'
import {
  nextButton,
  openStep,
  readTotal,
  stepPath,
  take,
  wholeBed,
} from '../../support/configurator/steps.ts'

test('[CF-02] beside many fabrics the picture, the price and the way on stay in view, and hide no choice', async ({
  page,
}) => {
  await openStep(page, stepPath(3, wholeBed))
  const before = await readTotal(page)
  // One stands above the picture, and one beside the price.
  await expect(page.getByText('Stel jouw Boxspringset Hotel samen', { exact: true })).toHaveCount(2)
  await take(page, /^Zwart/)
  const price = page
    .getByText(/^€\s[\d.]+,/)
    .filter({ visible: true })
    .first()
  await expect(page.getByRole('radio').last()).toBeInViewport()
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 1/ })).toBeInViewport()
  await expect(nextButton(page, 'Naar stap 4')).toBeInViewport({ ratio: 1 })
  await expect(price).toBeInViewport({ ratio: 1 })
  await expect.poll(() => readTotal(page)).toBe(before + 15_000)

  await test.step('a choice that gets the focus is not under them', async () => {
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => isFocusSeen(page)).toBe(true)
    }
  })
})

test('[CF-02] a link to a late step opens at its questions, with the picture, and the overview with its heading in sight', async ({
  page,
}) => {
  const questions = page.getByRole('radio')
  for (const step of [3, 5, 8]) {
    await openStep(page, stepPath(step, wholeBed))
    await expect(questions.first()).toBeInViewport()
    await expect(questions.nth(1)).toBeInViewport()
    await expect(page.getByRole('img', { name: /Boxspringset Hotel, 1/ })).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.activeElement?.tagName), 'nothing takes the focus').toBe('BODY')
  }
  await nextButton(page, 'Naar stap 9').click()
  const heading = page.getByRole('heading', { name: 'Overzicht', level: 2 })
  await expect(heading).toBeFocused()
  // The header has come back over the page by now, and the price stands below it.
  await expect(page.locator('header[data-back]')).toBeAttached()
  const isSeen = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 20, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)
})

test('[CF-03] a fabric under the pointer is shown larger', async ({ page }) => {
  await openStep(page, stepPath(3, wholeBed))
  const tile = page
    .locator('[data-property=stof] li')
    .filter({ has: page.getByRole('radio', { name: /^Mos/ }) })
  const figures = tile.locator('img').filter({ visible: true })
  await expect(figures).toHaveCount(1)
  await tile.getByRole('radio').hover({ force: true })
  await expect(figures).toHaveCount(2)
  const [small, large] = await Promise.all([figures.first().boundingBox(), figures.last().boundingBox()])
  expect(large?.width).toBeGreaterThan(small?.width ?? Number.POSITIVE_INFINITY)
})

/** Whether nothing lies over the upper and the lower edge of what has the focus. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const box = focused?.getBoundingClientRect()
    if (!focused || !box) return false
    const edges = [box.top + 4, box.bottom - 4]
    return edges.every((y) => {
      const there = document.elementFromPoint(box.left + box.width / 2, y)
      return there?.closest('li') === focused.closest('li')
    })
  })
}
