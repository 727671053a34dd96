import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { aShopper, endPayment, fillAddress, putInCart } from '../support/shopper.ts'

/** Checking a page with axe takes seconds, on a busy machine many. */
const longMs = 300_000
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('axe finds no fault on the way from the cart to the thank-you page', async ({ page }) => {
  test.setTimeout(longMs)
  await putInCart(page, 'vloerkleed-atlas-licht')
  await expectNoAxeFaults(page, 'cart')
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await expect(page).toHaveURL(/address-details/)
  const onwards = page.getByRole('button', { name: 'Naar verzenden en betalen' })
  await onwards.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectNoAxeFaults(page, 'address with faults')
  await fillAddress(page, aShopper(), { hasScripts: true })
  await onwards.click()
  await expect(heading(page)).toHaveText('Verzenden en betalen')
  await expectNoAxeFaults(page, 'ways to send and pay')
  await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
  await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
  await expect(heading(page)).toHaveText('Klopt alles?')
  await expectNoAxeFaults(page, 'last look')
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await endPayment(page, 'Betaald')
  await expect(heading(page)).toHaveText('Bedankt voor je bestelling')
  await expectNoAxeFaults(page, 'thank you')
})
