import { expect, type Page, test } from '@playwright/test'
import { addToCart, aShopper, fillAddress } from '../support/shopper.ts'

/** Goes to the step where the ways to receive and to pay are chosen. */
async function goToWays(page: Page, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) await addToCart(page, slug)
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await fillAddress(page, aShopper(), { hasScripts: true })
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await expect(page.getByRole('heading', { name: 'Verzenden en betalen', level: 1 })).toBeVisible()
}

/** Reads the total that stands beside the form, in cents. */
async function readTotalCents(page: Page): Promise<number> {
  const row = page.getByRole('complementary', { name: 'Je bestelling' }).getByText(/^Totaal/)
  const text = await row.locator('xpath=following-sibling::dd/span[@aria-hidden]').innerText()
  const [euros = '', cents = ''] = text.replace(/[^\d,-]/g, '').split(',')
  return Number(euros) * 100 + (cents === '-' ? 0 : Number(cents))
}

/** Returns the total of the api for what is chosen in the form now, in cents. */
async function askTotalCents(page: Page): Promise<number> {
  const answer = await page.evaluate(async () => {
    const form = document.querySelector('form#verzenden-en-betalen')
    if (!(form instanceof HTMLFormElement)) throw new Error('the form is not there')
    const fields = new FormData(form)
    const [date, part] = String(fields.get('deliveryDay') ?? '').split('/')
    const response = await fetch('/v1/checkout/paymentmethod', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        selectedShippingMethod: fields.get('selectedShippingMethod'),
        selectedPaymentMethod: fields.get('selectedPaymentMethod'),
        shippingInsurance: fields.has('shippingInsurance'),
        deliveryDay: part === undefined ? null : { date, part },
        haulAway: Number(fields.get('haulAway') ?? 0),
        // The ways to pay afterwards ask these; the others ignore them.
        customer: { dob: '01-02-1980', gender: '1', phone: '0612345678', installment: '3', terms: true },
      }),
    })
    return { status: response.status, body: await response.text() }
  })
  expect(answer.status, answer.body).toBe(200)
  return Math.round(JSON.parse(answer.body).cart.totals.grand_total * 100)
}

const payments = (page: Page) =>
  page.getByRole('group', { name: 'Hoe wil je betalen?' }).getByRole('radio').all()

test('[CO-04] [CA-01] the total that changes with each choice is the api’s to the cent: day, old mattress, insurance, way to pay', async ({
  page,
}) => {
  test.slow()
  await goToWays(page, ['matras-bonell-vast-medium'])
  const insurance = page.getByRole('checkbox', { name: /^Transportverzekering/ })
  const days = page.getByRole('group', { name: 'Wanneer zullen we komen?' })
  const seen = new Set<number>()
  for (const payment of await payments(page)) {
    await payment.check()
    for (const part of [/Hele dag/, /Avond/, /Nog geen dag/]) {
      await days.getByRole('radio', { name: part }).first().check()
      for (const [pieces, isInsured] of [
        ['0', false],
        ['1', false],
        ['1', true],
      ] as const) {
        await page.getByLabel('Oude matras of bed meegeven').selectOption(pieces)
        await insurance.setChecked(isInsured)
        const total = await readTotalCents(page)
        expect(total).toBe(await askTotalCents(page))
        seen.add(total)
      }
    }
  }
  // The choices cost something each: an old mattress, the insurance, an evening, and one of the ways to pay.
  expect(seen.size).toBeGreaterThanOrEqual(12)
})

test('[CO-04] the same holds for parcels, with every way that needs no pick-up point', async ({ page }) => {
  await goToWays(page, ['hoofdkussen-wolkenveld'])
  const ways = page.getByRole('group', { name: 'Hoe wil je het ontvangen?' })
  for (const way of await ways.locator('input[name=selectedShippingMethod]:not([value=pickup])').all()) {
    await way.check()
    for (const payment of await payments(page)) {
      await payment.check()
      expect(await readTotalCents(page)).toBe(await askTotalCents(page))
    }
  }
})
