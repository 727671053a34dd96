import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'

const firstTile = (page: Page) => page.getByRole('main').getByRole('article').first()

test('the size of a bed is given once, and listings, searches and products follow it', async ({ page }) => {
  await page.goto('/dekbedovertrek/')
  await page.getByRole('main').getByRole('link', { name: 'Kies je bedmaat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoe groot is je bed?' })).toBeVisible()
  await expectNoAxeFaults(page, 'the sizes of beds')
  await page.getByRole('button', { name: '180 x 200', exact: true }).click()
  await expect(page).toHaveURL(/\/dekbedovertrek\/$/)
  await expect(firstTile(page).getByText('240 x 220 cm')).toBeVisible()
  await expect(firstTile(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', /maat=240x220/)

  await test.step('the filter of sizes begins with what suits the bed', async () => {
    const first = page.locator('#filter-maat li').first()
    await expect(first).toContainText('240 x 220 cm')
    await expect(first).toContainText('voor je bed')
  })
  await test.step('so do the searches that the field suggests', async () => {
    const field = page.getByRole('combobox', { name: 'Zoek een product, merk of categorie' })
    await field.click()
    await field.pressSequentially('dekbedovertrek')
    const sizes = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option', { name: / cm$/ })
    await expect(sizes.first()).toHaveText('dekbedovertrekken 240 x 220 cm')
  })
  await test.step('another listing and a search come in it too', async () => {
    await page.goto('/hoeslaken/')
    await expect(firstTile(page).getByText('180 x 200 cm')).toBeVisible()
    await page.goto('/zoeken/?tn_q=hoeslaken')
    await expect(firstTile(page).getByText('180 x 200 cm')).toBeVisible()
  })
  await test.step('a product opens in it, and leads to the same question', async () => {
    const link = (await firstTile(page).getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await page.goto(link.split('?')[0] ?? '')
    await expect(page.getByText(/^Maat.*: 180 x 200 cm/).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Mijn bed: 180 x 200/ })
      .click()
    await page.getByRole('button', { name: 'Vergeet mijn bedmaat' }).click()
    await expect(page).toHaveURL(new RegExp(`${link.split('?')[0]}$`))
    await expect(page.getByRole('main').getByRole('link', { name: 'Kies je bedmaat' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the size of a bed is given with a plain form, and an address of another site leads to the front page', async ({
    page,
  }) => {
    await page.goto('/hoeslaken/')
    await page.getByRole('main').getByRole('link', { name: 'Kies je bedmaat' }).click()
    await page.getByRole('button', { name: '90 x 200', exact: true }).click()
    await expect(page).toHaveURL(/\/hoeslaken\/$/)
    await expect(page.getByRole('main').getByRole('link', { name: /^Mijn bed: 90 x 200/ })).toBeVisible()
    await expect(firstTile(page).getByText('90 x 200 cm')).toBeVisible()
    await page.goto('/mijn-bed/?terug=//elders.example/')
    await page.getByRole('button', { name: '140 x 200', exact: true }).click()
    await expect(page).toHaveURL(/^[^?]*\/\/[^/]+\/$/)
  })
})
