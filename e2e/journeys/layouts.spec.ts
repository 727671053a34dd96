import { expect, type Page, test } from '@playwright/test'
import { consentCookie, tagManagerUrl } from '../support/consent.ts'
import { eventsOf } from '../support/data-layer.ts'
import { addToCart, aShopper, endPayment, goToPayment } from '../support/shopper.ts'

const visits = async (page: Page) => (await eventsOf(page, 'page_visit')).length

test('[LY-04] the default layout has header, page and footer', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /Sluimer/ })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Beoordeeld met een 4,3/5')
})

test('[LY-02] the cart has the header and, while it changes, a loading overlay', async ({ page }) => {
  await addToCart(page, 'gordijn-klei-verduisterend')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.route('**/cart/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('button', { name: /een meer$/ }).click()
  await expect(page.getByText('Je winkelwagen wordt bijgewerkt')).toBeVisible()
  await expect(page.getByText('Artikelen (2)')).toBeVisible()
  await expect(page.getByText('Je winkelwagen wordt bijgewerkt')).toBeHidden()
})

test('[LY-05] the error page stands on the bare layout', async ({ page }) => {
  await page.goto('/bestaat-niet.html')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: /hoofd/i })).toHaveCount(0)
})

test('[CA-05] the cart counts on every page, the visit is told once, and the thank-you page loads no cart', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await context.addCookies([consentCookie(baseURL ?? '', 1)])
  await page.route(`${tagManagerUrl}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await addToCart(page, 'gordijn-melk')
  await expect(page.getByRole('banner').getByText('1 artikel in je')).toBeAttached()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de voorpagina/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => visits(page)).toBe(1)
  await page.goto('/checkout/')
  await goToPayment(page, aShopper())
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  await expect(page.getByRole('link', { name: /Winkelwagen/ })).toHaveCount(0)
  await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1)
  expect(await visits(page)).toBe(0)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText(/artikel in je/)).toHaveCount(0)
})
