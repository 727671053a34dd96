import { expect, test } from '@playwright/test'
import { nextButton, stepPath, wholeBed } from '../../support/configurator/steps.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CF-07] [CF-18] a bed is composed with plain forms', async ({ page }) => {
    await page.goto(stepPath(1))
    await nextButton(page, 'Kies Breedte').click()
    await expect(page.getByText('Kies eerst Breedte').filter({ visible: true })).toBeVisible()
    await page.getByRole('radio', { name: /^180 cm/ }).check()
    await page.getByRole('radio', { name: /^200 cm/ }).check()
    await page.getByRole('button', { name: 'Werk prijs en keuzes bij' }).click()
    await expect(page).toHaveURL(/\/step-1\/\?breedte=180&lengte=200#/)
    await nextButton(page, 'Naar stap 2').click()
    await expect(page).toHaveURL(/\/step-2\/\?breedte=180&lengte=200#/)
    // The next questions are on the screen, and not the steps above them.
    await expect(page.getByRole('heading', { level: 2, name: 'Hoofdbord' })).toBeInViewport({ ratio: 1 })
    await page.goto(stepPath(7, 'breedte=180&lengte=200'))
    await page.getByRole('link', { name: /^Kies dit en wij wijzigen: breedte van 180 cm/ }).click()
    await expect(page).toHaveURL(/poten=slede/)
    await test.step('what was changed along can be taken back', async () => {
      await expect(page.getByText(/^Gewijzigd: breedte van 180 cm naar 160 cm/)).toBeVisible()
      await page.getByRole('link', { name: 'Ongedaan maken' }).click()
      await expect(page).toHaveURL(/\/step-7\/\?breedte=180&lengte=200$/)
      await expect(page.getByText(/^Gewijzigd/)).toHaveCount(0)
    })
    await test.step('so can what was filled in', async () => {
      await page.goto(stepPath(1, 'breedte=180'))
      await page.getByRole('link', { name: 'Snel kiezen: vul de rest voor me in' }).click()
      await expect(page.getByText('De rest van je bed is ingevuld.')).toBeVisible()
      await page.getByRole('link', { name: 'Ongedaan maken' }).click()
      await expect(page).toHaveURL(/\/step-9\/\?breedte=180$/)
    })
    await page.goto(stepPath(7, 'breedte=180&poten=slede'))
    await expect(page.getByText('Deze keuzes gaan niet samen')).toBeVisible()
    await page.getByRole('link', { name: /^Maak het passend/ }).click()
    await expect(page.getByText('Deze keuzes gaan niet samen')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ongedaan maken' })).toBeVisible()
    // Whatever step a link leads to, it says why its choices do not go together, and which of them there are no more.
    await page.goto(stepPath(1, 'breedte=180&poten=slede&stof=paars'))
    const told = page.getByRole('main').getByRole('status')
    await expect(told.filter({ hasText: 'Een slede draagt een bed tot en met 160 cm breed.' })).toBeVisible()
    await expect(told.filter({ hasText: 'Kies opnieuw: Stof en kleur.' })).toBeVisible()
  })

  test('[RT-09] a set that is not sold says so, and leads to the ones that are', async ({ page }) => {
    const answer = await page.goto(stepPath(1, 'breedte=180', 'boxspringset-van-vroeger'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Deze boxspring verkopen we niet (meer)' })).toBeVisible()
    await page.getByRole('link', { name: 'Boxspring Solo', exact: true }).click()
    await expect(page).toHaveURL(/\/boxspring-solo\/step-1\/$/)
  })

  test('[CF-14] [API-14] the views of the bed are links', async ({ page }) => {
    await page.goto(stepPath(2, 'breedte=180&hoofdbord=kanaal'))
    await page.getByRole('link', { name: 'Hoofdbord', exact: true }).last().click()
    await expect(page).toHaveURL(/breedte=180&hoofdbord=kanaal&in-beeld=headboard$/)
    const picture = page.getByRole('img', { name: /^Hoofdbord: .*hoofdbord met banen/ })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/headboard/')
    await expect(page.getByRole('radio', { name: /^Banen/ })).toBeChecked()
  })

  test('[CF-16] the advice is a form, and firmness a table', async ({ page }) => {
    await page.goto(stepPath(1))
    await page.getByText('Weet je het niet zeker?').click()
    await page.getByRole('button', { name: 'Stel een bed voor' }).click()
    await expect(page.getByText('Beantwoord eerst alle vragen.')).toBeVisible()
    await page.getByLabel('Alleen', { exact: true }).check()
    await page.getByLabel('Tot 1,85 m', { exact: true }).check()
    await page.getByLabel('Een stil bed').check()
    await page.getByRole('button', { name: 'Stel een bed voor' }).click()
    await expect(page).toHaveURL(/\/step-9\/\?breedte=140&lengte=200&/)
    await page.goto(stepPath(4))
    await page.getByText('Welke stevigheid past bij mij?').click()
    await expect(page.getByRole('table', { name: 'Stevigheid naar lengte en gewicht' })).toBeVisible()
  })
})

test.describe('the cart without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CF-12] takes a bed by a plain form', async ({ page }) => {
    await page.goto(stepPath(9, wholeBed))
    await nextButton(page, 'In winkelwagen').click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByRole('main')).toContainText('Boxspringset Hotel')
  })

  test('[CF-07] takes no bed that is incomplete, and says so', async ({ page }) => {
    await page.goto(stepPath(9, 'breedte=160&lengte=200'))
    await nextButton(page, 'Selecteer alle opties').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Order niet compleet' })
    await expect(alert).toContainText('Selecteer eerst alle opties')
    await expect(page).toHaveURL(/\/step-9\/\?breedte=160&lengte=200$/)
  })

  test('[CF-10] [CF-13] says why it does not take one at another price, and the choices stay', async ({
    page,
  }) => {
    await page.goto(stepPath(9, wholeBed))
    await page
      .locator('[name=price_cents]')
      .first()
      .evaluate((field: HTMLInputElement) => {
        field.value = '100'
      })
    await nextButton(page, 'In winkelwagen').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Dat lukte niet' })
    await expect(alert).toContainText(/De prijs is intussen veranderd\. Dit bed kost nu €\s[\d.]+,-/)
    await expect(page.getByText('Banen', { exact: true }).filter({ visible: true })).toBeVisible()
    await nextButton(page, 'In winkelwagen').click()
    await expect(page).toHaveURL(/\/cart\/$/)
  })
})
