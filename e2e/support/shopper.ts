import { expect, type Page } from '@playwright/test'

export interface AddressDetails {
  firstName: string
  lastName: string
  email: string
  phone: string
  zipcode: string
  houseNumber: string
  street: string
  city: string
}

/** Makes an invented shopper at the address of a public building that the built-in lookup knows. */
export function aShopper(changes: Partial<AddressDetails> = {}): AddressDetails {
  return {
    firstName: 'Proef',
    lastName: 'de Koper',
    email: `koper-${Date.now()}-${Math.floor(performance.now())}@sluimer.example`,
    phone: '06 12345678',
    zipcode: '1071 XX',
    houseNumber: '1',
    street: 'Museumstraat',
    city: 'Amsterdam',
    ...changes,
  }
}

/** Fills in the address step as a person does; street and city are typed only where no lookup fills them in. */
export async function fillAddress(page: Page, shopper: AddressDetails, options: { hasScripts: boolean }) {
  await page.getByLabel('Voornaam').first().fill(shopper.firstName)
  await page.getByLabel('Achternaam').first().fill(shopper.lastName)
  await page.getByLabel('E-mailadres').fill(shopper.email)
  await page.getByLabel('Telefoonnummer').fill(shopper.phone)
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Postcode').fill(shopper.zipcode)
  await billing.getByLabel('Huisnummer').fill(shopper.houseNumber)
  if (options.hasScripts) {
    await billing.getByLabel('Huisnummer').blur()
    await expect(billing.getByLabel('Straat')).toHaveValue(shopper.street)
    await expect(billing.getByLabel('Plaats')).toHaveValue(shopper.city)
  } else {
    await billing.getByLabel('Straat').fill(shopper.street)
    await billing.getByLabel('Plaats').fill(shopper.city)
  }
}

/** Goes from the address step to the last look before ordering. */
export async function goToReview(page: Page, shopper: AddressDetails, options = { hasScripts: true }) {
  await fillAddress(page, shopper, options)
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await expect(page.getByRole('heading', { name: 'Verzenden en betalen', level: 1 })).toBeVisible()
  await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
  await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt alles?' })).toBeVisible()
}

/** Goes from the address step to the payment provider's page. */
export async function goToPayment(page: Page, shopper: AddressDetails, options = { hasScripts: true }) {
  await goToReview(page, shopper, options)
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
}

/** Ends the payment on the provider's page: 'Betaald', 'Geannuleerd', 'Mislukt', … */
export async function endPayment(page: Page, outcome: string) {
  await page.getByRole('radio', { name: new RegExp(outcome) }).check()
  await page.getByRole('button', { name: 'Doorgaan' }).click()
}

/** Presses the button that puts the first choice of a product in the cart, and goes from the popup to the cart. */
export async function addToCart(page: Page, slug: string) {
  await page.goto(`/${slug}.html`)
  await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click()
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
}

/**
 * Opens a cart with the first choice of a product in it, for journeys that begin there. The form of the product's page is sent as a
 * browser without scripts does, which spares the journey that page.
 */
export async function putInCart(page: Page, slug: string) {
  const product = await page.request.get(`/${slug}.html`)
  const id = /name="item_id" value="(\d+)"/.exec(await product.text())?.[1]
  if (id === undefined) throw new Error(`/${slug}.html has nothing to put in the cart`)
  const answer = await page.request.post('/cart/', {
    form: { intent: 'add', item_id: id },
    headers: { origin: new URL(product.url()).origin },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/cart/')
  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
}
