import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { addToCart, aShopper, endPayment, goToPayment } from '../support/shopper.ts'

test('[CO-05] a canceled payment can be tried again, with the same order', async ({ page }) => {
  const shopper = aShopper()
  await addToCart(page, 'vloerkleed-atlas-licht')
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await goToPayment(page, shopper)
  await endPayment(page, 'Geannuleerd')
  await expect(page).toHaveURL(/\/checkout\/betalen\//)
  await expect(page.getByText('Er is niets afgeschreven.')).toBeVisible()
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  const orders = await query('select status from "order" where email = $1', [shopper.email])
  expect(orders).toEqual([{ status: 'paid' }])
})

test('[CO-06] the return page waits for the provider’s word, and the shopper can leave', async ({ page }) => {
  await addToCart(page, 'gordijn-duin')
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await goToPayment(page, aShopper())
  await endPayment(page, 'In behandeling')
  await expect(page).toHaveURL(/\/checkout\/pending\//)
  await expect(page.getByText('Je bank heeft de betaling nog niet')).toBeVisible()
})

test('[CO-06] an address typed by hand never makes an order paid', async ({ page }) => {
  const shopper = aShopper()
  await addToCart(page, 'gordijn-melk')
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await goToPayment(page, shopper)
  const [order] = await query<{ public_id: string }>('select public_id from "order" where email = $1', [
    shopper.email,
  ])
  await page.goto(`/checkout/thankyou?order=${order?.public_id}`)
  await expect(page).toHaveURL(/\/checkout\/status\//)
  expect(await query('select status from "order" where email = $1', [shopper.email])).toEqual([
    { status: 'awaiting_payment' },
  ])
})
