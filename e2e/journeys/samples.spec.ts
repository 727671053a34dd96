import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { openStep, stepPath } from '../support/configurator/steps.ts'
import { aShopper, fillAddress } from '../support/shopper.ts'

const pick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const order = (page: Page) => page.getByRole('button', { name: 'Bestel gratis stalen' })

/** Goes from the cart to the last button. The extension of the house number makes it another household each time. */
async function goToLastButton(page: Page, hasScripts: boolean) {
  await page.goto('/checkout/address-details/')
  await fillAddress(page, aShopper(), { hasScripts })
  const extension = page.getByRole('group', { name: 'Factuuradres' }).getByLabel('Toevoeging')
  await extension.fill(`s${String(Date.now()).slice(-9)}`)
  if (hasScripts) {
    await extension.blur()
    await expect(page.getByLabel('Straat').first()).toHaveValue('Museumstraat')
  }
  await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
  await expect(page.getByRole('heading', { name: 'Verzenden en betalen', level: 1 })).toBeVisible()
  const ways = page.getByRole('group', { name: 'Hoe wil je het ontvangen?' })
  await expect(ways.getByRole('radio')).toHaveCount(1)
  await ways.getByRole('radio', { name: /Brievenbuspakje/ }).check()
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Naar controleren/ }).click()
  await expect(page.getByRole('heading', { name: 'Klopt alles?' })).toBeVisible()
  await expect(page.getByText('Je hoeft niets te betalen')).toBeVisible()
  await expect(page.getByText(/je korting/)).toHaveCount(0)
}

test('at the fabrics a shopper orders free samples, and the bed stays as it was', async ({ page }) => {
  const chosen = 'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand'
  await openStep(page, stepPath(3, chosen))
  await page.getByText('Gratis stalen: voel thuis hoe de stof is').click()
  await test.step('five of them by keyboard, and no sixth', async () => {
    for (const name of ['Zand', 'Salie', 'Roest', 'Mos']) await pick(page, name).check()
    await pick(page, 'Zwart').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('5 van 5 gekozen')).toBeVisible()
    await expect(pick(page, 'Taupe')).toBeDisabled()
    await expectNoAxeFaults(page, 'free samples')
  })
  await order(page).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Je stalen liggen in je winkelwagen' }),
  ).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?${chosen}`)
  await test.step('a sixth is refused with the reason, and stays picked', async () => {
    await pick(page, 'Taupe').check()
    await order(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'je hebt er al 5' })).toBeVisible()
    await expect(pick(page, 'Taupe')).toBeChecked()
  })
  await page.getByRole('link', { name: 'Winkelwagen' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
  const lines = page.getByRole('listitem').filter({ hasText: 'Stofstaal' })
  await expect(lines).toHaveCount(5)
  await expect(lines.first()).toContainText('Gratis')
  await expect(lines.first().getByRole('spinbutton')).toHaveCount(0)
})

test('an order of samples is placed without a payment method', async ({ page }) => {
  await page.goto('/stalen/')
  await pick(page, 'Haver').check()
  await pick(page, 'Bordeaux').check()
  await order(page).click()
  await page.getByRole('link', { name: 'Naar je winkelwagen' }).click()
  await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
  await goToLastButton(page, true)
  await page.getByRole('button', { name: 'Bestellen', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Bedankt/ })).toBeVisible()
  await expect(page.getByText('Haver')).toBeVisible()
  await page.goto('/cart/')
  await expect(page.getByText('Stofstaal')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('samples are plain boxes and a form: too many come back with the reason, five lead to the cart', async ({
    page,
  }) => {
    await page.goto('/stalen/')
    for (const name of ['Zand', 'Taupe', 'Salie', 'Antraciet', 'Naturel', 'Haver'])
      await pick(page, name).check()
    await order(page).click()
    await expect(page.getByRole('alert')).toContainText('Kies hoogstens 5 stalen.')
    await expect(pick(page, 'Taupe')).toBeChecked()
    await pick(page, 'Taupe').uncheck()
    await order(page).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Stofstaal' })).toHaveCount(5)
    await goToLastButton(page, false)
    await page.getByRole('button', { name: 'Bestellen', exact: true }).click()
    await expect(page.getByRole('heading', { name: /Bedankt/ })).toBeVisible()
  })

  test('the pages of a set lead to its samples', async ({ page }) => {
    await page.goto('/boxspringset-hotel.html')
    await page.getByRole('link', { name: 'Gratis stalen van de stoffen' }).click()
    await expect(page.getByRole('heading', { name: 'Gratis stalen', level: 1 })).toBeVisible()
    await page.goto(stepPath(3, 'breedte=160&lengte=200&hoofdbord=kanaal'))
    await page.getByText('Gratis stalen: voel thuis hoe de stof is').click()
    await pick(page, 'Roest').check()
    await order(page).click()
    await expect(page).toHaveURL(/\/cart\/$/)
  })
})
