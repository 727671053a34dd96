import { expect, test } from '@playwright/test'
import { pressWithoutConnection } from '../support/connection.ts'
import { aShopper, fillAddress, fillCart, openAddress, tellPlace } from '../support/shopper.ts'

const slug = 'dekbedovertrek-waterlijn'

test('[VA-10] [ER-01] [CO-04] [LY-03] errors show only after an attempt to go on, and without a connection each step keeps what was filled in; the sums follow each choice', async ({
  page,
}) => {
  test.slow()
  await tellPlace(page, 'NL1071')
  await openAddress(page, slug)
  await test.step('[CO-02] the digits that the visitor told are there, and wait for the letters', async () => {
    const zipcode = page.getByRole('group', { name: 'Factuuradres' }).getByLabel('Postcode')
    await expect(zipcode).toHaveValue('1071')
    await expect(page.getByText('vul de letters aan').filter({ visible: true })).toHaveCount(1)
    await zipcode.click()
    await page.keyboard.type('xx')
    await expect(zipcode).toHaveValue('1071xx')
    await zipcode.fill('107')
  })
  await test.step('[LY-03] the checkout shows its three steps, and no distractions', async () => {
    const steps = page.getByRole('navigation', { name: /stappen|voortgang/i })
    await expect(steps).toContainText('Adres')
    await expect(steps).toContainText('Verzend- & betaalmethode')
    await expect(steps).toContainText('Betaling')
    await expect(page.getByRole('search')).toHaveCount(0)
  })
  await test.step('[VA-10] errors show only after an attempt to go on, and the summary takes the focus', async () => {
    await page.getByLabel('E-mailadres').fill('geen-adres')
    await page.getByLabel('E-mailadres').blur()
    await expect(page.getByText('Vul een geldig e-mailadres in')).toHaveCount(0)
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Controleer je gegevens' })
    await expect(summary).toBeFocused()
    for (const message of [
      'Vul je voornaam in',
      'Vul een geldig e-mailadres in',
      'Vul een (geldig) telefoonnummer in',
      'Postcode onjuist',
    ])
      await expect(summary.getByRole('link', { name: message })).toBeVisible()
    await summary.getByRole('link', { name: 'Vul je voornaam in' }).click()
    await expect(page.getByLabel('Voornaam').first()).toBeFocused()
  })
  await test.step('[ER-01] [CO-04] without a connection each step keeps what was filled in; the sums follow each choice', async () => {
    const onwards = 'Naar verzenden en betalen'
    await page.getByRole('button', { name: onwards }).click()
    await expect(page.getByText('Vul je straat in').first()).toBeVisible()
    await fillAddress(page, aShopper({ zipcode: '1071xx' }), { hasScripts: true })
    // The lookup filled the street in, so it no longer counts as missing.
    await expect(page.getByText('Vul je straat in')).toHaveCount(0)
    await pressWithoutConnection(page, onwards)
    // A reload does not take away what was typed either.
    await page.reload()
    await expect(page.getByLabel('Voornaam').first()).toHaveValue('Proef')
    await expect(page.getByRole('group', { name: 'Factuuradres' }).getByLabel('Postcode')).toHaveValue(
      '1071 XX',
    )
    await page.getByRole('button', { name: onwards }).click()

    const total = page.locator('summary').filter({ hasText: 'Je bestelling' })
    await page.getByRole('radio', { name: /Thuisbezorgd|Brievenbuspakje/ }).check()
    const withoutCosts = await total.innerText()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await expect(total).not.toHaveText(withoutCosts, { useInnerText: true })
    const amount = /€\s[\d.,-]+/.exec(await total.innerText())?.[0] ?? 'no amount'
    await pressWithoutConnection(page, 'Naar controleren en betalen')
    await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()

    await expect(page.getByText('1071 XX Amsterdam')).toBeVisible()
    // The law wants the goods and the total above the button.
    await expect(page.getByRole('region', { name: 'Je bestelling' })).toContainText(amount)
    await pressWithoutConnection(page, 'Bestellen met betaalverplichting')
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await expect(page).toHaveURL(/\/test-provider\/pay\//)
  })
})

test('[ER-01] [VA-09] an address that is not found empties street and city, and can be typed by hand', async ({
  page,
}) => {
  await openAddress(page, slug)
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Postcode').fill('9999 ZZ')
  await billing.getByLabel('Huisnummer').fill('1')
  await billing.getByLabel('Huisnummer').blur()
  await expect(billing.getByText('Postcode onjuist')).toBeVisible()
  await expect(billing.getByLabel('Straat')).toHaveValue('')
  await billing.getByRole('button', { name: 'Adres handmatig invullen' }).click()
  await billing.getByLabel('Straat').fill('Nieuwe Weg')
  await billing.getByLabel('Plaats').fill('Nergenshuizen')
  await expect(billing.getByText('Postcode onjuist')).toHaveCount(0)
})

test('[VA-08] [VA-09] the letter of 12a goes to its own field, and the button pressed from within the house number waits for the street', async ({
  page,
}) => {
  await openAddress(page, slug)
  await test.step('[VA-08] the letter of 12a goes to its own field in sight, and what is wrong stands in one row', async () => {
    const billing = page.getByRole('group', { name: 'Factuuradres' })
    await billing.getByLabel('Huisnummer').fill('12a')
    await billing.getByLabel('Huisnummer').blur()
    await expect(billing.getByLabel('Huisnummer')).toHaveValue('12')
    await expect(billing.getByLabel('Toevoeging')).toHaveValue('a')
    await expect(billing.getByText('We hebben ‘a’ bij Toevoeging gezet.')).toBeVisible()
    // An extension that was filled in is not overwritten: the message then says where the letter goes.
    await billing.getByLabel('Huisnummer').fill('14b')
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    const message = 'Vul een geldig huisnummer in: zet ‘b’ bij Toevoeging (in België: Bus)'
    await expect(billing.getByLabel('Huisnummer')).toHaveAccessibleDescription(message)
    const [box, field] = await Promise.all([
      billing.getByText(message).boundingBox(),
      billing.getByLabel('Huisnummer').boundingBox(),
    ])
    expect(box?.width).toBeGreaterThan((field?.width ?? 0) * 2)
  })
  await test.step('[VA-08] [VA-09] the button pressed from within the house number waits for the street', async () => {
    let press = () => {}
    const pressed = new Promise<void>((resolve) => {
      press = resolve
    })
    await page.route('**/checkout/address-lookup/**', async (route) => {
      await pressed
      await route.continue()
    })
    const shopper = aShopper()
    await page.getByLabel('Voornaam').first().fill(shopper.firstName)
    await page.getByLabel('Achternaam').first().fill(shopper.lastName)
    await page.getByLabel('E-mailadres').fill(shopper.email)
    await page.getByLabel('Telefoonnummer').fill(shopper.phone)
    const billing = page.getByRole('group', { name: 'Factuuradres' })
    await billing.getByLabel('Postcode').fill('1071xx')
    await billing.getByLabel('Toevoeging').fill('')
    await billing.getByLabel('Huisnummer').fill('1a')
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(billing.getByLabel('Toevoeging')).toHaveValue('a')
    press()
    await expect(page).toHaveURL(/payment-methods/)
  })
})

test('[VA-09] a press on the button is not lost when an unknown address makes the page grow', async ({
  page,
}) => {
  await openAddress(page, slug)
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Postcode').fill('9999 ZZ')
  await billing.getByLabel('Huisnummer').fill('1')
  const button = page.getByRole('button', { name: 'Naar verzenden en betalen' })
  await button.hover()
  await page.mouse.down()
  // Only when the mouse is released the field is left, and the page may grow above the button.
  await expect(billing.getByLabel('Huisnummer')).toBeFocused()
  await page.mouse.up()
  const summary = page.getByRole('alert').filter({ hasText: 'Controleer je gegevens' })
  await expect(summary).toBeFocused()
  await expect(billing.getByText('Postcode onjuist')).toBeVisible()
})

test('[VA-09] a lookup without an answer is named as our fault, and the address is typed by hand', async ({
  page,
}) => {
  await openAddress(page, slug)
  await page.route('**/checkout/address-lookup/**', (route) => route.abort())
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Postcode').fill('1071 XX')
  await billing.getByLabel('Huisnummer').fill('1')
  await billing.getByLabel('Huisnummer').blur()
  await expect(billing.getByText('Dat ligt aan ons, niet aan je postcode.')).toBeVisible()
  await billing.getByRole('button', { name: 'Adres handmatig invullen' }).click()
  await expect(billing.getByText('Postcode onjuist')).toHaveCount(0)
})

test('[CO-02] another country takes along nothing that the lookup filled in, and a Belgian address gets Belgian delivery and payment', async ({
  page,
}) => {
  await openAddress(page, slug)
  await test.step('[CO-02] another country takes along no postcode, street or city that the lookup filled in', async () => {
    await fillAddress(page, aShopper(), { hasScripts: true })
    const billing = page.getByRole('group', { name: 'Factuuradres' })
    await billing.getByLabel('Land').selectOption('BE')
    for (const label of ['Postcode', 'Straat', 'Plaats'])
      await expect(billing.getByLabel(label)).toHaveValue('')
    await billing.getByLabel('Land').selectOption('NL')
    await billing.getByLabel('Postcode').fill('1071 XX')
    await billing.getByLabel('Postcode').blur()
    await expect(billing.getByLabel('Straat')).toHaveValue('Museumstraat')
  })
  await test.step('[CO-02] a Belgian address is typed whole, and gets Belgian delivery and payment', async () => {
    const billing = page.getByRole('group', { name: 'Factuuradres' })
    await billing.getByLabel('Land').selectOption('BE')
    await billing.getByLabel('Postcode').fill('9000')
    await billing.getByLabel('Huisnummer').fill('12')
    await billing.getByLabel('Bus').fill('3')
    await billing.getByLabel('Straat').fill('Voorbeeldlaan')
    await billing.getByLabel('Plaats').fill('Gent')
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(page.getByRole('radio', { name: /Bancontact/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /iDEAL/ })).toHaveCount(0)
  })
})

test('[VA-09] what was filled in before the scripts arrived is looked up too', async ({ page }) => {
  await fillCart(page, slug)
  const filledIn = Promise.withResolvers<void>()
  await page.route('**/assets/**.js', async (route) => {
    await filledIn.promise
    await route.continue()
  })
  await page.goto('/checkout/address-details/', { waitUntil: 'commit' })
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Postcode').fill('1071 XX')
  await billing.getByLabel('Huisnummer').fill('1')
  await billing.getByLabel('Huisnummer').blur()
  filledIn.resolve()
  await expect(billing.getByLabel('Straat')).toHaveValue('Museumstraat')
  await expect(billing.getByLabel('Postcode')).toHaveValue('1071 XX')
})

test('[CO-02] [VA-06] another delivery address has its own fields, a company gives its numbers, and what is wrong is named', async ({
  page,
}) => {
  await openAddress(page, slug)
  await test.step('[CO-02] another delivery address has its own fields', async () => {
    await fillAddress(page, aShopper(), { hasScripts: true })
    await page.getByLabel('Op een ander adres bezorgen').check()
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Postcode onjuist' })).toBeVisible()
    await page.getByLabel('Op een ander adres bezorgen').uncheck()
  })
  await test.step('[VA-06] a company gives its name and numbers, and a wrong VAT number is named', async () => {
    await page.getByRole('radio', { name: 'Zakelijk' }).check()
    await page.getByLabel('Bedrijfsnaam').fill('Proef B.V.')
    await page.getByLabel('KVK- of ondernemingsnummer').fill('12345678')
    await page.getByLabel('Btw-nummer').fill('NL123456789B01')
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Vul een geldig BTW-nummer in' }),
    ).toBeVisible()
    await page.getByLabel('Btw-nummer').fill('NL000099998B57')
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await expect(page).toHaveURL(/payment-methods/)
  })
})

