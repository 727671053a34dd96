import { expect, test } from '@playwright/test'
import { anEmail, liveApart, logIn, waitForDigits, waitForLink } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { aShopper, endPayment, goToReview, putInCart } from '../../support/shopper.ts'

test.beforeEach(async ({ context }) => liveApart(context))

test('[CO-03] who logs in inside the checkout keeps cart, code and typed words, and finds the rest filled in', async ({
  page,
}) => {
  const email = anEmail('afrekenen')
  await logIn(page, email)
  await page.context().clearCookies()
  await putInCart(page, 'vloerkleed-atlas-licht')
  await page.getByLabel('Kortingscode of voucher').fill('WELKOM10')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await expect(page.getByText('WELKOM10').first()).toBeVisible()
  await page.goto('/checkout/address-details/')
  await page.getByLabel('Voornaam').first().fill('Getypt')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/checkout-login\/$/)
  await expectNoAxeFaults(page, 'login in the checkout')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Mail me een code' }).click()
  await page.getByLabel('Code uit de mail').fill(await waitForDigits(email, undefined, 2))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
  await expect(page.getByLabel('Voornaam').first()).toHaveValue('Getypt')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
  await page.goto('/cart/')
  await expect(page.getByText('WELKOM10').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[CO-03] an account comes in one step with the order, which joins it once the mailbox is confirmed', async ({
    page,
  }) => {
    const email = anEmail('in-een-stap')
    await putInCart(page, 'gordijn-melk')
    await page.goto('/checkout/address-details/')
    await goToReview(page, aShopper({ email }), { hasScripts: false })
    await page.getByLabel('Maak een account aan').check()
    // The page may load others' scripts, so that it asks for no password.
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await expect(page).toHaveURL(/\/test-provider\/pay\//)
    await endPayment(page, 'Betaald')
    await page.goto(await waitForLink(email, /^Bevestig je e-mailadres/))
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
    await page.goto('/account/orders/')
    await expect(page.getByText(/KJD\d{7}/).first()).toBeVisible()
  })
})
