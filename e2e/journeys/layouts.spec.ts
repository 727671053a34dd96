import { expect, type Page, test } from '@playwright/test'
import { consentCookie, tagManagerUrl } from '../support/consent.ts'
import { listEvents } from '../support/data-layer.ts'
import { addToCart, endPayment, openAddress, openPayment, putInCart } from '../support/shopper.ts'
import { touch } from '../support/touch.ts'

const visits = async (page: Page) => (await listEvents(page, 'page_visit')).length

test('[HF-01] the header counts favourites and pieces in the cart, and links to both', {
  tag: '@wide',
}, async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/dekbed/')
  await expect(header.getByRole('search')).toBeVisible()
  const favorites = header.getByRole('link', { name: /Favorieten/ })
  const cart = header.getByRole('link', { name: /[Ww]inkelwagen/ })
  await expect(favorites).toHaveAttribute('href', '/favorieten/')
  await expect(cart).toHaveAttribute('href', '/cart/')
  await expect(header.getByText(/artikel(en)? in je/)).toHaveCount(0)
  for (const [at, kept] of ['1', '2'].entries()) {
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /favorieten/i })
      .click()
    await expect(favorites).toContainText(kept)
  }
  await page.reload()
  await expect(favorites).toContainText('2')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favorieten/i })
    .click()
  await expect(favorites).toContainText('1')
  await addToCart(page, 'gordijn-melk')
  await expect(header.getByText('1 artikel in je')).toBeAttached()
  await page.getByRole('button', { name: /een meer$/ }).click()
  await expect(header.getByText('2 artikelen in je')).toBeAttached()
})

test('[HF-04] [HF-07] the alert bar leads to its action; the selling points stand in a row, on a phone one at a time', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  const { height = 900 } = page.viewportSize() ?? {}
  const usps = page.getByRole('region', { name: 'Onze voordelen' }).filter({ visible: true })
  await page.setViewportSize({ width: 768, height })
  await expect(usps.getByRole('button')).toHaveCount(0)
  const postcode = page.getByRole('link', { name: 'Je postcode' }).filter({ visible: true })
  await expect(postcode, 'beside the selling points').toHaveCount(1)
  for (const usp of await usps.getByRole('listitem').all()) await expect(usp).toBeVisible()
  await expect(usps.getByRole('listitem').first()).toHaveText('Bij elke bestelling een gratis voucher')
  await page.setViewportSize({ width: 767, height })
  await expect(postcode).toHaveCount(1)
  await touch(page)
  await expect(usps.getByRole('button', { name: 'Onze voordelen: stilzetten' })).toBeVisible()
  await expect(
    usps.getByRole('button', { name: 'Onze voordelen: stilzetten' }),
    'the hint says nothing twice',
  ).toHaveAccessibleDescription('')
  await page
    .getByRole('region', { name: 'Mededeling' })
    .getByRole('link', { name: /Black Friday/ })
    .click()
  await expect(page).toHaveURL('/black-friday/')
})

test('[LY-04] a new visitor is asked about cookies, and offered the newsletter five seconds later', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.clock.install()
  await page.goto('/')
  const bar = page.getByRole('region', { name: /^Cookies bij/ })
  await expect(bar).toBeVisible()
  // A visitor who has not chosen yet is offered nothing.
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const content = page.waitForResponse('**/v1/content/newsletter-popup')
  await bar.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(bar).toBeHidden()
  // Whoever goes through the page with the keyboard keeps the focus: it is offered in the first five seconds of rest.
  await page.clock.runFor(3_000)
  await page.keyboard.press('Tab')
  await page.clock.runFor(3_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(4_500)
  expect((await content).status()).toBe(200)
  await expect(page.getByRole('dialog', { name: /tegoed/ })).toBeVisible()
})

test('[LY-03] the checkout has its own header, three steps, and below it what builds trust', async ({
  page,
}) => {
  await openAddress(page, 'gordijn-melk')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /Sluimer/ })).toHaveAttribute('href', '/')
  await expect(header.getByRole('search')).toHaveCount(0)
  const steps = page.getByRole('navigation', { name: 'Voortgang van je bestelling' }).getByRole('listitem')
  await expect(steps).toHaveText([/Adres/, /Verzend- & betaalmethode/, /Betaling/])

  const { height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 993, height })
  const usp = header.getByText('Ook bezorgd in België')
  await expect(usp.first()).toBeVisible()
  await page.setViewportSize({ width: 992, height })
  await expect(usp.filter({ visible: true })).toHaveCount(0)

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Beoordeeld met een 4,3/5')).toBeVisible()
  await expect(footer.getByRole('link', { name: /meer dan 4.800 beoordelingen/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(footer.getByRole('list', { name: 'Volg ons' }).getByRole('link')).toHaveText([
    /Instagram/,
    /Pinterest/,
    /Facebook/,
  ])
  await header.getByRole('link', { name: /Terug/ }).click()
  await expect(page).toHaveURL('/cart/')
})

test('[HF-07] [LY-02] the cart, empty or not, has the header and shows how the shop is rated; while it changes there is a loading overlay', async ({
  page,
}) => {
  await test.step('[HF-07] it tells how the shop is rated, as an example', async () => {
    const rating = page.getByRole('contentinfo').getByRole('region', { name: 'Beoordeling van de winkel' })
    for (const goods of ['none', 'some']) {
      if (goods === 'some') await putInCart(page, 'gordijn-klei-verduisterend')
      else await page.goto('/cart/')
      await expect(rating).toContainText('8,7/10')
      await expect(rating).toContainText('26.000+ beoordelingen')
      await expect(rating).toContainText('voorbeeld')
    }
    await expect(page.getByText('Bij elke bestelling krijg je een voucher')).toBeVisible()
  })
  await test.step('[LY-02] it has the header and, while it changes, a loading overlay', async () => {
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
})

test('[LY-05] the error page stands on the bare layout, and paper has none of what only a screen can use', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/bestaat-niet.html')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
  await expect(page.getByRole('navigation', { name: /hoofd/i })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.goto('/service/retourneren/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['navigation', 'search', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  // Who sent it stands at the top of a sheet, as on a letter, beside the mark: below the words it filled a sheet of its own.
  await page.setViewportSize({ width: 794, height: 1123 })
  const seller = await page.getByRole('contentinfo').boundingBox()
  const mark = await page.getByRole('banner').getByRole('link').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!seller || !mark || !title) throw new Error('Paper lacks the seller, the mark or the title')
  expect(seller.y + seller.height).toBeLessThan(title.y)
  expect(seller.x).toBeGreaterThan(mark.x + mark.width)
  // On a screen it throws its ground below itself, which from there would cover the words.
  await expect(page.getByRole('contentinfo')).toHaveCSS('box-shadow', 'none')
})

test('[CA-05] the cart counts on every page, the visit is reported once, and the thank-you page loads no cart', async ({
  page,
  context,
  baseURL,
}) => {
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
  await openPayment(page, [])
  await endPayment(page, 'Betaald')
  await expect(page).toHaveURL(/\/checkout\/thankyou/)
  await expect(page.getByRole('link', { name: /Winkelwagen/ })).toHaveCount(0)
  await expect.poll(async () => (await listEvents(page, 'purchase')).length).toBe(1)
  expect(await visits(page)).toBe(0)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText(/artikel in je/)).toHaveCount(0)
})
