import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, fillAddress, openAddress } from '../support/shopper.ts'

const statuses = (email: string) =>
  query('select status, payment_status from "order" where email = $1', [email])
const lastButton = (page: Page) => page.getByRole('button', { name: 'Bestellen met betaalverplichting' })

/** Presses Tab until the element has the focus, like a shopper without a mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('[CO-05] [CO-06] by keyboard, pressed twice, in two tabs, with the message late: one order, paid once', async ({
  page,
}) => {
  test.slow()
  const shopper = aShopper()
  await openAddress(page, 'gordijn-melk')
  await fillAddress(page, shopper, { hasScripts: true })
  await tabTo(page, page.getByRole('button', { name: 'Naar verzenden en betalen' }))
  await page.keyboard.press('Enter')

  const ways = page.getByRole('group', { name: 'Hoe wil je het ontvangen?' })
  const methods = page.getByRole('group', { name: 'Hoe wil je betalen?' })
  await expect(methods.getByRole('radio', { checked: true })).toHaveCount(0)
  await tabTo(page, ways.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, methods.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(methods.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Naar controleren en betalen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/checkout/pay/')
  await tabTo(page, lastButton(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
  await page.getByRole('radio', { name: /Betaald/ }).check()
  await page.getByText('Wanneer hoort de winkel het?').click()
  await page.getByRole('radio', { name: 'te laat' }).check()
  await page.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  const number = /KJD\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

  // The tab that was still on the last step leads to the placed order, not to an empty cart.
  await lastButton(other).click()
  await expect(other).toHaveURL(/\/checkout\/thankyou/)
  await expect(other.getByRole('main')).toContainText(number)
  expect(await statuses(shopper.email)).toEqual([{ status: 'paid', payment_status: 'paid' }])
  await page.goto('/checkout/pay/')
  await expect(page).toHaveURL(/\/cart\/$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CA-07] [CO-11] a voucher for everything: no method to choose, nothing to pay, the order stands', async ({
    page,
  }) => {
    test.slow()
    const shopper = aShopper()
    const letters = '34679CDFGHJKMNPQ'
    const code = [...randomBytes(12)].map((byte) => letters[byte % 16]).join('')
    await query(
      `insert into voucher (id, code, reason, amount_cents, minimum_cents, valid_until, created_at)
       values (gen_random_uuid(), $1, 'service', 100000, 0, '2099-12-31', now())`,
      [code.replace(/(.{4})(?=.)/g, '$1-')],
    )
    await page.goto('/gordijn-duin.html')
    await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
    // Delivery of two is free.
    await page.getByRole('spinbutton', { name: /^Aantal / }).fill('2')
    await page.getByRole('button', { name: 'Bijwerken' }).click()
    await expect(page.getByText('Artikelen (2)')).toBeVisible()
    await page.getByLabel('Kortingscode of voucher').fill(code)
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.getByRole('link', { name: 'Naar bestellen' }).click()
    await fillAddress(page, shopper, { hasScripts: false })
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(page.getByRole('heading', { name: 'Je hoeft niets te betalen' })).toBeVisible()
    await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    await expect(lastButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Bestellen', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/thankyou/)
    await expect(page.getByRole('heading', { name: /Een voucher van/ })).toHaveCount(0)
    expect(await statuses(shopper.email)).toEqual([{ status: 'paid', payment_status: 'paid' }])
  })
})
