import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, endPayment, fillAddress, openAddress } from '../support/shopper.ts'
import { startVatRegister, type VatRegister } from '../support/vat-register.ts'

const vatNumber = 'BE0123456749'
let register: VatRegister
test.beforeAll(async () => {
  register = await startVatRegister()
})
test.afterAll(() => register.close())

test('[VA-06] [CO-05] [CO-09] a Belgian business pays VAT until its number is confirmed, and net from then on', async ({
  page,
}) => {
  const shopper = aShopper()
  await openAddress(page, 'dekbedovertrek-waterlijn')
  await fillAddress(page, shopper, { hasScripts: true })
  await page.getByRole('radio', { name: 'Zakelijk' }).check()
  await page.getByLabel('Bedrijfsnaam').fill('Proef BV')
  await page.getByLabel('KVK- of ondernemingsnummer').fill('0123456749')
  await page.getByLabel('Btw-nummer').fill(vatNumber)
  const billing = page.getByRole('group', { name: 'Factuuradres' })
  await billing.getByLabel('Land').selectOption('BE')
  await billing.getByLabel('Postcode').fill('9000')
  await billing.getByLabel('Straat').fill('Voorbeeldlaan')
  await billing.getByLabel('Plaats').fill('Gent')
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: /Bancontact/ }).check()
  await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()

  // The register does not answer yet, so the order can be placed with VAT.
  const note = page.getByRole('status').filter({ hasText: vatNumber })
  await expect(note).toContainText('De btw zit in het totaal')
  register.isAwake = true
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page.getByRole('alert')).toContainText('Je btw-nummer is bevestigd')
  await expect(note).toContainText('Btw verlegd')
  await expect(page.getByText('Zonder btw', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(/inclusief btw/i)).toHaveCount(0)
  expect(await query('select id from "order" where email = $1', [shopper.email])).toEqual([])

  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  await expect(page.getByText('Btw verlegd (0%)')).toBeVisible()
  const invoice = await page.getByRole('link', { name: /^Factuur 20/ }).getAttribute('href')
  const pdf = await page.request.get(invoice ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const orders = await query('select status, vat_cents, vat_country from "order" where email = $1', [
    shopper.email,
  ])
  expect(orders).toEqual([{ status: 'paid', vat_cents: 0, vat_country: null }])
})
