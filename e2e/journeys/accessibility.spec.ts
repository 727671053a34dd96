import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { newVisitor } from '../support/consent.ts'
import { plainPages } from '../support/pages.ts'
import { addToCart, aShopper, endPayment, fillAddress } from '../support/shopper.ts'

/** Looking at a page with axe takes seconds, on a busy machine many. */
const longMs = 300_000
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('axe finds no fault on any kind of page', async ({ page }) => {
  test.setTimeout(longMs)
  for (const path of plainPages) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    await expectNoAxeFaults(page, path)
  }
})

test('axe finds no fault on the way from the cart to the thank-you page', async ({ page }) => {
  test.setTimeout(longMs)
  await addToCart(page, 'vloerkleed-atlas-licht')
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

test.describe('a visitor who has not chosen yet', () => {
  test.use({ storageState: newVisitor })

  test('the cookie bar has no fault, and the page can be scrolled clear of it', async ({ page }) => {
    test.slow()
    await page.goto('/gordijn-melk.html')
    const bar = page.getByRole('region', { name: /^Cookies bij/ })
    await expect(bar).toBeVisible()
    await expectNoAxeFaults(page, 'cookie bar')
    const share = await bar.evaluate((element) => element.getBoundingClientRect().height / innerHeight)
    expect(share).toBeLessThan(0.5)
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
    await last.focus()
    const isClear = async () => {
      const [button, bottom] = [await last.boundingBox(), await bar.boundingBox()]
      return button !== null && bottom !== null && button.y + button.height <= bottom.y
    }
    await expect.poll(isClear).toBe(true)
  })
})
