import { expect, type Page } from '@playwright/test'
import { shopUrl } from './account.ts'

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

/** Puts a told postcode into the visitor's browser, as the page that asks for it does: 'BE9000'. */
export async function tellPlace(page: Page, place: string) {
  await page.context().addCookies([{ name: 'postcode', value: place, url: shopUrl }])
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
  await order(page)
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

/** What a browser says of a form that a page of the shop itself sends. */
const fromShop = { 'sec-fetch-site': 'same-origin' }

/** Sends a form of the shop as a browser without scripts does, which spares a journey about something else its page. */
async function sendForm(page: Page, path: string, form: Record<string, string>, next: string) {
  const answer = await page.request.post(path, { form, headers: fromShop, maxRedirects: 0 })
  expect(answer.headers().location, await answer.text()).toBe(next)
}

/** Puts the first choice of a product in the cart, without opening a page. */
export async function fillCart(page: Page, slug: string) {
  const product = await page.request.get(`/${slug}.html`)
  const id = /name="item_id" value="(\d+)"/.exec(await product.text())?.[1]
  if (id === undefined) throw new Error(`/${slug}.html has nothing to put in the cart`)
  await sendForm(page, '/cart/', { intent: 'add', item_id: id }, '/cart/')
}

/** Opens a cart with the first choice of a product in it, for journeys that begin there. */
export async function putInCart(page: Page, slug: string) {
  await fillCart(page, slug)
  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
}

/** Opens the address step with these goods besides what is in the cart, for journeys that begin there. */
export async function openAddress(page: Page, ...slugs: string[]) {
  for (const slug of slugs) await fillCart(page, slug)
  await page.goto('/checkout/address-details/')
  await expect(page.getByRole('heading', { name: 'Waar mag het naartoe?' })).toBeVisible()
}

/** Sends the address step with these goods besides what is in the cart. */
async function sendAddress(page: Page, shopper: AddressDetails, slugs: readonly string[]) {
  for (const slug of slugs) await fillCart(page, slug)
  const form = {
    'customer.type': 'private',
    'customer.first_name': shopper.firstName,
    'customer.last_name': shopper.lastName,
    'customer.email': shopper.email,
    'customer.phone_number': shopper.phone,
    'billing.country_code': 'NL',
    'billing.zipcode': shopper.zipcode,
    'billing.house_number': shopper.houseNumber,
    'billing.street': shopper.street,
    'billing.city': shopper.city,
  }
  await sendForm(page, '/checkout/address-details/', form, '/checkout/payment-methods/')
}

/** Opens the step of delivery and payment with these goods, for journeys that begin there. */
export async function openWays(page: Page, slugs: readonly string[], shopper = aShopper()) {
  await sendAddress(page, shopper, slugs)
  await page.goto('/checkout/payment-methods/')
  await expect(page.getByRole('heading', { name: 'Verzenden en betalen', level: 1 })).toBeVisible()
}

/**
 * Opens the last look before ordering with these goods besides what is in the cart, to be sent by parcel and paid by iDEAL, for journeys
 * that begin there.
 */
export async function openReview(page: Page, slugs: readonly string[], shopper = aShopper()) {
  await sendAddress(page, shopper, slugs)
  const answer = await page.request.get('/v1/checkout/shippingmethod')
  const { shippingMethods: ways } = (await answer.json()) as { shippingMethods: { code: string }[] }
  const form = { selectedShippingMethod: ways[0]?.code ?? '', selectedPaymentMethod: 'ideal' }
  await sendForm(page, '/checkout/payment-methods/', form, '/checkout/pay/')
  await page.goto('/checkout/pay/')
  await expect(page.getByRole('heading', { name: 'Klopt alles?' })).toBeVisible()
}

/** Orders these goods besides what is in the cart, and goes to the payment provider's page, for journeys that begin there. */
export async function openPayment(page: Page, slugs: readonly string[], shopper = aShopper()) {
  await openReview(page, slugs, shopper)
  await order(page)
}

/** Presses the button that orders, and goes to the payment provider's page. */
async function order(page: Page) {
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
}
