import { expect, test } from '@playwright/test'
import { isPhone } from '../support/device.ts'

test('[RT-05] from the blog to an article, its parts, and a product in it', async ({ page }) => {
  await page.goto('/blog/')
  await page
    .getByRole('navigation', { name: 'Onderwerpen' })
    .getByRole('link', { name: 'Slaapadvies' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slaapadvies' })).toBeVisible()
  await page.getByRole('link', { name: 'Welk matras past bij jou?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welk matras past bij jou?' })).toBeVisible()
  await expect(page.getByRole('main').locator('time')).toHaveText(/^\d{1,2} \w+ 20\d\d$/)

  if (isPhone()) await page.getByText('In dit artikel').filter({ visible: true }).click()
  const part = page.getByRole('link', { name: 'Wat weeg je ongeveer?' }).filter({ visible: true })
  await part.click()
  await expect(page).toHaveURL(/#wat-weeg-je-ongeveer$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Wat weeg je ongeveer?' })).toBeInViewport()
  // On a phone the rows of a wide table are cards, so nothing of it is beside the screen.
  await expect(page.getByRole('columnheader', { name: 'Korter dan 1,50 m' })).toBeVisible()
  const weights = page.getByRole('region', { name: /^Tabel: Gewicht/ })
  expect(await weights.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await expect(page.getByRole('region', { name: 'Lees ook' }).getByRole('article')).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Matras / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/matras-[a-z-]+\.html/)
})

test('[RT-05] the blog has pages that links lead through', async ({ page }) => {
  await page.goto('/blog/')
  await page.getByRole('link', { name: 'Oudere artikelen' }).click()
  await expect(page.getByText('Pagina 2 van 2')).toBeVisible()
  await page.getByRole('link', { name: 'Nieuwere artikelen' }).click()
  await expect(page).toHaveURL(/\/blog\/$/)

  // The feed can also be reached from outside the shop.
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const answer = await page.request.get(feed ?? '')
  expect(answer.headers()['content-type']).toContain('xml')
  expect((await answer.text()).match(/<item>/g)).toHaveLength(10)
})

test('[RT-05] inspiration shows rooms with what is in them', async ({ page }) => {
  await page.goto('/inspiratie/')
  await page.getByRole('link', { name: 'Een slaapkamer in salie' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Shop de look' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Boxspring Kwelder/ })).toBeVisible()
})

test('[RT-05] [API-07] text pages, the sitemap for people and texts below listings', async ({ page }) => {
  await page.goto('/textpage/?page=kortingscode')
  await expect(page).toHaveURL(/\/kortingscode\/$/)
  await page.getByText('Mijn code werkt niet. Wat nu?').click()
  await expect(page.getByText('Kijk eerst of hij nog geldig is')).toBeVisible()

  await page.goto('/sitemap/')
  await page.getByRole('main').getByRole('link', { name: 'Dekbedden', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Een dekbed kiezen in drie stappen' }),
  ).toBeVisible()
  await page.goto('/dekbed/?tn_sort=prijs-oplopend')
  await expect(page.getByRole('heading', { name: 'Een dekbed kiezen in drie stappen' })).toHaveCount(0)
})

test('[RT-11] the pages of barbecue and webshop have products and a text, those for customers are there', async ({
  page,
}) => {
  for (const [address, title] of [
    ['/barbecue/', 'Buiten koken, ook als het geen zomer is'],
    ['/webshop/', 'Zo werkt onze webshop'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  for (const address of ['/customer/', '/customer/account/', '/customer/account/login/']) {
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 200])
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('[RT-05] [VA-30] an old address leads on, by link and by hand, and nowhere outside the shop', async ({
  page,
  request,
}) => {
  const moved = await request.get('/dekbedden/?tn_q=dons', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/dekbed/?tn_q=dons'])
  const forward = await request.get('/redirect/?to=/dekbed/', { maxRedirects: 0 })
  expect([forward.status(), forward.headers().location]).toEqual([302, '/dekbed/'])
  for (const to of ['//evil.example', '/%5Cevil.example', 'https://evil.example/', ''])
    expect((await request.get(`/redirect/?to=${to}`, { maxRedirects: 0 })).status()).toBe(404)
  expect((await request.get('/dit-bestaat-niet/')).status()).toBe(404)

  // Inside the shop only a page's data is asked for; the redirect to its new address is followed all the same.
  await page.goto('/sitemap/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/merken/')
      history.pushState({}, '', '/sitemap/')
    })
    await page.goBack()
    await expect(page).toHaveURL(/\/brands\/$/, { timeout: 6000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Alle merken' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
