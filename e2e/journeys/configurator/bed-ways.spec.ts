import { expect, type Page, test } from '@playwright/test'
import { nextButton, openStep, stepPath } from '../../support/configurator/steps.ts'
import { tabAndEnter, tabTo } from '../../support/keyboard.ts'
import { aShopper, endPayment, goToReview, tellPlace } from '../../support/shopper.ts'

/** Every stop of the keyboard is checked, and nine steps have many. */
const longMs = 300_000
const lastStep = 9

/** The questions of the step on the screen. */
const questions = (page: Page) => page.locator('fieldset[data-property]')

test('the keyboard alone composes a whole bed and brings it to the checkout, and its focus is always seen', async ({
  page,
}) => {
  test.setTimeout(longMs)
  await openStep(page, stepPath(1))
  for (let step = 1; step < lastStep; step += 1)
    await test.step(`step ${step}`, async () => {
      for (const question of await questions(page).all()) {
        await tabTo(page, question.getByRole('radio'))
        await page.keyboard.press('Space')
        await expect(question.getByRole('radio', { checked: true })).toHaveCount(1)
      }
      // Enter on an answer sends the form, as the button does.
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/step-${step + 1}/`))
      await expect(page.locator('h2:focus')).toBeInViewport()
    })
  await tabAndEnter(page, nextButton(page, 'In winkelwagen'))
  const dialog = page.getByRole('dialog', { name: 'Toegevoegd' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await tabAndEnter(page, dialog.getByRole('link', { name: 'Door naar bestellen' }))
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(page.locator('h1:focus')).toBeInViewport()
  await tabAndEnter(page, page.getByRole('link', { name: 'Naar bestellen' }).filter({ visible: true }))
  await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CF-12] [CO-10] a whole bed is composed, ordered and paid, and called made to measure', async ({
    page,
  }) => {
    test.setTimeout(longMs)
    const main = page.getByRole('main')
    await tellPlace(page, 'BE9000')
    await page.goto(stepPath(1))
    for (let step = 1; step < lastStep; step += 1) {
      // An address changes before its page is read to the end, and with it the questions that there are.
      await page.waitForLoadState('domcontentloaded')
      for (const question of await questions(page).all()) await question.getByRole('radio').first().check()
      await nextButton(page, /^(Kies|Naar stap)/).click()
      await expect(page).toHaveURL(new RegExp(`/step-${step + 1}/`))
    }
    await expect(main.getByText('Voor jou op maat gemaakt: dit bed kun je niet ruilen')).toBeVisible()
    await expect(main.getByText('Bij bezorging in België')).toBeVisible()
    await nextButton(page, 'In winkelwagen').click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(main.getByText('Op maat gemaakt: geen bedenktijd')).toBeVisible()
    await page.getByRole('link', { name: 'Naar bestellen' }).filter({ visible: true }).click()
    await test.step('[CO-02] the address begins in the place that the visitor told, and can be another', async () => {
      const billing = page.getByRole('group', { name: 'Factuuradres' })
      await expect(billing.getByLabel('Land')).toHaveValue('BE')
      await expect(billing.getByLabel('Postcode')).toHaveValue('9000')
      await billing.getByLabel('Land').selectOption('NL')
    })
    await goToReview(page, aShopper(), { hasScripts: false })
    await expect(main.getByText('Daarvoor geldt geen bedenktijd')).toBeVisible()
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await endPayment(page, 'Betaald')
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
    await expect(main.getByText('Daarvoor geldt geen bedenktijd')).toBeVisible()
  })
})
