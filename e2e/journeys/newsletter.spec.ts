import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { popupAwaited } from '../support/consent.ts'
import { query } from '../support/database.ts'

test.use({ storageState: popupAwaited(process.env.SHOP_URL ?? 'http://localhost:3000') })

const anEmail = (name: string) => `${name}-${Date.now()}-${test.info().project.name}@voorbeeld.example`
const popup = (page: Page) => page.getByRole('dialog', { name: 'Krijg € 5,- tegoed van ons' })

/** Makes the page believe that the five seconds have passed, however late its scripts arrived. */
async function awaitPopup(page: Page) {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(popup(page)).toBeVisible({ timeout: 200 })
  }).toPass()
}

/** Returns the newest mail of a kind to an address, once it has been written. */
async function waitForMail(email: string, kind: string): Promise<string> {
  const find = () =>
    query<{ text: string }>(
      'select text from mail_message where recipient = $1 and kind = $2 order by id desc',
      [email, kind],
    )
  await expect.poll(async () => (await find()).length, { message: kind, timeout: 30_000 }).toBe(1)
  return (await find())[0]?.text ?? ''
}

const pathIn = (mail: string, page: string) =>
  new RegExp(`/nieuwsbrief/${page}/\\?code=[\\w.-]+`).exec(mail)?.[0] ?? ''

test('[SC-01] the popup comes after five seconds, never in the cart, and stays away once closed', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/cart/')
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('Krijg € 5,- tegoed van ons')

  await page.goto('/')
  await page.clock.runFor(4_000)
  await expect(popup(page)).toBeHidden()
  await awaitPopup(page)
  // The popup comes unasked: its title has the focus, and no control looks touched.
  await expect(popup(page).getByRole('heading', { name: 'Krijg € 5,- tegoed van ons' })).toBeFocused()
  await expect(popup(page).getByText('bestelling vanaf € 50')).toBeVisible()
  await expectNoAxeFaults(page, 'newsletter popup')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'newsletterpopup')
  expect(cookie?.value).toBe('1')
  await page.goto('/dekbed/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SC-01] [API-13] a signup is confirmed from the mail, earns its credit, and is ended from the next', async ({
  page,
}) => {
  test.slow()
  const email = anEmail('popup')
  await page.clock.install()
  await page.goto('/')
  await awaitPopup(page)
  await popup(page).getByLabel('E-mailadres').fill(email)
  await popup(page).getByRole('button', { name: 'Schrijf me in' }).click()
  const success = page.getByRole('dialog', { name: 'Inschrijven gelukt!' })
  await expect(success).toBeVisible()
  await expect(page).toHaveURL(/newsletter=succes/)
  await success.getByRole('button', { name: 'Verder winkelen' }).click()
  await expect(success).toBeHidden()
  await expect(page).not.toHaveURL(/newsletter/)
  // The address alone confirms it, at once; a mailing service of the shop's own leads back to this address.
  await page.goto('/dekbed/?newsletter=succes')
  await expect(success).toBeVisible()

  const confirmation = await waitForMail(email, 'newsletter_confirmation')
  await page.goto(pathIn(confirmation, 'bevestigen'))
  await expect(page.getByRole('heading', { name: 'Bevestig je inschrijving' })).toBeVisible()
  const state = () => query('select state from newsletter_subscriber where email = $1', [email])
  expect(await state()).toEqual([{ state: 'pending' }])
  await page.getByRole('button', { name: 'Ja, schrijf me in' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent ingeschreven' })).toBeVisible()
  const welcome = await waitForMail(email, 'newsletter_welcome')
  expect(welcome).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)

  await page.goto(pathIn(welcome, 'afmelden'))
  await page.getByRole('button', { name: 'Meld me af' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible()
  expect(await state()).toEqual([{ state: 'unsubscribed' }])
})

test('[ER-01] [SC-01] without its words, or switched off, the popup stays away; a signup that cannot be sent takes it away in silence', async ({
  page,
}) => {
  const words = '**/v1/content/newsletter-popup'
  await page.clock.install()
  await page.route(words, (route) => route.abort())
  let isAsked = false
  page.on('requestfailed', (call) => {
    isAsked ||= call.url().endsWith('/newsletter-popup')
  })
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(isAsked).toBe(true)
  }).toPass()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The popup does not come while staff have switched it off either.
  await page.unroute(words)
  let isAnswered = false
  page.on('response', (answer) => {
    isAnswered ||= answer.url().endsWith('/newsletter-popup')
  })
  await page.route(words, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), active: false } })
  })
  await page.goto('/gordijnen/')
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(isAnswered).toBe(true)
  }).toPass()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.unroute(words)
  await page.goto('/dekbed/')
  await awaitPopup(page)
  await page.route('**/nieuwsbrief/**', (route) => route.abort())
  await popup(page).getByLabel('E-mailadres').fill(anEmail('stil'))
  await popup(page).getByRole('button', { name: 'Schrijf me in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/dekbed\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dekbedden' })).toBeVisible()
})

test('[VA-04] an empty or wrong address is told below its field, which has the focus', async ({ page }) => {
  await page.goto('/nieuwsbrief/')
  const address = page.getByLabel('E-mailadres')
  for (const written of ['', 'geen adres']) {
    await address.fill(written)
    await page.getByRole('button', { name: 'Schrijf me in' }).click()
    await expect(address).toHaveAccessibleDescription(/e-mailadres/i)
    await expect(address).toBeFocused()
    await expect(address).toHaveValue(written)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[API-13] the page of the newsletter takes a signup', async ({ page }) => {
    const email = anEmail('pagina')
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nieuwsbrief' }).click()
    await page.getByRole('button', { name: 'Schrijf me in' }).click()
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/e-mailadres/i)
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Schrijf me in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inschrijven gelukt!' })).toBeVisible()
    await waitForMail(email, 'newsletter_confirmation')
  })
})
