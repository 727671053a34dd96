import { expect, type Page, test } from '@playwright/test'
import { openWays } from '../support/shopper.ts'

/** The name of a field, and the value that is chosen in it; a box is ticked or not. */
type Choice = readonly [field: string, value: string | boolean]
type Combination = readonly Choice[]

/**
 * Makes each combination of choices in the form, and returns the total that stands beside it then and the one that the api answers, in
 * cents. It runs in the page, where many choices follow each other as fast as they are drawn.
 */
function readTotals(page: Page, combinations: readonly Combination[]) {
  return page.evaluate(async (all) => {
    const form = document.querySelector('form#verzenden-en-betalen')
    if (!(form instanceof HTMLFormElement)) throw new Error('the form is not there')

    function choose([name, value]: Choice) {
      const controls = [...(form?.querySelectorAll(`[name="${name}"]`) ?? [])]
      const [control] = controls.filter(
        (one) => !(one instanceof HTMLInputElement && one.type === 'radio') || one.value === value,
      )
      if (control instanceof HTMLSelectElement) {
        control.value = String(value)
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (control instanceof HTMLInputElement) {
        if (control.checked === (value === false)) control.click()
      } else throw new Error(`${name} cannot be ${value}`)
    }

    function readTotalCents() {
      const rows = [...document.querySelectorAll('aside dt')]
      const amount = rows.find((row) => row.textContent.startsWith('Totaal'))?.nextElementSibling
      const text = amount?.querySelector<HTMLElement>(':scope > span[aria-hidden]')?.innerText ?? ''
      const [euros = '', cents = ''] = text.replace(/[^\d,-]/g, '').split(',')
      return Number(euros) * 100 + (cents === '-' ? 0 : Number(cents))
    }

    async function askTotalCents(fields: FormData) {
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
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status}: ${answer}`)
      return Math.round(JSON.parse(answer).cart.totals.grand_total * 100)
    }

    const totals: { combination: string; shown: number; asked: number }[] = []
    for (const combination of all) {
      for (const choice of combination) choose(choice)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const shown = readTotalCents()
      const asked = await askTotalCents(new FormData(form))
      totals.push({ combination: combination.join(' '), shown, asked })
    }
    return totals
  }, combinations)
}

/** Returns the values among which a group of radio buttons lets one choose. */
function listValues(page: Page, group: string, name = ''): Promise<string[]> {
  return page
    .getByRole('group', { name: group })
    .locator(`input[type=radio]${name && `[name=${name}]`}`)
    .evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value))
}
const listPayments = (page: Page) => listValues(page, 'Hoe wil je betalen?', 'selectedPaymentMethod')

test('[CO-04] buttons move the strip of days for a mouse that cannot scroll sideways, as far as there are days', async ({
  page,
}) => {
  await openWays(page, ['matras-bonell-vast-medium'])
  const days = page.getByRole('group', { name: 'Wanneer zullen we komen?' })
  const wholeDays = days.getByRole('radio', { name: /Hele dag/ })
  const later = days.getByRole('button', { name: 'Latere dagen' })
  const earlier = days.getByRole('button', { name: 'Eerdere dagen' })
  await expect(earlier).toBeDisabled()
  await later.click()
  await expect(wholeDays.first()).not.toBeInViewport()
  await expect(wholeDays.nth(5)).toBeInViewport()
  await earlier.click()
  await expect(wholeDays.first()).toBeInViewport()
  await expect(earlier).toBeDisabled()
})

test('[CO-04] [CA-01] the total that changes with each choice is the api’s to the cent: day, old mattress, insurance, way to pay', async ({
  page,
}) => {
  test.slow()
  await openWays(page, ['matras-bonell-vast-medium'])
  await expect(page.getByRole('checkbox', { name: /^Transportverzekering/ })).toBeVisible()
  await expect(page.getByLabel('Oude matras of bed meegeven')).toBeVisible()
  const days = page.getByRole('group', { name: 'Wanneer zullen we komen?' })
  const parts = await Promise.all(
    [/Hele dag/, /Avond/, /Nog geen dag/].map((name) =>
      days.getByRole('radio', { name }).first().inputValue(),
    ),
  )
  const combinations = (await listPayments(page)).flatMap((payment) =>
    parts.flatMap((part) =>
      (
        [
          ['0', false],
          ['1', false],
          ['1', true],
        ] as const
      ).map(
        ([pieces, isInsured]): Combination => [
          ['selectedPaymentMethod', payment],
          ['deliveryDay', part],
          ['haulAway', pieces],
          ['shippingInsurance', isInsured],
        ],
      ),
    ),
  )
  expect(combinations.length).toBeGreaterThanOrEqual(5 * 9)
  const totals = await readTotals(page, combinations)
  expect(totals).toEqual(totals.map((one) => ({ ...one, shown: one.asked })))
  // The choices cost something each: an old mattress, the insurance, an evening, and one of the ways to pay.
  expect(new Set(totals.map(({ shown }) => shown)).size).toBeGreaterThanOrEqual(12)
})

test('[CO-04] the same holds for parcels, with every way that needs no pick-up point', async ({ page }) => {
  await openWays(page, ['hoofdkussen-wolkenveld'])
  const ways = await listValues(page, 'Hoe wil je het ontvangen?', 'selectedShippingMethod')
  const payments = await listPayments(page)
  const combinations = ways
    .filter((way) => way !== 'pickup')
    .flatMap((way) =>
      payments.map(
        (payment): Combination => [
          ['selectedShippingMethod', way],
          ['selectedPaymentMethod', payment],
        ],
      ),
    )
  expect(combinations.length).toBeGreaterThanOrEqual(5)
  const totals = await readTotals(page, combinations)
  expect(totals).toEqual(totals.map((one) => ({ ...one, shown: one.asked })))
})