test('[RT-08] a step that comes too early leads to the first that is not done', async ({ page }) => {
  await fillCart(page, slug)
  await page.goto('/checkout/pay/')
  await expect(page).toHaveURL(/address-details/)
  await page.goto('/checkout/')
  await expect(page).toHaveURL(/address-details/)
  await page.goto('/checkout/checkout-login/')
  await page.getByRole('link', { name: 'Bestel zonder in te loggen' }).click()
  await expect(page).toHaveURL(/address-details/)
  await fillAddress(page, aShopper(), { hasScripts: true })
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await expect(page).toHaveURL(/payment-methods/)
  for (const path of ['/checkout/', '/checkout/pay/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/checkout\/payment-methods\/$/)
  }
  await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
  await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
  await expect(page).toHaveURL(/\/checkout\/pay\/$/)
  await page.goto('/checkout/')
  await expect(page).toHaveURL(/\/checkout\/pay\/$/)
  // The pages of an order lead back to the cart without an order, and do not exist for an unknown one.
  for (const page_ of ['status/', 'betalen/', 'pending/', 'thankyou']) {
    const answer = await page.request.get(`/checkout/${page_}`, { maxRedirects: 0 })
    expect([page_, answer.headers().location]).toEqual([page_, '/cart/'])
  }
  for (const page_ of ['status/onbekend/', 'betalen/onbekend/', 'pending/?order=x', 'thankyou?order=x'])
    expect([page_, (await page.request.get(`/checkout/${page_}`)).status()]).toEqual([page_, 404])
})
