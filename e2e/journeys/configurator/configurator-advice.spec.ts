import { expect, test } from '@playwright/test'
import { nextButton, openStep, stepPath } from '../../support/configurator/steps.ts'

test('[CF-16] the advice on firmness is worked out here, and can be taken', async ({ page }) => {
  await openStep(page, stepPath(4, 'breedte=160'))
  // The port and the names of files hold figures too, so that only what an address carries counts.
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${new URL(request.url()).search} ${request.postData() ?? ''}`))
  await page.getByText('Welke stevigheid past bij mij?').click()
  await page.getByLabel('Lengte').fill('185')
  await page.getByLabel('Gewicht').fill('130')
  await page.getByRole('button', { name: 'Kies stevig' }).click()
  await expect(page.getByRole('radio', { name: /^Stevig/ })).toBeChecked()
  await page.getByLabel('Lengte').fill('195')
  await expect(page.getByText('Ons advies: medium')).toBeVisible()
  await test.step('a length in metres becomes one in centimetres, and an impossible one is asked for again', async () => {
    await page.getByLabel('Lengte').fill('1,85')
    await page.getByLabel('Lengte').press('Enter')
    await expect(page.getByLabel('Lengte')).toHaveValue('185')
    await expect(page.getByText('Ons advies: stevig')).toBeVisible()
    await page.getByLabel('Lengte').fill('18')
    await page.getByLabel('Gewicht').focus()
    await expect(page.getByLabel('Lengte')).toHaveAccessibleDescription(/^Vul de lengte in centimeters in/)
    await page.getByLabel('Lengte').fill('195')
    await expect(page.getByText('Vul de lengte in centimeters in')).toBeHidden()
  })
  expect(new URL(page.url()).search).not.toMatch(/185|195|130/)
  expect(asked.filter((carried) => /185|195|130/.test(carried))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /185|130/,
  )
})

test('"Weet je het niet zeker?" leads through its questions to a whole bed', async ({ page }) => {
  await openStep(page, stepPath(1))
  await page.getByText('Weet je het niet zeker?').click()
  await page.getByRole('button', { name: 'Stel een bed voor' }).click()
  await expect(page.getByText('Beantwoord eerst alle vragen.')).toBeVisible()
  await page.getByLabel('Met z’n tweeën', { exact: true }).check()
  await page.getByLabel('Langer dan 1,95 m').check()
  await page.getByLabel('Een stil bed').check()
  await page.getByRole('button', { name: 'Stel een bed voor' }).click()
  await expect(page).toHaveURL(/\/step-9\/\?breedte=180&lengte=220&/)
  await expect(nextButton(page, 'Deel of mail dit bed')).toBeVisible()
})
