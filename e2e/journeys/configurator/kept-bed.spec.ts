import { expect, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { nextButton, openStep, readAmount, stepPath, wholeBed } from '../../support/configurator/steps.ts'

test('beds lie side by side, with what differs marked', { tag: '@wide' }, async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.getByRole('button', { name: 'Leg dit bed klaar om te vergelijken' }).click()
  await openStep(page, stepPath(9, wholeBed.replace('breedte=160', 'breedte=180')))
  const table = page.getByRole('region', { name: 'Vergelijking van je bedden' })
  await expect(table.getByRole('row', { name: /^Breedte anders 180 cm 160 cm$/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Prijs anders/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Lengte 200 cm 200 cm$/ })).toBeVisible()
  await table.getByRole('button', { name: 'Weg met bed 2' }).click()
  await expect(table).toHaveCount(0)
})

test('the picture leaves what stands below it in sight, however far the page is scrolled', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  const picture = page.getByRole('main').getByRole('figure').first()
  const keeping = page.getByRole('button', { name: 'Deel of mail dit bed' })
  for (const top of [0, 200, 400, 600]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
    const [above, below] = await Promise.all([picture.boundingBox(), keeping.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0), `at ${top} px`).toBeLessThanOrEqual(below?.y ?? 0)
  }
})

test('a bed is kept under a short link, which opens it again', async ({ page, browser }) => {
  await openStep(page, stepPath(9, wholeBed))
  const total = await readAmount(page, 'Totaal')
  await nextButton(page, 'Deel of mail dit bed').click()
  await expect(page).toHaveURL(/\/configurator\/bed\/[0-9a-z]{1,12}\/$/)
  const link = await page.getByLabel('Link naar dit bed').inputValue()
  expect(link).toBe(page.url())
  await expectNoAxeFaults(page, 'kept bed')
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Je bewaarde Boxspringset Hotel')
  await expect(other.getByText('Banen', { exact: true })).toBeVisible()
  expect(await readAmount(other, 'Nu')).toBe(total)
  await other.getByRole('link', { name: 'Verder met dit bed' }).click()
  await expect(other.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
  await other.context().close()
  await test.step('[CF-18] also in capitals, or with the end of a sentence behind it', async () => {
    const { pathname } = new URL(link)
    for (const typed of [
      pathname.toUpperCase().replace('/CONFIGURATOR/BED/', '/configurator/bed/'),
      pathname.replace(/\/$/, ').'),
    ])
      expect((await page.request.get(typed)).url()).toBe(link)
  })
  expect((await page.request.get('/configurator/bed/bestaatniet/')).status()).toBe(404)
})
