import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'

const promise = (page: Page) =>
  page
    .getByRole('main')
    .locator('strong')
    .filter({ hasText: /in huis|kies zelf/ })
    .first()

test('[PD-01] [CA-01] [VA-07] a postcode is told once, and page and cart promise the day there', async ({
  page,
}) => {
  await page.goto('/hoofdkussen-wolkenveld.html')
  const onMainland = (await promise(page).textContent()) ?? ''
  await page.getByRole('main').getByRole('link', { name: 'Vul je postcode in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waar bezorgen we?' })).toBeVisible()
  await expectNoAxeFaults(page, 'the question for a postcode')
  const field = page.getByRole('textbox', { name: 'Postcode' })
  await field.fill('Texel')
  await page.getByRole('button', { name: 'Bewaar mijn postcode' }).click()
  await expect(field).toHaveAccessibleDescription(/vier cijfers en twee letters/)
  await field.fill('1791 AA')
  await page.getByRole('button', { name: 'Bewaar mijn postcode' }).click()
  await expect(page).toHaveURL(/hoofdkussen-wolkenveld\.html$/)
  await expect(page.getByRole('main').getByText('Bij bezorging op de Wadden')).toBeVisible()
  const onIsland = (await promise(page).textContent()) ?? ''
  expect(onIsland).not.toBe(onMainland)

  await test.step('a browser shows its digits, of which the page knows nothing', async () => {
    await page.reload()
    expect(await (await page.request.get(page.url())).text()).not.toContain('1791')
    const shown = page.getByRole('main').getByText('Bij bezorging op de Wadden').locator('span').first()
    const content = await shown.evaluate((span) => getComputedStyle(span, '::after').content)
    expect(content).toBe('" 1791"')
  })
  await test.step('the cart promises the same, and there it is forgotten', async () => {
    await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog').getByText(onIsland)).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click()
    await expect(page.getByRole('main').getByText(onIsland).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Bezorgen op de Wadden.*wijzig$/ })
      .click()
    await page.getByRole('button', { name: 'Vergeet mijn postcode' }).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByRole('main').getByText(onMainland).first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-01] [VA-07] a Belgian postcode is told with a plain form, and refused with its reason', async ({
    page,
  }) => {
    await page.goto('/mijn-postcode/?terug=/boxspring-rivierduin.html')
    await page.getByRole('radio', { name: 'België' }).check()
    await page.getByRole('textbox', { name: 'Postcode' }).fill('1012 AB')
    await page.getByRole('button', { name: 'Bewaar mijn postcode' }).click()
    await expect(page.getByText('Dit is een Nederlandse postcode.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'België' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Postcode' }).fill('9000')
    await page.getByRole('button', { name: 'Bewaar mijn postcode' }).click()
    await expect(page.getByRole('main').getByText('Bij bezorging in België')).toBeVisible()
    await expect(promise(page)).toContainText(/dinsdag|donderdag|zaterdag/)
  })
})
