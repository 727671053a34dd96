import { expect, type Response, test } from '@playwright/test'
import { plainPages } from '../support/pages.ts'
import { touch } from '../support/touch.ts'

/** A phone on a slow line asks for six files at a time, and waits for all of these before the page answers its touch. */
const mostScripts = 25

test('[RT-14] a page without a slash at its end moves there for good, with its query', async ({
  request,
}) => {
  const answer = await request.get('/slapen?tn_p=1', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/slapen/?tn_p=1')
})

test('[RT-14] the thank-you page, files and calls are left alone', async ({ request }) => {
  for (const path of ['/favicon.svg', '/openapi.json'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
  const thanks = await request.get('/checkout/thankyou', { maxRedirects: 0 })
  expect(thanks.headers().location).toBe('/cart/')
})

test('[ER-01] [RT-15] an unknown page is a 404 that says so', async ({ page }) => {
  for (const path of ['/bestaat-niet/', '/bestaat-niet.html', '/slapen/bestaat-niet/']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('This page could not be found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ga terug' })).toBeVisible()
  }
})

test('[RT-07] an empty cart leads on', async ({ page }) => {
  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: 'Er ligt nog niets in' })).toBeVisible()
  await page.goto('/checkout/')
  await expect(page).toHaveURL(/\/cart\/$/)
})

test('a page of any kind is ready with few scripts', async ({ request }) => {
  for (const path of plainPages) {
    const html = await (await request.get(path)).text()
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g))
    expect(scripts.size, path).toBeGreaterThan(0)
    expect(scripts.size, `${path}: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(mostScripts)
  }
})

test('[API-01] the service token never reaches the browser', async ({ page }) => {
  const checks: Promise<string | undefined>[] = []
  page.on('response', (response) => checks.push(addressOfLeak(response)))
  for (const path of ['/', '/dekbedovertrek/']) {
    await page.goto(path)
    const entry = page.waitForResponse(/\/assets\/entry\.client/)
    await touch(page)
    await entry
    await page.waitForLoadState('networkidle')
  }
  const leaks = (await Promise.all(checks)).filter((address) => address !== undefined)
  expect(checks.length).toBeGreaterThan(10)
  expect(leaks).toEqual([])
})

/** Returns the address of an answer that reveals a token, in its headers or its text. */
async function addressOfLeak(response: Response): Promise<string | undefined> {
  const headers = JSON.stringify(await response.allHeaders().catch(() => ({})))
  const body = await response.text().catch(() => '')
  return /bearer|access_token/i.test(headers + body) ? response.url() : undefined
}
