import { expect, type Page, test } from '@playwright/test'
import { chooseRadio, tabAndEnter, tabTo } from '../support/keyboard.ts'
import { aShopper, putInCart } from '../support/shopper.ts'

/** Every stop of the keyboard is checked, and a page has dozens. */
const longMs = 300_000
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

// With less motion the page moves at once, and the header with it: nothing that is covered gets out of the way by itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard alone goes from home to a paid order, and its focus is always seen', async ({ page }) => {
  test.setTimeout(longMs)
  const shopper = aShopper()
  await test.step('the first stop leads over header and menus', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(main(page).locator(':focus')).toHaveCount(1)
  })
  await test.step('a menu opens, closes without losing the focus, and leads to a category', async () => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu van Slapen' })
    await tabAndEnter(page, button)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await tabAndEnter(page, menu.getByRole('link', { name: 'Dekbedovertrekken', exact: true }))
    await expect(page).toHaveURL('/dekbedovertrek/')
    await expect(heading(page)).toBeFocused()
  })
  const filters = page.getByRole('complementary', { name: 'Filteren' })
  await test.step('a filter keeps the focus; taking it away leads to the heading', async () => {
    const flannel = filters.getByRole('link', { name: /^Flanel/ })
    await tabAndEnter(page, flannel)
    await expect(page).toHaveURL('/dekbedovertrek/flanel/')
    await expect(flannel).toHaveAccessibleName(/gekozen/)
    await expect(flannel).toBeFocused()
    await tabAndEnter(page, page.getByRole('link', { name: 'Flanel verwijderen' }))
    await expect(page).toHaveURL('/dekbedovertrek/')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('another order keeps the focus too', async () => {
    const order = page.getByRole('combobox', { name: 'Sorteren' })
    const first = main(page).getByRole('article').getByRole('heading').getByRole('link').first()
    const firstBefore = (await first.textContent()) ?? ''
    await tabTo(page, order)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/tn_sort=/)
    // The products arrive in their new order a moment after the address.
    await expect(first).not.toHaveText(firstBefore)
    await expect(order).toBeFocused()
    await tabAndEnter(page, first)
    await expect(page).toHaveURL(/\.html$/)
    await expect(heading(page)).toBeFocused()
  })
  const name = (await heading(page).textContent()) ?? ''
  await test.step('an option is chosen, and the product goes into the cart', async () => {
    const sizes = main(page).getByRole('list', { name: /^Maat/ })
    const other = sizes.locator('a:not([aria-current]):not(:has-text("uitverkocht"))').first()
    const title = (await other.textContent()) ?? ''
    await tabAndEnter(page, other)
    const chosen = sizes.getByRole('link', { name: title })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(chosen).toBeFocused()
    const button = main(page).getByRole('button', { name: 'In winkelwagen' }).first()
    await tabAndEnter(page, button)
    const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })
    await expect(popup).toBeVisible()
    await expect(popup.locator(':focus')).toHaveCount(1)
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('main :focus, header :focus')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await tabAndEnter(page, popup.getByRole('link', { name: 'Naar winkelwagen' }))
    await expect(page).toHaveURL('/cart/')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('the quantity changes under the finger', async () => {
    const more = page.getByRole('button', { name: new RegExp(`Aantal ${name}.*een meer`) })
    await tabAndEnter(page, more)
    await expect(page.getByText('Artikelen (3)')).toBeVisible()
    await expect(more).toBeFocused()
    await tabAndEnter(page, page.getByRole('link', { name: 'Naar bestellen' }))
    await expect(page).toHaveURL(/address-details/)
    await expect(heading(page)).toBeFocused()
  })
  await test.step('mistakes take the focus and lead to their fields', async () => {
    const onwards = page.getByRole('button', { name: 'Naar verzenden en betalen' })
    await tabAndEnter(page, onwards)
    await expect(page.getByRole('alert').filter({ hasText: 'Controleer' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Voornaam' }).first()).toBeFocused()
    await page.keyboard.type(shopper.firstName)
    const billing = page.getByRole('group', { name: 'Factuuradres' })
    for (const [field, text] of [
      [page.getByLabel('Achternaam').first(), shopper.lastName],
      [page.getByLabel('E-mailadres'), shopper.email],
      [page.getByLabel('Telefoonnummer'), shopper.phone],
      [billing.getByLabel('Postcode'), shopper.zipcode],
      [billing.getByLabel('Huisnummer'), shopper.houseNumber],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await expect(billing.getByLabel('Straat')).toHaveValue(shopper.street)
    await tabAndEnter(page, onwards)
    await expect(heading(page)).toHaveText('Verzenden en betalen')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('delivery and payment are chosen with the arrows', async () => {
    const delivery = page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio')
    await chooseRadio(page, delivery, delivery.first())
    const ideal = page.getByRole('radio', { name: /iDEAL \| Wero/ })
    const method = await ideal.getAttribute('name')
    await chooseRadio(page, page.locator(`input[type=radio][name="${method}"]`), ideal)
    await tabAndEnter(page, page.getByRole('button', { name: 'Naar controleren en betalen' }))
    await expect(heading(page)).toHaveText('Klopt alles?')
    await expect(heading(page)).toBeFocused()
    await tabAndEnter(page, page.getByRole('button', { name: 'Bestellen met betaalverplichting' }))
    await expect(page).toHaveURL(/\/test-provider\/pay\//)
  })
  await test.step('the provider is paid', async () => {
    await chooseRadio(page, page.getByRole('radio'), page.getByRole('radio', { name: /Betaald/ }))
    await tabAndEnter(page, page.getByRole('button', { name: 'Doorgaan' }))
    await expect(heading(page)).toHaveText('Bedankt voor je bestelling')
  })
})

test('a line that is taken out of the cart hands the focus to the next one, the last one to the heading', async ({
  page,
}) => {
  test.slow()
  await putInCart(page, 'vloerkleed-atlas-licht')
  await putInCart(page, 'gordijn-melk')
  const lines = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  await expect(lines).toHaveCount(2)
  const remove = (index: number) => lines.nth(index).getByRole('button', { name: /verwijderen$/ })
  await tabAndEnter(page, remove(0))
  await expect(lines).toHaveCount(1)
  await expect(lines.getByRole('heading').getByRole('link')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'is uit je winkelwagen gehaald' })).toBeAttached()
  await tabAndEnter(page, remove(0))
  await expect(heading(page)).toHaveText('Je winkelwagen')
  await expect(heading(page)).toBeFocused()
  await tabAndEnter(page, page.getByRole('button', { name: 'Cookie-instellingen' }))
  const bar = page.getByRole('region', { name: /^Cookies bij/ })
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cookie-instellingen' })).toBeFocused()
})

test('the filters of a phone keep the focus while one chooses, and give it back', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dekbed/')
  const button = page.getByRole('button', { name: /^Filteren/ })
  await tabAndEnter(page, button)
  const sheet = page.getByRole('dialog', { name: 'Filteren' })
  await expect(sheet.locator(':focus')).toHaveCount(1)
  const wool = sheet.getByRole('link', { name: /^Wol/ })
  await tabAndEnter(page, wool)
  await expect(page).toHaveURL('/dekbed/wol/')
  await expect(sheet.getByRole('button', { name: /^Bekijk \d+ product/ })).toBeVisible()
  // The address changes a moment before the page does: until then the link still leads to the choice.
  await expect(sheet.getByRole('link', { name: /^Wol.*gekozen/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/dekbed/')
  await expect(wool).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})
