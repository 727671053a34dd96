import { expect, type Page, test } from '@playwright/test'

/** What a visitor does before the scripts of a page run, as on a slow line, must not be lost. */
const listing = '/dekbedovertrek/'

/** Opens a page whose scripts wait until they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /bewaren bij favorieten$/ })
    .first()

test('a heart that is pressed before scripts run is kept, also when it is pressed twice', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, listing)
  await heart(page).click()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('the menu that is asked for before scripts run opens by a key as by a tap', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('boxes that are marked before scripts run are counted, without those that were unmarked again', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/stalen/')
  await page.getByRole('checkbox', { name: 'Haver' }).check()
  await page.getByRole('checkbox', { name: 'Zand' }).check()
  await page.getByRole('checkbox', { name: 'Salie' }).check()
  await page.getByRole('checkbox', { name: 'Zand' }).uncheck()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'gekozen' })).toHaveText('2 van 5 gekozen')
  await page.getByRole('checkbox', { name: 'Bordeaux' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'gekozen' })).toHaveText('3 van 5 gekozen')
  await expect(page.getByRole('checkbox', { name: 'Haver' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Zand' })).not.toBeChecked()
})

test('an order that is chosen before scripts run sorts the listing', async ({ page }) => {
  const release = await openWithoutScripts(page, listing)
  await page.getByLabel('Sorteren').selectOption({ label: 'Prijs laag - hoog' })
  release()
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByLabel('Sorteren').locator('option:checked')).toHaveText('Prijs laag - hoog')
})

test('words that are typed before scripts run bring suggestions, and what is typed next is added', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/')
  const field = page.getByRole('combobox', { name: 'Zoek een product, merk of categorie' })
  await field.click()
  await page.keyboard.type('dekbed')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('over')
  await expect(field).toHaveValue('dekbedover')
})
