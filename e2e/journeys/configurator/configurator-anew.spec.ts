import { expect, test } from '@playwright/test'
import { nextButton, openStep, stepPath, take } from '../../support/configurator/steps.ts'

test('[CF-08] [CF-18] a bed that was begun anew and the one before it stay two, on the way back and forward', async ({
  page,
}) => {
  const former = 'breedte=180&lengte=210&hoofdbord=vlak&stof=mos'
  const checked = page.getByRole('radio', { checked: true })
  await openStep(page, stepPath(1, former))
  await nextButton(page, 'Naar stap 2').click()
  await expect(page).toHaveURL(/\/step-2\/\?/)
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
  await expect(page).toHaveURL(/\/step-1\/$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/step-1/\\?${former}$`))
  await expect(checked).toHaveCount(2)
  await page.goForward()
  await expect(page).toHaveURL(/\/step-1\/$/)
  await expect(checked).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-composer=ready]')).toBeAttached()
  await expect(checked, 'the former bed does not come back by itself').toHaveCount(0)

  await take(page, /^140 cm/)
  await take(page, /^200 cm/)
  await nextButton(page, 'Naar stap 2').click()
  await expect(page).toHaveURL(/\/step-2\/\?/)
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/step-1\/\?breedte=140&lengte=200$/)
  await page.evaluate(() => history.go(-3))
  await expect(page).toHaveURL(new RegExp(`/step-1/\\?${former}$`))
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL(/\/step-2\/\?breedte=140&lengte=200$/)
  await expect(checked).toHaveCount(0)
})
