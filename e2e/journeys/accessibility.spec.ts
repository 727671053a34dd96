import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { newVisitor } from '../support/consent.ts'
import { plainPages } from '../support/pages.ts'
import { addToCart, aShopper, endPayment, fillAddress } from '../support/shopper.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('axe finds no fault on any kind of page', async ({ page }) => {
  test.slow()
  for (const path of plainPages) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    await expectNoAxeFaults(page, path)
  }
})

test('axe finds no fault on the way from the cart to the thank-you page', async ({ page }) => {
  test.slow()
  await addToCart(page, 'gordijn-melk')
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
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
  await expect(heading(page)).toHaveText('Klopt alles?')
  await expectNoAxeFaults(page, 'last look')
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await endPayment(page, 'Betaald')
  await expect(heading(page)).toHaveText('Bedankt voor je bestelling')
  await expectNoAxeFaults(page, 'thank you')
})

test('every page fits a screen of 320 px, and one with letters of twice the size', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of plainPages) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    expect.soft(await overflow(), `${path} at 320 px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const path of plainPages) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await overflow(), `${path} with large letters`).toBeLessThanOrEqual(0)
  }
})

test.describe('a visitor who has not chosen yet', () => {
  test.use({ storageState: newVisitor })

  test('the cookie bar has no fault, and leaves the page to be read and scrolled clear of it', async ({
    page,
  }) => {
    await page.goto('/gordijn-melk.html')
    const bar = page.getByRole('region', { name: /^Cookies bij/ })
    await expect(bar).toBeVisible()
    await expectNoAxeFaults(page, 'cookie bar')
    const share = await bar.evaluate((element) => element.getBoundingClientRect().height / innerHeight)
    expect(share).toBeLessThan(0.5)
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
    await last.focus()
    const isClear = async () => {
      const [a, b] = [await last.boundingBox(), await bar.boundingBox()]
      return a !== null && b !== null && a.y + a.height <= b.y
    }
    await expect.poll(isClear).toBe(true)
  })
})
