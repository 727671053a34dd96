import { expect, type Page, test } from '@playwright/test'
import { nextButton, openStep, stepPath, wholeBed } from '../../support/configurator/steps.ts'
import { newVisitor } from '../../support/consent.ts'
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

test('a shopper who opens a step reads the names of its first options, between the picture and the bar', async ({
  page,
}) => {
  // A third set gets a deal from another journey.
  for (const slug of ['boxspringset-hotel', 'boxspring-solo']) {
    await openStep(page, stepPath(1, '', slug))
    await expectFirstNamesSeen(page, slug)
    await page.getByRole('link', { name: /^Snel kiezen/ }).click()
    await expect(page.getByRole('button', { name: 'In winkelwagen' })).toBeVisible()
    const { pathname, search } = new URL(page.url())
    const summary = Number(/step-(\d+)/.exec(pathname)?.[1])
    for (let step = 1; step < summary; step += 1) {
      await openStep(page, stepPath(step, search.slice(1), slug))
      await expectFirstNamesSeen(page, `${slug}, step ${step}`)
    }
  }
})

async function expectFirstNamesSeen(page: Page, where: string): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    const hidden = await page.evaluate(() => {
      const items = [...(document.querySelector('[data-property]')?.querySelectorAll('li') ?? [])]
      const top = items[0]?.getBoundingClientRect().top
      const row = items.filter((item) => item.getBoundingClientRect().top === top)
      return row.filter((item) => {
        const name = item.querySelector('[id$="-naam"] > :first-child')
        const { left, top, bottom } = name?.getBoundingClientRect() ?? new DOMRect(0, innerHeight)
        return ![top + 1, bottom - 1].every((y) => item.contains(document.elementFromPoint(left + 2, y)))
      }).length
    })
    expect(hidden, `names out of sight: ${where} at ${size.width}`).toBe(0)
    await expect(page.locator('[data-top-picture]')).toBeInViewport({ ratio: 1 })
  }
}

test('the comparison of beds goes below the picture that stays in view', async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.getByRole('button', { name: 'Leg dit bed klaar om te vergelijken' }).click()
  await openStep(page, stepPath(9, wholeBed.replace('breedte=160', 'breedte=180')))
  const row = page.getByRole('rowheader', { name: /^Bezorgd vanaf/ })
  await expect(row).toBeVisible()
  const seen = await row.evaluate((head) => {
    const picture = document.querySelector('[data-top-picture]')
    // To where the picture stays, and then further until the row is behind its middle.
    scrollBy({ top: head.getBoundingClientRect().top - 200, behavior: 'instant' })
    const box = picture?.getBoundingClientRect()
    const middle = box === undefined ? 0 : (box.top + box.bottom) / 2
    const own = head.getBoundingClientRect()
    scrollBy({ top: (own.top + own.bottom) / 2 - middle, behavior: 'instant' })
    const { left, top, bottom } = head.getBoundingClientRect()
    const there = document.elementFromPoint(left + 10, (top + bottom) / 2)
    return { isBehind: Math.abs((top + bottom) / 2 - middle) < 2, isPicture: picture?.contains(there) }
  })
  expect(seen).toEqual({ isBehind: true, isPicture: true })
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

test.describe('before the question about cookies is answered', () => {
  test.use({ storageState: newVisitor })

  test('[SC-02] [CF-06] the way on scrolls clear of the question, and afterwards stays at the bottom of the screen', async ({
    page,
  }) => {
    const question = page.getByRole('region', { name: /^Cookies bij/ })
    const wayOn = page.getByRole('region', { name: 'Prijs en volgende stap' })
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await openStep(page, stepPath(1, 'breedte=160&lengte=200'))
      await expect(question).toBeVisible()
      await wayOn.scrollIntoViewIfNeeded()
      const top = (await question.boundingBox())?.y ?? 0
      const box = await wayOn.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${size.width}`).toBeLessThanOrEqual(top)
      await nextButton(page, 'Naar stap 2').click()
      await expect(page).toHaveURL(/\/step-2\//)
    }
    await question.getByRole('button', { name: 'Alles weigeren' }).click()
    await page.getByRole('heading', { name: 'Hoofdbord' }).scrollIntoViewIfNeeded()
    const box = await wayOn.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
  })
})
