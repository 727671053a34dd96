import { expect, test } from '@playwright/test'
import { openStep, stepPath, take, wholeBed } from '../../support/configurator/steps.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('[CF-18] a set begins in the size of the visitor’s own bed, where it is made in that size', async ({
      page,
    }) => {
      await page.goto(`/mijn-bed/?terug=${encodeURIComponent('/boxspringset-hotel.html')}`)
      await page.getByRole('button', { name: '180 x 210', exact: true }).click()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Stel samen/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/step-1\/\?breedte=180&lengte=210$/)
      await expect(page.getByRole('radio', { name: /^180 cm/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^210 cm/ })).toBeChecked()
      await page.goto(stepPath(1, '', 'boxspring-solo'))
      await expect(page).toHaveURL(/\/step-1\/$/)
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await page.goto(stepPath(1, 'breedte=140'))
      await expect(page).toHaveURL(/\/step-1\/\?breedte=140$/)
    })
  })
}

test('[CF-18] the bed of an earlier visit comes back in the size that it had', async ({ page }) => {
  await openStep(page, stepPath(3, wholeBed))
  await take(page, /^Salie/)
  // The browser keeps a choice when the page is drawn with it, a moment after the address says so.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('salie'))
  await page.goto('/mijn-bed/')
  await page.getByRole('button', { name: '180 x 200', exact: true }).click()
  await openStep(page, stepPath(1))
  await expect(page.getByText(/^Welkom terug/)).toBeVisible()
  await expect(page).toHaveURL(/breedte=160&.*stof=salie/)

  await test.step('who starts anew has no bed to come back to, and begins in the own size', async () => {
    await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
    await expect(page).toHaveURL(/\/step-1\/$/)
    await openStep(page, stepPath(1))
    await expect(page).toHaveURL(/\/step-1\/\?breedte=180&lengte=200$/)
  })
})
