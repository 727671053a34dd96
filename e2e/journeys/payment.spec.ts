import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, endPayment, openPayment, openWays } from '../support/shopper.ts'

test('[CO-05] a canceled payment can be tried again, with the same order; the longest address fits', async ({
  page,
}) => {
  const longest = 'wilhelmina.alexandra.johanna.van.den.broek@een-heel-lang-domein'
  const shopper = aShopper({ email: `${longest}-${Date.now()}.sluimer.example` })
  await openPayment(page, ['vloerkleed-atlas-licht'], shopper)
  await endPayment(page, 'Geannuleerd')
  await expect(page).toHaveURL(/\/checkout\/betalen\//)
  await expect(page.getByText('Er is niets afgeschreven.')).toBeVisible()
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  await expect(page.getByText('Museumstraat 1, 1071 XX Amsterdam')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  const orders = await query('select status from "order" where email = $1', [shopper.email])
  expect(orders).toEqual([{ status: 'paid' }])
})

test('[CO-06] the return page waits for the provider’s word, and the shopper can leave', async ({ page }) => {
  await openPayment(page, ['gordijn-duin'])
  await endPayment(page, 'In behandeling')
  await expect(page).toHaveURL(/\/checkout\/pending\//)
  await expect(page.getByText('Je bank heeft de betaling nog niet')).toBeVisible()
})

test('[CO-06] [CO-05] neither an address typed by hand nor another sum makes an order paid; the shopper reads about the other sum', async ({
  page,
}) => {
  const shopper = aShopper()
  await openPayment(page, ['gordijn-melk'], shopper)
  const bank = page.url()
  const orders = () =>
    query<{ public_id: string; number: string; status: string }>(
      'select public_id, number, status from "order" where email = $1',
      [shopper.email],
    )
  const [order] = await orders()
  await page.goto(`/checkout/thankyou?order=${order?.public_id}`)
  await expect(page).toHaveURL(/\/checkout\/status\//)
  expect(await orders()).toMatchObject([{ status: 'awaiting_payment' }])

  await query('update test_provider_payment set amount_cents = 100 where description like $1', [
    `%${order?.number}`,
  ])
  await page.goto(bank)
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/status\//)
  const main = page.getByRole('main')
  await expect(main.getByText('We kregen een ander bedrag binnen').first()).toBeVisible()
  await expect(main).toContainText(`Voor bestelling ${order?.number} is betaald, maar niet het bedrag`)
  await expect(main).toContainText('Betaal niet nog een keer.')
  await expect(main.getByRole('link', { name: 'Neem contact op' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Betaling opnieuw starten' })).toHaveCount(0)
  // The page on which one could pay again says the same.
  await page.goto(`/checkout/betalen/${order?.public_id}/`)
  await expect(page).toHaveURL(/\/checkout\/status\//)
  expect(await orders()).toMatchObject([{ status: 'awaiting_payment' }])
})

test('[ER-01] [SC-04] [VA-11] paying afterwards asks for what it needs, beside the method, and the promise is enough to order', async ({
  page,
}) => {
  const shopper = aShopper()
  await openWays(page, ['vloerkleed-atlas-licht'], shopper)
  const methods = page.getByRole('group', { name: 'Hoe wil je betalen?' })
  await expect(methods.getByRole('radio')).toHaveCount(7)
  // Credit never comes first, and nothing is preselected.
  await expect(methods.getByRole('radio').first()).toHaveAccessibleName(/iDEAL/)
  await expect(methods.getByRole('radio', { checked: true })).toHaveCount(0)
  const onwards = page.getByRole('button', { name: 'Naar controleren en betalen' })
  await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
  await onwards.click()
  await expect(page.getByRole('alert').getByText('Selecteer een betaalmethode')).toBeVisible()

  await methods.getByRole('radio', { name: /Riverty/ }).check()
  // Every card has its own fields; only those of the chosen card are visible.
  const field = (label: string | RegExp) => methods.getByLabel(label).filter({ visible: true })
  await expect(field('Telefoonnummer')).toHaveValue(/^0612345678$/)
  await field('Geboortedatum').fill('31-02-1980')
  await onwards.click()
  const birthdate = field('Geboortedatum')
  await expect(birthdate).toBeFocused()
  await expect(birthdate).toHaveAccessibleDescription(/Vul een \(geldige\) geboortedatum in/)
  await expect(methods.getByText('Je moet akkoord gaan met de voorwaarden.')).toBeVisible()

  await birthdate.fill('29-02-1980')
  await field('Geslacht').selectOption('Anders')
  await field(/Ik ga akkoord met de betaalvoorwaarden van Riverty/).check()
  await onwards.click()
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
  await endPayment(page, 'Gereserveerd')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  const orders = await query('select status, payment_status, payment_answers from "order" where email = $1', [
    shopper.email,
  ])
  expect(orders).toEqual([{ status: 'paid', payment_status: 'authorized', payment_answers: null }])
})
