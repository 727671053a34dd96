import { expect, type Page } from '@playwright/test'
import {
  nextButton,
  openStep,
  readTotal,
  stepPath,
  take,
  wholeBed,
} from '../../support/configurator/steps.ts'
import { test } from '../../support/faulty-shop.ts'
import { aShopper, goToReview } from '../../support/shopper.ts'

// All tests share one faulty shop.
test.describe.configure({ mode: 'default' })

const definitions = /^\/v1\/catalog\/configurator\//

test('[CF-17] [ER-02] a set comes from the api, and from the last answer while the api fails, is away or is silent', async ({
  page,
  shop,
}) => {
  const file = '/json/boxspringset-hotel.json'
  const told = await (await page.request.get(file)).json()
  expect(told).toMatchObject({ slug: 'boxspringset-hotel', basePrice: expect.any(Number) })
  for (const fault of ['fails', 'is away', 'is silent', 'breaks off'] as const) {
    shop.break(definitions, fault)
    await test.step(`while it ${fault}`, async () => {
      expect(await (await page.request.get(file)).json()).toEqual(told)
      await openStep(page, stepPath(1, 'breedte=160'))
      await take(page, /^180 cm/)
      await expect.poll(() => readTotal(page)).toBe(Math.round(told.basePrice * 100) + 21_000)
    })
    shop.mend()
  }
  await test.step('an unknown set is not found, whatever the api says', async () => {
    expect((await page.request.get('/json/boxspring-bestaat-niet.json')).status()).toBe(404)
    shop.break(definitions, 'is away')
    expect((await page.request.get('/json/boxspring-bestaat-niet.json')).status()).toBe(503)
  })
})

test('[ER-01] [CF-13] [CF-18] the api goes away while a bed is composed: nothing is lost, and the cart opens again', async ({
  page,
  shop,
}) => {
  await openStep(page, stepPath(7, wholeBed))
  shop.break(/./, 'is away')
  await test.step('choosing and moving ask the api for nothing', async () => {
    await take(page, /^Slede/)
    await nextButton(page, 'Naar stap 8').click()
    await nextButton(page, 'Naar stap 9').click()
    await expect(page.getByRole('heading', { name: 'Overzicht', level: 2 })).toBeVisible()
  })
  const address = page.url()
  const total = await readTotal(page)
  await test.step('the cart says why it cannot take the bed', async () => {
    await nextButton(page, 'In winkelwagen').click()
    const dialog = page.getByRole('dialog', { name: 'Dat lukte niet' })
    await expect(dialog).toContainText('De winkel is even niet bereikbaar. Probeer het zo nog eens.')
    await dialog.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(dialog).toBeHidden()
    expect(page.url()).toBe(address)
  })
  await test.step('keeping the bed says so too', async () => {
    await page.getByRole('button', { name: 'Deel of mail dit bed' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'niet bereikbaar' })).toBeVisible()
  })
  shop.mend()
  await nextButton(page, 'In winkelwagen').click()
  await expect(page.getByRole('dialog', { name: 'Toegevoegd' })).toBeVisible()
  await page.getByRole('link', { name: 'Door naar bestellen' }).click()
  await expect(page.getByRole('main')).toContainText('Slede')
  expect(total).toBeGreaterThan(0)
})

const pictures = /^\/media\/(?:bed\/|\d+\/bed~)/

for (const fault of [
  'is slow',
  'is silent',
  'is away',
  'has nothing',
  'is no picture',
  'breaks off',
] as const)
  test(`[CF-14] [ER-02] a bed is composed and ordered while the service of its pictures ${fault}`, async ({
    page,
    shop,
  }) => {
    shop.break(pictures, fault)
    const comes = fault === 'is slow'
    await page.goto(stepPath(7, wholeBed), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-composer=ready]')).toBeAttached()
    await take(page, /^Slede/)
    if (!comes && fault !== 'is silent')
      await expect(page.getByText('Sfeerbeeld van Boxspringset Hotel. Jouw eigen keuzes')).toBeVisible()
    await expectNoBrokenPicture(page)
    await nextButton(page, 'Naar stap 8').click()
    await nextButton(page, 'Naar stap 9').click()
    await nextButton(page, 'In winkelwagen').click()
    await expect(page.getByRole('dialog', { name: 'Toegevoegd' })).toBeVisible()
    await expectNoBrokenPicture(page)
    await page.getByRole('link', { name: 'Door naar bestellen' }).click()
    await expect(page.getByRole('main')).toContainText('Slede')
    await expectNoBrokenPicture(page)
    await page.goto('/checkout/address-details/', { waitUntil: 'domcontentloaded' })
    await goToReview(page, aShopper())
    await expectNoBrokenPicture(page)
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await expect(page).toHaveURL(/\/test-provider\/pay\//)
  })

/** Shows that no picture stays that failed. One on its way has not, and without a description the browser draws nothing. */
async function expectNoBrokenPicture(page: Page): Promise<void> {
  const countBroken = () =>
    page
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              image instanceof HTMLImageElement &&
              image.alt !== '' &&
              image.currentSrc !== '' &&
              image.complete &&
              image.naturalWidth === 0,
          ).length,
      )
  await expect.poll(countBroken).toBe(0)
}
