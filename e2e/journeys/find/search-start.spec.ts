import { expect, type Page, test } from '@playwright/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek een product, merk of categorie' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' })
/** Among the chosen filters on a wide screen, in the row of quick filters on a phone. */
const chip = (page: Page) => page.getByRole('main').getByRole('link', { name: /^tot €\s50,- verwijderen$/ })

/** Searches for something that exists, and waits until scripts have stored it, a moment after the page arrives. */
async function searchAndKeep(page: Page, text: string) {
  await page.goto(`/zoeken/?tn_q=${text}`)
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('recent-searches'))).toContain(text)
}

/** Takes off the filter that the search made from words about the price. */
async function takeOffPrice(page: Page) {
  await page.goto('/zoeken/?tn_q=dekbed+onder+50+euro')
  await expect(page.getByRole('heading', { name: 'Resultaten voor “dekbed”', level: 1 })).toBeVisible()
  await expect(chip(page)).toBeVisible()
  await chip(page).click()
  await expect(page).toHaveURL('/zoeken/?tn_q=dekbed')
  await expect(chip(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('[RT-07] [CT-05] a price in words is a filter that is shown and taken off', { tag: '@wide' }, async ({
  page,
}) => {
  await takeOffPrice(page)
})

test('[RT-07] a page of the service stands above the products that a text finds', async ({ page }) => {
  await page.goto('/zoeken/?tn_q=matras+retourneren')
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Klantenservice' })
  const product = page.getByRole('article').first()
  const [above, below] = [await pages.boundingBox(), await product.boundingBox()]
  expect((above?.y ?? Infinity) + (above?.height ?? Infinity)).toBeLessThanOrEqual(below?.y ?? 0)
  await pages.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[CT-12] an empty field offers departments, then what was searched and found, which can be wiped', async ({
  page,
}) => {
  await page.goto('/zoeken/?tn_q=qqxzqq')
  await searchAndKeep(page, 'fauteuil')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await field(page).focus()
  const searched = list(page).getByRole('group', { name: 'Eerder gezocht' })
  await expect(searched.getByRole('option')).toHaveText(['fauteuil', 'Wis wat je eerder zocht'])
  await expect(
    list(page).getByRole('group', { name: 'Afdelingen' }).getByRole('option').first(),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggesties/ })).toHaveCount(1)

  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/zoeken/?tn_q=fauteuil')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await field(page).focus()
  // The first arrow key would open a list that is not there yet.
  await expect(searched.getByRole('option')).toHaveCount(2)
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(searched).toBeHidden()
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => window.localStorage.getItem('recent-searches'))).toBeNull()
  await field(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  const department = list(page).getByRole('option', { selected: true })
  const target = await department.getAttribute('href')
  await field(page).press('Enter')
  await expect(page).toHaveURL(target ?? '-')
})

test('[CT-12] what was searched is wiped by a press, and leaving the field closes the list', async ({
  page,
}) => {
  await searchAndKeep(page, 'fauteuil')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await field(page).click()
  await list(page).getByRole('option', { name: 'Wis wat je eerder zocht' }).click()
  await expect(field(page)).toBeFocused()
  await expect(list(page).getByRole('group')).toHaveCount(1)
  // The magnifier is a part of the field.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
})

test('[CT-12] a text without suggestions says so, and departments lead on; a typing error is answered with what may have been meant', async ({
  page,
}) => {
  await test.step('[CT-12] a text without suggestions says so, and departments lead on', async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await field(page).pressSequentially('xqzwk')
    await expect(
      page.getByRole('search').first().getByText('Geen suggesties voor “xqzwk”').last(),
    ).toBeVisible()
    await field(page).press('ArrowDown')
    const department = list(page).getByRole('option', { selected: true })
    const target = await department.getAttribute('href')
    await field(page).press('Enter')
    await expect(page).toHaveURL(target ?? '-')
  })
  await test.step('[CT-12] a typing error is answered with what may have been meant', async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await field(page).pressSequentially('fautuil')
    const meant = list(page).getByRole('group', { name: 'Bedoel je' }).getByRole('option')
    await expect(meant).toHaveText('fauteuil')
    await field(page).press('ArrowDown')
    await expect(meant).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/zoeken/?tn_q=fauteuil')
  })
})

test('[ER-01] [CT-12] a failure closes an empty field’s list no later than one under a text', async ({
  page,
}) => {
  await page.route(/\/zoeken\/suggesties\//, (route) => route.abort())
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await field(page).focus()
  await expect(list(page)).toBeVisible()
  const logged = page.waitForEvent('console', (message) => message.text().includes('suggestions failed'))
  await field(page).pressSequentially('kussen')
  await logged
  await expect(list(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[HF-01] [RT-07] a price in words is a filter that is shown and taken off', async ({ page }) => {
    await takeOffPrice(page)
  })
})
