import { expect, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn, shopUrl, waitForDigits, waitForLink } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { aShopper, endPayment, goToReview, openAddress, putInCart } from '../../support/shopper.ts'

test.beforeEach(async ({ context }) => liveApart(context))

test('[CO-03] a customer who logs in during the checkout keeps cart, code and typed words, and finds the rest filled in', async ({
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
  await waitForDigits(email, undefined, 2)
  await page.getByRole('link', { name: 'Ander e-mailadres' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/checkout-login\/$/)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Mail me een code' }).click()
  await page.getByLabel('Code uit de mail').fill(await waitForDigits(email, undefined, 3))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
  await expect(page.getByLabel('Voornaam').first()).toHaveValue('Getypt')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
  await page.goto('/cart/')
  await expect(page.getByText('WELKOM10').first()).toBeVisible()
})

/** Keeps two addresses to bill to, the first of which is the default, and one to deliver to. */
async function keepAddresses(page: Page) {
  const keep = async (kind: string, address: object) => {
    const answer = await page.request.post(`${shopUrl}/v1/customer/addresses/${kind}`, {
      data: { address: { country_code: 'BE', zipcode: '9000', city: 'Gent', ...address } },
      headers: { origin: shopUrl },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await keep('billing', { street: 'Thuisstraat', house_number: '1' })
  await keep('billing', { street: 'Werkstraat', house_number: '2' })
  await keep('shipping', { street: 'Buurstraat', house_number: '3', first_name: 'Robin' })
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()

async function fillPerson(page: Page) {
  await page.getByLabel('Voornaam').first().fill('Proef')
  await page.getByLabel('Achternaam').first().fill('de Koper')
  await page.getByLabel('Telefoonnummer').fill('0612345678')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('[CO-03] a customer chooses among the addresses of the account, or types another one, and no word is lost', async ({
      page,
    }) => {
      await logIn(page, anEmail('kiezen'))
      await keepAddresses(page)
      await openAddress(page, 'vloerkleed-atlas-licht')
      await fillPerson(page)
      const billing = group(page, 'Factuuradres')
      await expect(billing.getByRole('radio', { name: /^Thuisstraat 1/ })).toBeChecked()
      await expect(page.getByLabel('Op een ander adres bezorgen')).toBeChecked()
      await expect(
        group(page, 'Afleveradres').getByRole('radio', { name: /^Robin, Buurstraat 3/ }),
      ).toBeChecked()
      await expect(group(page, 'Ander factuuradres')).toBeHidden()
      if (javaScriptEnabled) await expectNoAxeFaults(page, 'a choice of addresses')

      // Typed words stay, whatever is chosen meanwhile.
      await billing.getByRole('radio', { name: 'Een ander adres' }).check()
      await group(page, 'Ander factuuradres').getByLabel('Straat').fill('Getypte straat')
      await billing.getByRole('radio', { name: /^Werkstraat 2/ }).check()
      await billing.getByRole('radio', { name: 'Een ander adres' }).check()
      await expect(group(page, 'Ander factuuradres').getByLabel('Straat')).toHaveValue('Getypte straat')
      await goOn(page)
      await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je huisnummer in' })).toBeVisible()
      await expect(group(page, 'Ander factuuradres').getByLabel('Straat')).toHaveValue('Getypte straat')

      await billing.getByRole('radio', { name: /^Werkstraat 2/ }).check()
      await goOn(page)
      await expect(page.getByRole('heading', { name: 'Verzenden en betalen', level: 1 })).toBeVisible()
      await page.goto('/checkout/address-details/')
      await expect(billing.getByRole('radio', { name: /^Werkstraat 2/ })).toBeChecked()
      await expect(
        group(page, 'Afleveradres').getByRole('radio', { name: /^Robin, Buurstraat 3/ }),
      ).toBeChecked()
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CO-03] words typed before the login are there after it, also those that are wrong', async ({
    page,
  }) => {
    const email = anEmail('zonder-scripts')
    await logIn(page, email)
    await keepAddresses(page)
    await page.context().clearCookies()
    await openAddress(page, 'vloerkleed-atlas-licht')
    await page.getByLabel('Voornaam').first().fill('Getypt')
    await page.getByRole('group', { name: 'Factuuradres' }).getByLabel('Postcode').fill('onzin')
    // Enter goes on with the order, and never to the login.
    await page.getByLabel('Voornaam').first().press('Enter')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je achternaam in' })).toBeVisible()
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/checkout-login\/$/)
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Mail me een code' }).click()
    await page.getByLabel('Code uit de mail').fill(await waitForDigits(email, undefined, 2))
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
    await expect(page.getByLabel('Voornaam').first()).toHaveValue('Getypt')
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
    const billing = group(page, 'Factuuradres')
    await expect(billing.getByRole('radio', { name: 'Een ander adres' })).toBeChecked()
    await expect(group(page, 'Ander factuuradres').getByLabel('Postcode')).toHaveValue('onzin')
    await expect(page.getByLabel('Op een ander adres bezorgen')).toBeChecked()
  })
  test('[CO-03] an account comes in one step with the order, which joins it once the mailbox is confirmed', async ({
    page,
  }) => {
    const email = anEmail('in-een-stap')
    await openAddress(page, 'gordijn-melk')
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
