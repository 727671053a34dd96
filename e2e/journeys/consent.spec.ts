import { expect, type Page, test } from '@playwright/test'
import { newVisitor, tagManagerUrl } from '../support/consent.ts'
import { dataLayer } from '../support/data-layer.ts'
import { query } from '../support/database.ts'
import { openAddress } from '../support/shopper.ts'

test.use({ storageState: newVisitor })

const bar = (page: Page) => page.getByRole('region', { name: /^Cookies bij/ })
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookiebar')

/** Answers in place of the tag manager, and notes every call that leaves the shop. */
async function watchOthers(page: Page, shopUrl: string): Promise<string[]> {
  const calls: string[] = []
  const shop = new URL(shopUrl).origin
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop) calls.push(request.url())
  })
  await page.route(`${tagManagerUrl}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true' }),
  )
  return calls
}
const tagsRan = (page: Page) => page.evaluate(() => 'tagsRan' in window)

test('[SC-02] refusing is as easy as accepting, and nothing leaves the shop before or after it', async ({
  page,
  baseURL,
}) => {
  const others = await watchOthers(page, baseURL ?? '')
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  await test.step('the room that the bar takes is known to root and body alone, so that nothing else is styled anew', async () => {
    const room = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--room-below'))
    await expect.poll(() => room('body')).not.toBe('0px')
    expect(await room('body')).toBe(await room('html'))
    expect(await room('main')).toBe('0px')
  })
  expect(await dataLayer(page)).toBeUndefined()
  for (const box of await bar(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  const refuse = bar(page).getByRole('button', { name: 'Alles weigeren' })
  const accept = bar(page).getByRole('button', { name: 'Alles accepteren' })
  const look = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
    return {
      width: Math.round(width),
      height: Math.round(height),
      color,
      backgroundColor,
      fontSize,
      fontWeight,
    }
  }
  expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look))

  await refuse.click()
  await expect(bar(page)).toBeHidden()
  const cookie = await consentCookie(page)
  expect(cookie?.value).toMatch(/^time=20\d\d-.*&accepted=0&statistics=0&marketing=0/)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(390 * 24 * 60 * 60)
  await page.goto('/dekbed/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await dataLayer(page)).toBeUndefined()
  expect(others).toEqual([])
})

test('[SC-02] a visitor who answers by keyboard continues at the top of the page, which does not move', async ({
  page,
}) => {
  for (const name of ['Alles weigeren', 'Mijn keuze bewaren', 'Alles accepteren']) {
    await page.context().clearCookies()
    await page.goto('/gordijn-melk.html')
    await bar(page).getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    const isInPage = await page.evaluate(() => !!document.activeElement?.closest('main'))
    expect(isInPage).toBe(true)
  }
})

test('[SC-02] accepting brings in the tag manager alone, consent before it; the footer takes it back', async ({
  page,
  baseURL,
}) => {
  const others = await watchOthers(page, baseURL ?? '')
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Alles accepteren' }).click()
  await expect.poll(() => tagsRan(page)).toBe(true)
  expect(others).toEqual([expect.stringMatching(new RegExp(`^${tagManagerUrl}/gtm\\.js\\?id=GTM-`))])
  // The shop keeps the proof under a number from the visitor's own cookie.
  const findProof = async () => {
    const id = /&id=([0-9a-f-]{36})/.exec((await consentCookie(page))?.value ?? '')?.[1] ?? ''
    return query(
      'select statistics, marketing from consent_proof where visitor_id = $1 order by received_at',
      [id],
    )
  }
  const given = { statistics: true, marketing: true }
  await expect.poll(findProof).toEqual([given])
  const [first, second, third] = (await dataLayer(page)) ?? []
  expect(first).toMatchObject({ command: ['consent', 'default', { analytics_storage: 'denied' }] })
  const granted = {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  }
  expect(second).toMatchObject({ command: ['consent', 'update', granted] })
  expect(third).toMatchObject({ event: 'gtm.js' })

  await page.goto('/dekbed/')
  await expect.poll(() => tagsRan(page)).toBe(true)
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: new URL('/', page.url()).href }])
  others.length = 0
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
  await expect(bar(page)).toBeFocused()
  await expect(bar(page).getByLabel('Statistieken')).toBeChecked()
  await bar(page).getByRole('button', { name: 'Alles weigeren' }).click()
  await expect.poll(() => tagsRan(page).catch(() => true)).toBe(false)
  await expect(bar(page)).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  await expect.poll(findProof).toEqual([given, { statistics: false, marketing: false }])
  expect((await consentCookie(page))?.value).toContain('&accepted=0&')
  expect(others).toEqual([])
})

test('[SC-02] a part can be allowed, with the keyboard alone, and Escape leaves a choice as it was', async ({
  page,
  baseURL,
}) => {
  await watchOthers(page, baseURL ?? '')
  await page.goto('/')
  await bar(page).getByLabel('Statistieken').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Mijn keuze bewaren' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  expect((await consentCookie(page))?.value).toContain('accepted=0&statistics=1&marketing=0')
  expect((await dataLayer(page))?.[1]).toMatchObject({
    command: ['consent', 'update', { ad_storage: 'denied', analytics_storage: 'granted' }],
  })

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
  await settings.press('Enter')
  await expect(bar(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(settings).toBeFocused()
})

test('[SC-02] tags that a visitor allows do not run where they log in, whichever way they come there', async ({
  page,
  baseURL,
}) => {
  await watchOthers(page, baseURL ?? '')
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Alles accepteren' }).click()
  await expect.poll(() => tagsRan(page)).toBe(true)
  await page.getByRole('banner').locator('a[href="/account/"]').click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
  expect(await tagsRan(page)).toBe(false)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page).toHaveURL(/sitemap/)
  await page.reload()
  await expect.poll(() => tagsRan(page)).toBe(true)
  await page.goBack()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
  await expect.poll(() => tagsRan(page)).toBe(false)

  await openAddress(page, 'gordijn-melk')
  await expect.poll(() => tagsRan(page)).toBe(true)
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
  expect(await tagsRan(page)).toBe(false)
})
