import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, endPayment, goToReview, openReview } from '../support/shopper.ts'

/** Returns 'donderdag 26 november' from a text about delivery, even where a tile abbreviates it for the eye. */
const dayIn = (text: string | null) =>
  /[a-z]+dag \d{1,2} [a-z]+/.exec((text ?? '').replaceAll('\u00a0', ' ').toLowerCase())?.[0]

/** Finds words between which lines may or may not break. */
const toPattern = (words: string) => new RegExp(words.replaceAll(' ', String.raw`\s`), 'i')

/** Returns the first word of what a product's tile says about delivery, written out in full. */
async function tileDay(page: Page, listing: string, title: string) {
  await page.goto(listing)
  const tile = page.getByRole('article').filter({ hasText: title }).first()
  return dayIn(
    await tile
      .getByText(/ in huis$|kies zelf je dag$/)
      .first()
      .textContent(),
  )
}

async function mailTo(email: string): Promise<string> {
  const mails = () => query<{ text: string }>('select text from mail_message where recipient = $1', [email])
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  return (await mails()).map(({ text }) => text).join('\n')
}

test('[PD-01] [CT-03] [CA-01] [CO-04] [CO-10] a bed has one promise: tile, page, quick buy, cart, checkout, order and mail', async ({
  page,
}) => {
  test.slow()
  const shopper = aShopper()
  const title = 'Boxspring Rivierduin'
  const day = await tileDay(page, '/zoeken/?tn_q=boxspring+rivierduin', title)
  expect(day).toBeDefined()
  const promise = toPattern(`Vanaf ${day}, kies zelf je dag`)
  await page.goto('/boxspring-rivierduin.html')
  await expect(page.getByRole('main').getByText(promise).first()).toBeVisible()
  await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByText(promise)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click()
  await expect(page.getByRole('main').getByText(promise).first()).toBeVisible()
  await page.getByRole('link', { name: 'Naar bestellen' }).click()
  await goToReview(page, shopper)
  await expect(
    page
      .getByText(toPattern(`${day}, tussen 8 en 18 uur`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await endPayment(page, 'Betaald')
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(
    page
      .getByRole('main')
      .getByText(toPattern(`${day}, tussen`))
      .first(),
  ).toBeVisible()
  expect((await mailTo(shopper.email)).toLowerCase()).toContain(`${day}, tussen 8 en 18 uur`)
})

test('[PD-01] [CT-03] [CA-01] [CO-04] [CO-10] a parcel has one promise: page, cart, checkout, order and mail', async ({
  page,
}) => {
  test.slow()
  const shopper = aShopper()
  await page.goto('/hoofdkussen-wolkenveld.html')
  const promised = page
    .getByRole('main')
    .getByText(/ in huis$/)
    .first()
  const words = (await promised.textContent()) ?? ''
  await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click()
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  await openReview(page, [], shopper)
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await endPayment(page, 'Betaald')
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible({
    timeout: 30_000,
  })
  const kept = await page
    .getByRole('main')
    .getByText(/dag \d{1,2}\s[a-z]+ in huis/)
    .first()
    .textContent()
  // A kept promise names the day instead of 'morgen'.
  if (!words.includes('morgen')) expect(dayIn(kept)).toBe(dayIn(words))
  expect((await mailTo(shopper.email)).toLowerCase()).toContain(`${dayIn(kept)} in huis`)
})
