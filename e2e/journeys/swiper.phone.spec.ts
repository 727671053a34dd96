import { expect, type Page, test } from '@playwright/test'

const usps = (page: Page) => page.getByRole('region', { name: 'Onze voordelen' }).filter({ visible: true })
/** Which selling point stands in the middle of its row. */
const shown = (page: Page) =>
  usps(page).evaluate((region) => {
    const middle = innerWidth / 2
    return [...region.querySelectorAll('li')].findIndex((point) => {
      const { left, right } = point.getBoundingClientRect()
      return left < middle && right > middle
    })
  })

test('[HF-04] [SC-06] the selling points go round by themselves, until they are told to stand still', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  const stop = usps(page).getByRole('button', { name: 'Onze voordelen: stilzetten' })
  await expect(stop).toBeVisible()
  const first = await shown(page)
  await expect.poll(() => shown(page)).not.toBe(first)
  await stop.click()
  await expect(usps(page).getByRole('button', { name: 'Onze voordelen: laten bewegen' })).toBeVisible()
})

test('[SC-06] nothing moves by itself for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dekbed/')
  await expect(page.getByRole('link', { name: 'Favorieten' }).first()).toBeVisible()
  await expect(usps(page)).toBeVisible()
  await expect(usps(page).getByRole('button')).toHaveCount(0)
})
